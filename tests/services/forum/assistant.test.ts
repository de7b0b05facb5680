import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest'
import {createActor, type EventObject, type PromiseActorLogic, setup, toPromise} from 'xstate'
import {
  askAssistantWith,
  askPatience,
  checkHealthWith,
  loadUsageWith,
  longestAnswer,
  rateAnswerWith,
  usageReader,
} from '../../../src/services/forum/assistant.actors.ts'
import {restOver} from '../../../src/services/forum/rest.ts'
import {settled} from '../../support/harness.ts'
import {refusal, serviceWith} from './wire.ts'

/** Runs one request to its end. */
function ask<Output, Input>(logic: PromiseActorLogic<Output, Input>, input: Input): Promise<Output> {
  const actor = createActor<PromiseActorLogic<Output, Input>>(logic, {input})
  actor.subscribe({error: () => undefined})
  actor.start()
  return toPromise(actor)
}

beforeEach(() => {
  vi.stubGlobal('navigator', {onLine: true})
  return () => vi.unstubAllGlobals()
})

const content = [{tag: 'p', children: ['Drenar.']}]
const record = (commentId: string, draft: string | null = null) => ({
  commentId,
  currentUsageCount: 1,
  maxUsageCount: 3,
  draft,
  draftContent: draft === null ? null : content,
})

describe('the usage of comments', () => {
  test('that are drawn together is read in one request, with the draft and its tree', async () => {
    const {asked, open} = serviceWith(() => Response.json([record('a'), record('b', 'Drenar.')]))
    const load = loadUsageWith(usageReader(open))
    expect(await Promise.all([ask(load, {commentId: 'a'}), ask(load, {commentId: 'b'})])).toEqual([
      {currentUsageCount: 1, maxUsageCount: 3, draft: null},
      {currentUsageCount: 1, maxUsageCount: 3, draft: {text: 'Drenar.', content}},
    ])
    await ask(load, {commentId: 'b'})
    expect(asked.map(({path}) => path)).toEqual([
      '/v1/harrison-ai/get-limits-for-usage?commentIds=a,b',
      '/v1/harrison-ai/get-limits-for-usage?commentIds=b',
    ])
  })

  test('is asked for 100 comments at once', async () => {
    const {asked, open} = serviceWith(({path}) =>
      Response.json(
        path
          .split('=')[1]
          ?.split(',')
          .map((id) => record(id)),
      ),
    )
    const load = loadUsageWith(usageReader(open))
    await Promise.all(Array.from({length: 101}, (_, index) => ask(load, {commentId: `c${index}`})))
    expect(asked.map(({path}) => path.split(',').length)).toEqual([100, 1])
  })

  test("of somebody else's comment is refused, and of a server that is down fails for each", async () => {
    const {open} = serviceWith(() => Response.json([]))
    await expect(ask(loadUsageWith(usageReader(open)), {commentId: 'a'})).rejects.toMatchObject({failure: 'refused'})
    const down = loadUsageWith(usageReader(serviceWith(() => refusal(503, 'UNAVAILABLE')).open))
    const both = await Promise.allSettled([ask(down, {commentId: 'a'}), ask(down, {commentId: 'b'})])
    expect(both).toMatchObject([{reason: {failure: 'unreachable'}}, {reason: {failure: 'unreachable'}}])
  })
})

test('the health of the service is asked for once in five minutes, and again after it was not well', async () => {
  const replies = [Response.json({status: 'ok'}), Response.json({status: 'morto'}), new Response('', {status: 502})]
  const {asked, open} = serviceWith(() => replies.shift() ?? Response.json({status: 'ok'}))
  let now = 0
  const check = checkHealthWith(open, () => now)
  await ask(check, undefined)
  now = 299_999
  await ask(check, undefined)
  expect(asked).toHaveLength(1)
  now = 300_000
  await expect(ask(check, undefined)).rejects.toMatchObject({failure: 'unreachable'})
  await expect(ask(check, undefined)).rejects.toMatchObject({failure: 'unreachable'})
  await ask(check, undefined)
  await ask(check, undefined)
  expect(asked.map(({path}) => path)).toEqual(['/health', '/health', '/health', '/health'])
})

