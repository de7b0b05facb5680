import {afterEach, beforeEach, expect, test, vi} from 'vitest'

const watchedQuery = {key: 1}
const sink = {next: () => undefined, error: () => undefined, complete: () => undefined}

/** A server that takes every socket, and may lose it. */
class Socket {
  static readonly CONNECTING = 0
  static readonly OPEN = 1
  static readonly CLOSING = 2
  static readonly CLOSED = 3
  static last: Socket | null = null
  readyState = Socket.OPEN
  onopen: () => void = () => undefined
  onclose: (event: object) => void = () => undefined
  onmessage: (message: {data: string}) => void = () => undefined

  constructor() {
    Socket.last = this
    queueMicrotask(() => this.onopen())
  }

  send(text: string) {
    const {type}: {type: string} = JSON.parse(text)
    if (type === 'connection_init')
      queueMicrotask(() => this.onmessage({data: JSON.stringify({type: 'connection_ack'})}))
  }

  close() {
    this.readyState = Socket.CLOSED
  }
}

const page = new EventTarget()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', Socket)
  vi.stubGlobal('location', {origin: 'http://aristo.test'})
  vi.stubGlobal('dispatchEvent', page.dispatchEvent.bind(page))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A socket of a client whose first reads were asked `gap` milliseconds before; tells what is asked anew, and of the word of live news. */
async function opened(gap: number) {
  const {openSocket} = await import('../../src/services/platform/socketClient.ts')
  const asked: unknown[] = []
  const onLive = vi.fn<() => void>()
  page.addEventListener('aristo:live', onLive)
  const client = {
    createRequestOperation: (_kind: string, query: unknown, {requestPolicy}: {requestPolicy: string}) => ({
      query,
      requestPolicy,
    }),
    reexecuteOperation: (operation: unknown) => void asked.push(operation),
  }
  const socket = openSocket(() => 'token', {
    watched: new Map([[1, watchedQuery]]) as never,
    client: client as never,
    since: performance.now() - gap,
  })
  socket.subscribe({query: 'subscription {answerRecorded {_id}}'}, sink)
  await vi.advanceTimersByTimeAsync(1_000)
  return {asked, onLive}
}

const anew = {query: watchedQuery, requestPolicy: 'cache-and-network'}

test('a first socket soon after the first reads asks for nothing, and says that news come from now on', async () => {
  const {asked, onLive} = await opened(10_000)
  expect(asked).toEqual([])
  expect(onLive).toHaveBeenCalledTimes(1)
})

test('one that stands late asks anew: what was told meanwhile was told to nobody', async () => {
  const {asked, onLive} = await opened(10_001)
  expect(asked).toEqual([anew])
  expect(onLive).toHaveBeenCalledTimes(1)
})

test('one that comes after a loss asks anew, each time', async () => {
  const {asked} = await opened(0)
  for (const times of [1, 2]) {
    Socket.last?.onclose({code: 1006, reason: '', wasClean: false})
    await vi.advanceTimersByTimeAsync(120_000)
    expect(asked).toEqual(Array.from({length: times}, () => anew))
  }
})
