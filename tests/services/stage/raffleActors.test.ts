import {type Client, CombinedError} from '@urql/core'
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest'
import {createActor, type PromiseActorLogic, toPromise} from 'xstate'
import {noItems} from '../../../domain/stage/raffle.ts'
import {loadRaffleWith, openItem} from '../../../src/services/stage/raffle.actors.ts'

type Reply = {readonly data?: unknown; readonly error?: CombinedError}

/** A client that replies over the network, and from the cache of the device. */
const clientWith = (network: Reply, cache: Reply = {}): Client => {
  const client = {
    query: (_: unknown, _variables: unknown, {requestPolicy}: {requestPolicy: string}) => ({
      toPromise: () => Promise.resolve(requestPolicy === 'network-only' ? network : cache),
    }),
  }
  // The one operation that the raffle uses, of the many that a client has.
  return client as unknown as Client
}

function run<Output, Input>(logic: PromiseActorLogic<Output, Input>, input: NoInfer<Input>): Promise<Output> {
  const actor = createActor<PromiseActorLogic<Output, Input>>(logic, {input})
  actor.subscribe({error: () => undefined})
  actor.start()
  return toPromise(actor)
}

const lost = new CombinedError({networkError: new Error('socket hang up')})
const lists = {
  raffleLists: [
    {category: 'easy', items: [{_id: 'q1', number: 1, __typename: 'RaffleItem'}]},
    {category: 'flashcards', items: [{_id: 'c1', number: 1}]},
  ],
}

beforeEach(() => {
  vi.stubGlobal('navigator', {onLine: true})
})
afterEach(() => vi.unstubAllGlobals())

describe('the lists of the raffle', () => {
  const read = {lists: {...noItems, easy: [{id: 'q1', number: 1}], flashcards: [{id: 'c1', number: 1}]}}

  test('come by category; one that the server does not send is empty', async () => {
    expect(await run(loadRaffleWith(clientWith({data: lists})), undefined)).toEqual(read)
  })

  test('without network are those that the device knows', async () => {
    expect(await run(loadRaffleWith(clientWith({error: lost}, {data: lists})), undefined)).toEqual(read)
  })

  test('that nobody knows are a failed request', async () => {
    await expect(run(loadRaffleWith(clientWith({error: lost}, {data: null})), undefined)).rejects.toMatchObject({
      failure: 'unreachable',
    })
  })
})

describe('an item', () => {
  test('is opened in another tab, which learns nothing of this one', async () => {
    const tab = {opener: 'this tab'}
    const open = vi.fn(() => tab)
    vi.stubGlobal('open', open)
    await run(openItem, {category: 'hard', id: 'q7'})
    await run(openItem, {category: 'flashcards', id: 'c1'})
    expect(open.mock.calls).toEqual([
      [expect.stringMatching(/^\/viewer\/questao\?.*q7/), '_blank'],
      [expect.stringMatching(/^\/viewer\/flashcard\?.*c1/), '_blank'],
    ])
    expect(tab.opener).toBe(null)
  })

  test('that the browser does not open is told', async () => {
    vi.stubGlobal('open', () => null)
    await expect(run(openItem, {category: 'easy', id: 'q1'})).rejects.toThrow('blocked')
  })
})
