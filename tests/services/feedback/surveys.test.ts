import {beforeEach, describe, expect, test, vi} from 'vitest'
import {createActor, type PromiseActorLogic, toPromise} from 'xstate'
import type {FeedbackCall} from '../../../domain/feedback/calls.ts'
import type {OutboxEntry} from '../../../machines/outbox/outbox.types.ts'

type Asked = {readonly url: string; readonly init: RequestInit | undefined}

const surveys = vi.hoisted(() => ({url: '/', ratedFeatures: [], npsForm: 'survey'}))
vi.mock('../../../src/services/platform/config.ts', () => ({clientConfig: async () => ({surveys})}))
vi.mock('../../../src/services/platform/identity.ts', () => ({tokensOf: () => async () => 'token'}))

/** The survey service as the test has it reply; `/ready` says whether the server is well otherwise. */
function serve(reply: () => Response | Promise<Response>, isReady = true): Asked[] {
  const asked: Asked[] = []
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (url === '/ready') return new Response(null, {status: isReady ? 200 : 503})
    asked.push({url, init})
    return reply()
  })
  return asked
}

function ask<Output>(logic: PromiseActorLogic<Output>): Promise<Output> {
  const actor = createActor(logic)
  actor.subscribe({error: () => undefined})
  actor.start()
  return toPromise(actor)
}

const call: FeedbackCall = {
  path: '/nps-feature/submit',
  body: {featureId: 'decks', score: 4, userFeedback: '', isUserParticipatingInTest: false},
}
const entry: OutboxEntry<'sendFeedback'> = {
  operation: 'sendFeedback',
  input: call,
  key: 'chave',
  lane: 'feedback',
  owner: 'ana',
  requestedAt: 0,
  attempts: 0,
  refusal: null,
}

beforeEach(() => {
  surveys.url = '/'
  vi.stubGlobal('navigator', {onLine: true})
  vi.stubGlobal('addEventListener', () => undefined)
  return () => vi.unstubAllGlobals()
})

const load = () =>
  Promise.all([
    import('../../../src/services/feedback/surveys.ts'),
    import('../../../src/services/feedback/deliveries.ts'),
  ])

describe('what is told', () => {
  const deliver = async () => {
    const [, {feedbackDeliveries}] = await load()
    // The client of GraphQL has no part in it.
    return feedbackDeliveries.sendFeedback(undefined as never, entry)
  }

  test('goes to the path of the call, under the key of its entry, with the token of the student', async () => {
    const asked = serve(() => Response.json({ok: true}))
    expect(await deliver()).toEqual({kind: 'confirmed'})
    const headers = new Headers(asked[0]?.init?.headers)
    expect([
      asked[0]?.url,
      asked[0]?.init?.method,
      JSON.parse(String(asked[0]?.init?.body)),
      ...['authorization', 'idempotency-key', 'content-type'].map((name) => headers.get(name)),
    ]).toEqual(['/nps-feature/submit', 'POST', call.body, 'Bearer token', 'chave', 'application/json'])
  })

  test('goes to another host when the deployment names one', async () => {
    surveys.url = 'https://pesquisas.example/v1/'
    const asked = serve(() => Response.json({ok: true}))
    await deliver()
    expect(asked[0]?.url).toBe('https://pesquisas.example/v1/nps-feature/submit')
  })

  test.each([
    [400, 'BAD_INPUT', {kind: 'refused', code: 'BAD_INPUT'}],
    [401, 'UNAUTHENTICATED', {kind: 'unauthenticated'}],
    [403, 'FORBIDDEN', {kind: 'unreachable'}],
    [409, 'ALREADY_ANSWERED', {kind: 'refused', code: 'ALREADY_ANSWERED'}],
    [429, 'RATE_LIMITED', {kind: 'unreachable'}],
    [503, 'UNAVAILABLE', {kind: 'unreachable'}],
  ])('and is answered with %i %s', async (status, error, outcome) => {
    serve(() => Response.json({error}, {status}))
    expect(await deliver()).toEqual(outcome)
  })

  test('and is lost on the way: it is sent again', async () => {
    serve(() => Promise.reject(new TypeError('failed to fetch')))
    expect(await deliver()).toEqual({kind: 'unreachable'})
  })

  test('and a server fails at it that is otherwise well', async () => {
    serve(() => new Response('<html>', {status: 500}))
    expect(await deliver()).toEqual({kind: 'faulted'})
  })
})

describe('what is asked', () => {
  test.each([
    ['true', true],
    ['true\n', true],
    ['false', false],
    ['talvez', false],
    ['', false],
  ])('whether the survey is due is answered with %j', async (text, isDue) => {
    const asked = serve(() => new Response(text))
    const [{shouldExecuteWith}] = await load()
    expect(await ask(shouldExecuteWith('ana'))).toBe(isDue)
    expect(asked[0]?.url).toBe('/nps/should-execute')
  })

  test.each([
    [{canExecute: false}, null],
    [
      {canExecute: true, id: 's1', title: 'Semana', url: 'https://forms.example/a'},
      {id: 's1', title: 'Semana', url: 'https://forms.example/a'},
    ],
  ])('which survey is open is answered with %j', async (reply, survey) => {
    serve(() => Response.json(reply))
    const [{readSurveyWith}] = await load()
    expect(await ask(readSurveyWith('ana'))).toEqual(survey)
  })

  test.each([
    {canExecute: true, id: 's1', title: 'Semana', url: 'javascript:alert(1)'},
    {canExecute: true, id: 's1', title: 'Semana', url: 'http://forms.example'},
    {canExecute: 'sim'},
    'true',
  ])('a survey such as %j is none', async (reply) => {
    serve(() => Response.json(reply))
    const [{readSurveyWith}] = await load()
    await expect(ask(readSurveyWith('ana'))).rejects.toThrow(/Invalid|Expected/u)
  })

  test.each([
    [403, 'refused'],
    [500, 'unreachable'],
  ])('a service that answers %i is a failure', async (status, failure) => {
    serve(() => new Response(null, {status}))
    const [{shouldExecuteWith}] = await load()
    await expect(ask(shouldExecuteWith('ana'))).rejects.toMatchObject({failure})
  })
})
