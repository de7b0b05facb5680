import {type Client, CombinedError} from '@urql/core'
import {GraphQLError} from 'graphql'
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest'
import {createActor, type PromiseActorLogic, toPromise} from 'xstate'
import {
  readFavoriteWith,
  readRateWith,
  saveFavoriteWith,
  saveRateWith,
  sendReportWith,
} from '../../src/services/study/feedback.actors.ts'

type Reply = {readonly data?: unknown; readonly error?: CombinedError}
type Replies = {readonly mutation?: Reply; readonly network?: Reply; readonly cache?: Reply}

const lost = new CombinedError({networkError: new Error('socket hang up')})
const refused = new CombinedError({graphQLErrors: [new GraphQLError('no', {extensions: {code: 'BAD_INPUT'}})]})

/** A client that replies as told, to a mutation, to a read over the network and to one of the device's cache. */
function clientWith({mutation = {}, network = {}, cache = {}}: Replies) {
  const asked: unknown[] = []
  const client = {
    mutation: (_: unknown, variables: unknown) => {
      asked.push(variables)
      return {toPromise: () => Promise.resolve(mutation)}
    },
    query: (_: unknown, variables: unknown, {requestPolicy}: {requestPolicy: string}) => {
      asked.push([requestPolicy, variables])
      return {toPromise: () => Promise.resolve(requestPolicy === 'network-only' ? network : cache)}
    },
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

const video = {document: 'video-1', type: 'video'} as const

beforeEach(() => {
  vi.stubGlobal('navigator', {onLine: true})
})
afterEach(() => vi.unstubAllGlobals())

describe('a favourite', () => {
  test('is read from the server', async () => {
    const world = clientWith({network: {data: {favoriteOne: {enabled: true}}}})
    expect(await ask(readFavoriteWith(world.client), video)).toBe(true)
    expect(world.asked).toEqual([['network-only', video]])
  })

  test('without network is what this device last heard', async () => {
    const world = clientWith({network: {error: lost}, cache: {data: {favoriteOne: {enabled: true}}}})
    expect(await ask(readFavoriteWith(world.client), video)).toBe(true)
  })

  test('that neither server nor device knows is a failure', async () => {
    vi.stubGlobal('navigator', {onLine: false})
    const world = clientWith({network: {error: lost}, cache: {data: null}})
    await expect(ask(readFavoriteWith(world.client), video)).rejects.toMatchObject({
      name: 'RequestError',
      failure: 'offline',
    })
  })

  test('is changed under its key, and the server has the last word', async () => {
    const world = clientWith({mutation: {data: {favoriteCreateOrDelete: {enabled: false}}}})
    expect(await ask(saveFavoriteWith(world.client), {...video, isOn: true, key: 'key-1'})).toBe(false)
    expect(world.asked).toEqual([{input: {...video, enabled: true}, idempotencyKey: 'key-1'}])
  })
})

describe('a rating', () => {
  test.each([
    [null, null],
    [undefined, null],
    [0.6, 0.6],
  ])('stored as %s is read as %s', async (rate, read) => {
    expect(await ask(readRateWith(clientWith({network: {data: {rateOne: {rate}}}}).client), video)).toBe(read)
  })

  test('is sent under its key', async () => {
    const world = clientWith({mutation: {data: {rateCreateOrUpdate: {rate: 0.8}}}})
    expect(await ask(saveRateWith(world.client), {...video, rate: 0.8, key: 'key-1'})).toBe(0.8)
    expect(world.asked).toEqual([{...video, rate: 0.8, idempotencyKey: 'key-1'}])
  })

  test('that is lost on the way is a failure', async () => {
    await expect(
      ask(saveRateWith(clientWith({mutation: {error: lost}}).client), {...video, rate: 0.8, key: 'key-1'}),
    ).rejects.toMatchObject({failure: 'unreachable'})
  })
})

describe('a report', () => {
  const sent = {...video, reason: 'outdated', body: '  Diretriz de 2019. ', key: 'key-1'} as const

  test('says its reason in words', async () => {
    const world = clientWith({mutation: {data: {reportCreateOne: true}}})
    await ask(
      sendReportWith(world.client, (reason) => `words of ${reason}`),
      sent,
    )
    const input = {body: 'Diretriz de 2019.', contentId: 'video-1', contentType: 'video', title: 'words of outdated'}
    expect(world.asked).toEqual([{input, idempotencyKey: 'key-1'}])
  })

  test.each([
    ['refuses', {mutation: {error: refused}}],
    ['answers with false', {mutation: {data: {reportCreateOne: false}}}],
  ])('that the server %s fails for good', async (_, replies) => {
    await expect(ask(sendReportWith(clientWith(replies).client, String), sent)).rejects.toMatchObject({
      failure: 'refused',
    })
  })
})