test('an answer is rated under the key of the act; a good rating names the comment that it made', async () => {
  const replies = [
    {result: 'COMMENT_CREATED', commentId: 'c9'},
    {result: 'DRAFT_DISCARDED', commentId: null},
  ]
  const {asked, open} = serviceWith(() => Response.json(replies.shift()))
  const rated = {commentId: 'c1', answer: 'x'.repeat(longestAnswer + 1), key: 'k'}
  expect(await ask(rateAnswerWith(open), {...rated, rating: 5})).toEqual({publishedId: 'c9'})
  expect(await ask(rateAnswerWith(open), {...rated, rating: 1})).toEqual({publishedId: null})
  expect(asked[0]).toEqual({
    method: 'POST',
    path: '/v1/harrison-ai/rate-answer',
    key: 'k',
    body: {rating: 5, parentId: 'c1', harrisonAnswer: 'x'.repeat(longestAnswer)},
  })
})

const bytes = (text: string) => new TextEncoder().encode(text)

/** An answer whose bytes the test sends. */
function stream(type = 'text/plain; charset=utf-8') {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined
  let isCancelled = false
  const body = new ReadableStream<Uint8Array>({
    start: (begun) => {
      controller = begun
    },
    cancel: () => {
      isCancelled = true
    },
  })
  const act = async (run: (() => void) | undefined) => {
    run?.()
    await settled()
  }
  return {
    response: new Response(body, {headers: {'content-type': type}}),
    say: (text: string | Uint8Array) => act(() => controller?.enqueue(typeof text === 'string' ? bytes(text) : text)),
    end: () => act(() => controller?.close()),
    cut: () => act(() => controller?.error(new TypeError('network error'))),
    isCancelled: () => isCancelled,
  }
}

/** Asks as the chart does, and collects what it is told. */
async function question(reply: () => Response | Promise<Response>, offset = 0) {
  const {asked, open} = serviceWith(reply)
  const told: EventObject[] = []
  const machine = setup({actors: {ask: askAssistantWith(open)}}).createMachine({
    invoke: {id: 'ask', src: 'ask', input: {commentId: 'c1', key: 'k', offset}},
    on: {'*': {actions: ({event}) => told.push(event)}},
  })
  const actor = createActor(machine)
  actor.start()
  await settled()
  return {asked, told, stop: () => actor.stop()}
}

const failed = (failure: string) => [{type: 'answer.failed', failure}]

describe('an answer', () => {
  test('comes by words, and its letters are whole however they are cut', async () => {
    const answer = stream()
    const {asked, told} = await question(() => answer.response)
    await answer.say('Não ')
    const [first, second] = [bytes('é 😀').slice(0, 4), bytes('é 😀').slice(4)]
    await answer.say(first)
    await answer.say(second)
    await answer.end()
    expect(told).toEqual([
      {type: 'words.arrived', text: 'Não '},
      {type: 'words.arrived', text: 'é '},
      {type: 'words.arrived', text: '😀'},
      {type: 'answer.ended'},
    ])
    expect(asked).toEqual([
      {method: 'POST', path: '/v1/harrison-ai/ask/based-on-question', key: 'k', body: {commentId: 'c1'}},
    ])
  })

  test('goes on behind what is here, under the same key', async () => {
    const {asked} = await question(() => stream().response, 12)
    expect(asked).toMatchObject([{key: 'k', body: {commentId: 'c1', offset: 12}}])
  })

  test('that breaks in its middle is broken, with the words that came', async () => {
    const answer = stream()
    const {told} = await question(() => answer.response)
    await answer.say('A conduta ')
    await answer.cut()
    expect(told).toEqual([{type: 'words.arrived', text: 'A conduta '}, ...failed('broken')])
  })

  test('that is left is not heard any more, and its connection ends', async () => {
    let signal: AbortSignal | undefined
    const open = () =>
      Promise.resolve(
        restOver('http://forum.test', (request) => {
          signal = request.signal
          return Promise.resolve(answer.response)
        }),
      )
    const answer = stream()
    const told: EventObject[] = []
    const machine = setup({actors: {ask: askAssistantWith(open)}}).createMachine({
      invoke: {id: 'ask', src: 'ask', input: {commentId: 'c1', key: 'k', offset: 0}},
      on: {'*': {actions: ({event}) => told.push(event)}},
    })
    const actor = createActor(machine).start()
    await settled()
    actor.stop()
    await answer.say('tarde')
    expect([told, signal?.aborted]).toEqual([[], true])
  })
})

