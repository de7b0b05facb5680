import {type Client, CombinedError} from '@urql/core'
import {GraphQLError} from 'graphql'
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest'
import {createActor, type PromiseActorLogic, toPromise} from 'xstate'
import type {ThemeWish} from '../../../machines/themes/themeExtra.types.ts'
import {loadDaysWith, loadMovedWith, moveStudyWith} from '../../../src/services/agenda/moveStudy.actors.ts'
import {themeDeliveries} from '../../../src/services/themes/deliveries.ts'
import {preCourseStore} from '../../../src/services/themes/preCourseStore.ts'
import {createThemeExtraWith} from '../../../src/services/themes/themeExtra.actors.ts'
import {loadThemesWith} from '../../../src/services/themes/themes.actors.ts'

type Reply = {readonly data?: unknown; readonly error?: CombinedError}

const lost = new CombinedError({networkError: new Error('socket hang up')})
const refused = (code: string) => new CombinedError({graphQLErrors: [new GraphQLError('no', {extensions: {code}})]})

/** A client that replies as told, to each mutation in turn, to a read over the network and to one of the device's cache. */
function clientWith(replies: {
  readonly mutations?: readonly Reply[]
  readonly network?: Reply
  readonly cache?: Reply
}) {
  const asked: unknown[] = []
  const waiting = [...(replies.mutations ?? [])]
  const client = {
    mutation: (_: unknown, variables: unknown) => {
      asked.push(variables)
      return {toPromise: () => Promise.resolve(waiting.shift() ?? {})}
    },
    query: (_document: unknown, _variables: unknown, {requestPolicy}: {requestPolicy: string}) => ({
      toPromise: () => Promise.resolve((requestPolicy === 'network-only' ? replies.network : replies.cache) ?? {}),
    }),
  }
  // The two operations that the services use, of the many that a client has.
  return {asked, client: client as unknown as Client}
}

/** Runs one request to its end. */
function ask<Output, Input>(logic: PromiseActorLogic<Output, Input>, input: Input): Promise<Output> {
  const actor = createActor<PromiseActorLogic<Output, Input>>(logic, {input})
  actor.subscribe({error: () => undefined})
  actor.start()
  return toPromise(actor)
}

