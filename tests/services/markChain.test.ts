import {createHash} from 'node:crypto'
import {beforeEach, expect, test, vi} from 'vitest'
import {markText} from '../../domain/exam/markChain.ts'
import type {OutboxEntry} from '../../machines/outbox/outbox.types.ts'

const at = '2026-11-22T17:00:00.000Z'
const entry = (key: string, selected: number, activity = 'm1', owner = 'ana'): OutboxEntry => ({
  operation: 'createOrUpdateOnePreChoice',
  input: {question: 'q1', selected, activity, dateNow: at},
  key,
  lane: activity,
  owner,
  requestedAt: 0,
  attempts: 0,
  refusal: null,
})
const hashOf = (link: {chain: string; seq: number; prev: string}, selected: number) =>
  createHash('sha256')
    .update(markText('m1', link, {madeAt: Date.parse(at), items: [{questionId: 'q1', selected, essay: null}]}))
    .digest('hex')

/** The page as it is after a reload: what is kept on the device is what is left. */
async function load() {
  vi.resetModules()
  return import('../../src/services/exam/markChain.ts')
}

let kept: Record<string, string>
beforeEach(() => {
  kept = {}
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept[name] ?? null,
    setItem: (name: string, text: string) => void (kept[name] = text),
  })
  return () => vi.unstubAllGlobals()
})

test('a chain goes on with each mark that the server has taken, also after a reload', async () => {
  const {linked} = await load()
  const first = await linked(entry('k1', 0), [])
  expect(first?.link).toMatchObject({seq: 1, prev: ''})
  first?.confirm()
  const again = await load()
  const second = await again.linked(entry('k2', 1), [])
  expect(second?.link).toEqual({chain: first?.link.chain, seq: 2, prev: first && hashOf(first.link, 0)})
})

test('a mark that is sent again has the same place', async () => {
  const {linked} = await load()
  const first = await linked(entry('k1', 0), [])
  expect((await linked(entry('k1', 0), []))?.link).toEqual(first?.link)
})

test('a mark that was taken and is sent once more does not go on with the chain', async () => {
  const {linked} = await load()
  const first = await linked(entry('k1', 0), [])
  first?.confirm()
  const again = await load()
  expect(await again.linked(entry('k1', 0), [])).toBeNull()
  expect((await again.linked(entry('k2', 1), []))?.link.seq).toBe(2)
})

test('the device commits itself to what waits behind a mark', async () => {
  const {linked} = await load()
  const start: OutboxEntry = {...entry('f', 0), operation: 'finishMockExam', input: {activityId: 'm1', dateNow: at}}
  const first = await linked(entry('k1', 0), [entry('k2', 1), start, entry('k3', 2)])
  first?.confirm()
  const second = await linked(entry('k2', 1), [entry('k3', 2)])
  second?.confirm()
  const third = await linked(entry('k3', 2), [])
  expect(first?.commit).toEqual(second?.commit)
  expect(first?.commit).toEqual({seq: 3, hash: third && hashOf(third.link, 2)})
  expect(third?.commit).toBeNull()
})

test('each student and each exam has a chain of its own, and the start has it already', async () => {
  const {chainOf, linked} = await load()
  const {chain} = chainOf({owner: 'ana', activity: 'm1'})
  const links = await Promise.all(
    [entry('k1', 0), entry('k2', 0, 'm2'), entry('k3', 0, 'm1', 'eva')].map((one) => linked(one, [])),
  )
  expect(links[0]?.link.chain).toBe(chain)
  expect(new Set(links.map((one) => one?.link.chain)).size).toBe(3)
})

test('the chain lives in memory where storage refuses', async () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('closed')
    },
    setItem: () => {
      throw new Error('closed')
    },
  })
  const {linked} = await load()
  const first = await linked(entry('k1', 0), [])
  first?.confirm()
  expect((await linked(entry('k2', 1), []))?.link).toMatchObject({chain: first?.link.chain, seq: 2})
})

test('where the browser has no SHA-256 marks are sent without a chain', async () => {
  vi.stubGlobal('crypto', {randomUUID: () => 'random'})
  const {linked} = await load()
  expect(await linked(entry('k1', 0), [])).toBeNull()
})

test('what marks nothing in an exam has no place', async () => {
  const {linked} = await load()
  expect(
    await linked(
      {...entry('k1', 0), input: {question: 'q1', selected: 1, agenda: 'day', dateNow: at}} as OutboxEntry,
      [],
    ),
  ).toBeNull()
})

test('a text that is not well-formed is hashed as the server keeps it', async () => {
  const {linked} = await load()
  const broken: OutboxEntry = {
    ...entry('k1', -1),
    operation: 'createOrUpdateOnePreChoice',
    input: {question: 'q1', selected: -1, essay: 'a\ud83db\0', activity: 'm1', dateNow: at},
  }
  const first = await linked(broken, [])
  first?.confirm()
  const second = await linked(entry('k2', 1), [])
  // What the server reads of the first mark, and hashes by itself.
  const arrived = createHash('sha256')
    .update(JSON.stringify(['m1', first?.link.chain, 1, '', Date.parse(at), [['q1', -1, 'a\ufffdb\ufffd']]]))
    .digest('hex')
  expect(second?.link).toMatchObject({seq: 2, prev: arrived})
})

test('a mark that is set aside leaves no hole: later ones join the last that was taken, and it joins the end when it is sent again', async () => {
  const {linked} = await load()
  const aside: OutboxEntry = {...entry('k2', 1), refusal: 'INTERNAL'}
  const first = await linked(entry('k1', 0), [entry('k2', 1), entry('k3', 2)])
  first?.confirm()
  // The second was tried, and never confirmed.
  await linked(entry('k2', 1), [entry('k3', 2)])
  const third = await linked(entry('k3', 2), [])
  expect(third?.link).toEqual({chain: first?.link.chain, seq: 2, prev: first && hashOf(first.link, 0)})
  third?.confirm()
  const again = await linked({...aside, refusal: null}, [])
  expect(again?.link).toEqual({chain: first?.link.chain, seq: 3, prev: third && hashOf(third.link, 2)})
})