describe('a service that is', () => {
  test.each([
    [403, 'KEY_NOT_SHOWN', 'keyNotShown'],
    [429, 'RATE_LIMITED', 'rateLimited'],
    [409, 'ANSWER_WITHHELD', 'withheld'],
    [409, 'USAGE_LIMIT_REACHED', 'usedUp'],
    [409, 'ALREADY_ANSWERED', 'settled'],
    [404, 'NOT_FOUND', 'settled'],
    [503, 'UNAVAILABLE', 'unavailable'],
    [409, 'IDEMPOTENCY_KEY_REUSED', 'unavailable'],
  ])('refusing with %i %s', async (status, code, failure) => {
    const {told} = await question(() => refusal(status, code))
    expect(told).toEqual(failed(failure))
  })

  test.each([
    ['broken behind its proxy', () => new Response('<html>', {status: 502}), 'broken'],
    ['refusing without a name', () => new Response('não', {status: 400}), 'unavailable'],
    ['refusing with a name that there is not', () => refusal(418, '__proto__'), 'unavailable'],
    ['silent on the wire', () => Promise.reject(new TypeError('Failed to fetch')), 'broken'],
    [
      'a page of a network that wants a login',
      () => new Response('<html>', {headers: {'content-type': 'text/html'}}),
      'unavailable',
    ],
    ['empty', () => new Response(null, {status: 204}), 'unavailable'],
  ])('%s', async (_name, reply, failure) => {
    const {told} = await question(reply)
    expect(told).toEqual(failed(failure))
  })

  test('talking without an end is cut off', async () => {
    const answer = stream()
    const {told} = await question(() => answer.response)
    await answer.say('x'.repeat(longestAnswer))
    await answer.say('x')
    expect(told.map(({type}) => type)).toEqual(['words.arrived', 'answer.failed'])
    expect(told[1]).toEqual(failed('unavailable')[0])
    expect(answer.isCancelled()).toBe(true)
  })

  test('sending bytes that are no text is read with signs in their place', async () => {
    const answer = stream()
    const {told} = await question(() => answer.response)
    await answer.say(Uint8Array.of(0x61, 0xff, 0x62))
    expect(told).toEqual([{type: 'words.arrived', text: 'a\u{fffd}b'}])
  })

  describe('slow', () => {
    beforeEach(() => void vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout']}))
    afterEach(() => void vi.useRealTimers())

    /** Promises settle without any clock; macrotasks of the message channel are not faked. */
    const turn = () =>
      new Promise<void>((resolve) => {
        setImmediate(resolve)
      })

    async function slow(reply: (signal: AbortSignal) => Promise<Response>) {
      const open = () => Promise.resolve(restOver('http://forum.test', ({signal}) => reply(signal)))
      const told: EventObject[] = []
      const machine = setup({actors: {ask: askAssistantWith(open)}}).createMachine({
        invoke: {id: 'ask', src: 'ask', input: {commentId: 'c1', key: 'k', offset: 0}},
        on: {'*': {actions: ({event}) => told.push(event)}},
      })
      createActor(machine).start()
      await turn()
      return told
    }

    /** What a browser does with a request that is aborted. */
    const aborted = (signal: AbortSignal) =>
      new Promise<never>((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')))
      })

    test('with its first word is waited for as long as a server thinks', async () => {
      const told = await slow(aborted)
      vi.advanceTimersByTime(askPatience.first - 1)
      await turn()
      expect(told).toEqual([])
      vi.advanceTimersByTime(1)
      await turn()
      expect(told).toEqual(failed('broken'))
    })

    test('in its middle is broken after a silence, not before', async () => {
      let push: (text: string) => void = () => undefined
      const told = await slow((signal) => {
        const body = new ReadableStream<Uint8Array>({
          start: (controller) => {
            push = (text) => controller.enqueue(bytes(text))
            signal.addEventListener('abort', () => controller.error(new DOMException('aborted', 'AbortError')))
          },
        })
        return Promise.resolve(new Response(body, {headers: {'content-type': 'text/plain'}}))
      })
      for (const word of ['A ', 'conduta ']) {
        push(word)
        await turn()
        vi.advanceTimersByTime(askPatience.between - 1)
        await turn()
      }
      expect(told.map(({type}) => type)).toEqual(['words.arrived', 'words.arrived'])
      vi.advanceTimersByTime(1)
      await turn()
      expect(told.slice(2)).toEqual(failed('broken'))
    })
  })
})