function memory(): Storage {
  const kept = new Map<string, string>()
  return {
    get length() {
      return kept.size
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
    removeItem: (name) => void kept.delete(name),
    clear: () => kept.clear(),
  }
}

beforeEach(() => {
  vi.stubGlobal('navigator', {onLine: true})
  vi.stubGlobal('localStorage', memory())
})
afterEach(() => vi.unstubAllGlobals())

const row = {
  lessonId: 'l1',
  leaf: ['Cirurgia', 'Trauma'],
  relevance: 0.01,
  phase: 1,
  enableAfter: '2026-03-09T03:00:00.000Z',
  isPreCourse: false,
  theoreticalStudyFinishedAt: null,
  hasVideos: true,
}
const theme = {
  lessonId: 'l1',
  leaf: ['Cirurgia', 'Trauma'],
  relevance: 0.01,
  phase: 1,
  enableAfter: Date.parse('2026-03-09T03:00:00Z'),
  isPreCourse: false,
  finishedAt: null,
  hasVideos: true,
}

describe('the themes', () => {
  test('are read from the server', async () => {
    const {client} = clientWith({
      network: {data: {customRelevances: [row, {...row, theoreticalStudyFinishedAt: '2026-03-10T13:00:00Z'}]}},
    })
    expect(await ask(loadThemesWith(client), undefined)).toEqual({
      themes: [theme, {...theme, finishedAt: Date.parse('2026-03-10T13:00:00Z')}],
      isFromDevice: false,
    })
  })

  test('without network are what this device last heard', async () => {
    const {client} = clientWith({network: {error: lost}, cache: {data: {customRelevances: [row]}}})
    expect(await ask(loadThemesWith(client), undefined)).toEqual({themes: [theme], isFromDevice: true})
  })

  test('that neither knows are not there', async () => {
    vi.stubGlobal('navigator', {onLine: false})
    const {client} = clientWith({network: {error: lost}})
    await expect(ask(loadThemesWith(client), undefined)).rejects.toMatchObject({failure: 'offline'})
  })
})

describe('an extra of a theme', () => {
  const wish: ThemeWish = {kind: 'questions', lessonId: 'l1', leaf: ['Cirurgia', 'Trauma'], key: 'k1'}
  const studied: ThemeWish = {...wish, kind: 'video'}
  const now = () => Date.parse('2026-03-10T15:00:00Z')
  const makerOf = (client: Client, at = now) => createThemeExtraWith({client, uid: 'ana', now: at})
  const made = {data: {createQuestionActivity: {_id: 'e1', calendarDate: '20260310'}}}
  const keys = (asked: readonly unknown[]) =>
    asked.map((variables) =>
      typeof variables === 'object' && variables && 'idempotencyKey' in variables ? variables.idempotencyKey : null,
    )

  test('of questions asks for five commented ones of six years and says where they stand', async () => {
    const world = clientWith({mutations: [made]})
    expect(await ask(makerOf(world.client), wish)).toEqual({
      path: '/atividades-extras/questao?date=20260310&a=e1&de=temas',
    })
    expect(world.asked).toEqual([
      {
        input: {
          classification: [['Cirurgia', 'Trauma']],
          count: 5,
          difficulty: [],
          history: [],
          uf: null,
          institution: null,
          onlyWithComments: true,
          minYear: 2021,
          maxYear: 2026,
          examMode: false,
          timeLimit: null,
        },
        idempotencyKey: 'k1',
      },
    ])
  })

  test.each([
    ['at noon', '2026-03-10T15:00:00Z', '20260310'],
    ['after midnight, when the study day is still the one before', '2026-03-11T05:30:00Z', '20260311'],
  ])('of a study opens on its videos %s', async (_when, instant, date) => {
    const world = clientWith({mutations: [{data: {createTheoreticalExtraActivity: {_id: 'e 2'}}}]})
    expect(
      await ask(
        makerOf(world.client, () => Date.parse(instant)),
        studied,
      ),
    ).toEqual({
      path: `/atividades-extras/estudo-teorico/video?date=${date}&a=e+2&de=temas`,
    })
    expect(world.asked).toEqual([{classification: ['Cirurgia', 'Trauma'], idempotencyKey: 'k1'}])
  })

  test('is asked for under the first key until there is a reply, from another tab and after a reload too', async () => {
    const world = clientWith({mutations: [{error: lost}, {error: refused('INTERNAL')}, made, made]})
    await expect(ask(makerOf(world.client), wish)).rejects.toMatchObject({failure: 'unreachable'})
    await expect(ask(makerOf(world.client), {...wish, key: 'k2'})).rejects.toMatchObject({
      failure: 'unreachable',
    })
    await ask(makerOf(world.client), {...wish, key: 'k3'})
    await ask(makerOf(world.client), {...wish, key: 'k4'})
    expect(keys(world.asked)).toEqual(['k1', 'k1', 'k1', 'k4'])
  })

  test('that was refused says by what name, and the next is another wish', async () => {
    const world = clientWith({mutations: [{error: refused('NO_QUESTION_FOUND')}, made]})
    await expect(ask(makerOf(world.client), wish)).rejects.toMatchObject({
      failure: 'refused',
      code: 'NO_QUESTION_FOUND',
    })
    await ask(makerOf(world.client), {...wish, key: 'k2'})
    expect(keys(world.asked)).toEqual(['k1', 'k2'])
  })

  test('of the next day is another wish', async () => {
    const world = clientWith({mutations: [{error: lost}, made]})
    await expect(ask(makerOf(world.client), wish)).rejects.toMatchObject({failure: 'unreachable'})
    await ask(
      makerOf(world.client, () => now() + 86_400_000),
      {...wish, key: 'k2'},
    )
    expect(keys(world.asked)).toEqual(['k1', 'k2'])
  })
})

test('the pre-course is hidden until this device is told otherwise; what it cannot read is the default', () => {
  expect(preCourseStore.read()).toBe(false)
  preCourseStore.write(true)
  expect(preCourseStore.read()).toBe(true)
  localStorage.setItem('aristo.account.preCourse', '{"version":1,"value":"sim"}')
  expect(preCourseStore.read()).toBe(false)
})

test('a finished theme is sent with the key of its write', async () => {
  const world = clientWith({mutations: [{data: {}}]})
  const entry = {
    operation: 'finishTheoreticalStudy',
    input: {lesson: 'l1'},
    key: 'k1',
    lane: 'themes',
    owner: 'u1',
    requestedAt: 0,
    attempts: 0,
    refusal: null,
  } as const
  expect(await themeDeliveries.finishTheoreticalStudy(world.client, entry)).toEqual({kind: 'confirmed'})
  expect(world.asked).toEqual([{lesson: 'l1', idempotencyKey: 'k1'}])
})

describe('the move of a study', () => {
  test('names its days, its move and its refusal', async () => {
    const world = clientWith({
      network: {data: {movableStudyDays: ['20260312'], movedStudy: {lessonTitle: 'Sepse', to: '20260312'}}},
      mutations: [{data: {moveTheoreticalStudy: {}}}, {error: refused('STUDY_ALREADY_MOVED')}],
    })
    const wish = {lessonId: 'l1', to: '20260312', key: 'k1'}
    expect(await ask(loadDaysWith(world.client), undefined)).toEqual(['20260312'])
    expect(await ask(loadMovedWith(world.client), undefined)).toEqual({lessonTitle: 'Sepse', to: '20260312'})
    await ask(moveStudyWith(world.client), wish)
    await expect(ask(moveStudyWith(world.client), {...wish, key: 'k2'})).rejects.toMatchObject({
      failure: 'refused',
      code: 'STUDY_ALREADY_MOVED',
    })
    expect(world.asked).toEqual([
      {lesson: 'l1', to: '20260312', idempotencyKey: 'k1'},
      {lesson: 'l1', to: '20260312', idempotencyKey: 'k2'},
    ])
  })

  test('of a day from which nothing was moved is none', async () => {
    const {client} = clientWith({network: {data: {movedStudy: null}}})
    expect(await ask(loadMovedWith(client), undefined)).toBeNull()
  })
})
