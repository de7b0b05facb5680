import {Client} from '@urql/core'
import {beforeEach, describe, expect, test, vi} from 'vitest'
import type {OutboxEntry, StudentOperation} from '../../../machines/outbox/outbox.types.ts'
import {answerEntry} from '../../models/outbox/outbox.model.ts'
import {postExchange} from '../../../src/services/platform/postExchange.ts'

const start = Date.parse('2026-11-21T12:00:00.000Z')

/** What the server says to each write by its key; others are taken. Keys that reached it are in `sent`. */
type Server = {readonly replies: Map<string, () => Response>; isReady: boolean; readonly sent: string[]; now: number}

const failure = (code: string) => () => Response.json({errors: [{message: code, extensions: {code}}]})
const status = (code: number) => () => new Response('<html>', {status: code, headers: {'content-type': 'text/html'}})

let kept: Map<string, string>

/** The page as it is after a load: what the tab keeps is what is left of the one before. */
async function load(server: Server) {
  vi.resetModules()
  const [{deliver}, {serverClock}] = await Promise.all([
    import('../../../src/app/deliver.ts'),
    import('../../../src/services/platform/clock.ts'),
  ])
  vi.spyOn(serverClock, 'now').mockImplementation(() => server.now)
  vi.stubGlobal('fetch', async () => new Response(null, {status: server.isReady ? 200 : 503}))
  const client = new Client({
    url: 'http://127.0.0.1/graphql',
    preferGetMethod: false,
    exchanges: [postExchange],
    fetch: async (_url, init) => {
      const {variables}: {variables: {idempotencyKey: string}} = JSON.parse(String(init?.body))
      server.sent.push(variables.idempotencyKey)
      return (
        server.replies.get(variables.idempotencyKey)?.() ??
        Response.json({data: {createOneAnswer: {__typename: 'Question'}}})
      )
    },
  })
  const outcomes = async (...entries: readonly OutboxEntry[]) => {
    const deliveries = await deliver(
      client,
      // All of them are writes of students.
      {entries: entries as readonly OutboxEntry<StudentOperation>[], unkept: entries.map(({key}) => key)},
      new AbortController().signal,
    )
    return deliveries.map(({outcome}) => outcome)
  }
  return {outcomes}
}

const newServer = (replies: Readonly<Record<string, () => Response>>): Server => ({
  replies: new Map(Object.entries(replies)),
  isReady: true,
  sent: [],
  now: start,
})

/** Sends an entry so often, so many seconds apart; the last outcome. */
async function insist(server: Server, times: number, seconds = 60) {
  const {outcomes} = await load(server)
  const all = []
  for (let time = 0; time < times; time += 1) {
    all.push(...(await outcomes(answerEntry('a1'))))
    server.now += seconds * 1_000
  }
  return all.at(-1)
}

beforeEach(() => {
  kept = new Map()
  vi.stubGlobal('navigator', {locks: undefined, onLine: true})
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
  })
  return () => {
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  }
})

const setAside = {kind: 'refused', code: 'INTERNAL'}
const waits = {kind: 'unreachable'}

test('without locks and without a database answers are sent', async () => {
  const {outcomes} = await load(newServer({}))
  expect(await outcomes(answerEntry('a1'), answerEntry('b1', 'lesson-2'))).toEqual([
    {kind: 'confirmed'},
    {kind: 'confirmed'},
  ])
})

describe('a write that the server fails at', () => {
  test.each([
    ['INTERNAL', failure('INTERNAL')],
    ['a name nobody knows', failure('SOMETHING_ELSE')],
    ['a proxy that does not let it pass', status(403)],
    ['a proxy for which it is too large', status(413)],
    ['a reply without words', status(500)],
  ])('with %s is tried six times over three minutes, and then set aside', async (_how, reply) => {
    expect(await insist(newServer({a1: reply}), 5)).toEqual(waits)
    expect(await insist(newServer({a1: reply}), 1)).toEqual(waits)
    kept.clear()
    expect(await insist(newServer({a1: reply}), 6)).toEqual(setAside)
  })

  test('six times within a minute waits on', async () => {
    expect(await insist(newServer({a1: failure('INTERNAL')}), 6, 5)).toEqual(waits)
  })

  test.each([
    ['the server is busy', failure('UNAVAILABLE')],
    ['the student sends too much', failure('RATE_LIMITED')],
    ['a gateway finds no server', status(502)],
    ['a proxy says "too many"', status(429)],
  ])('because %s waits on, however often', async (_why, reply) => {
    expect(await insist(newServer({a1: reply}), 20)).toEqual(waits)
  })

  test('while the server is not well waits on', async () => {
    const server = {...newServer({a1: failure('INTERNAL')}), isReady: false}
    expect(await insist(server, 20)).toEqual(waits)
  })

  test('is counted on after a reload', async () => {
    const server = newServer({a1: failure('INTERNAL')})
    expect(await insist(server, 3)).toEqual(waits)
    expect(await insist(server, 3)).toEqual(setAside)
  })

  test('is counted anew once it was taken', async () => {
    const server = newServer({a1: failure('INTERNAL')})
    await insist(server, 5)
    server.replies.clear()
    expect(await insist(server, 1)).toEqual({kind: 'confirmed'})
    server.replies.set('a1', failure('INTERNAL'))
    expect(await insist(server, 1)).toEqual(waits)
  })

  test('that was set aside, and is sent once more in vain, is set aside again at once', async () => {
    const server = newServer({a1: failure('INTERNAL')})
    await insist(server, 6)
    expect(await insist(server, 1)).toEqual(setAside)
  })
})
