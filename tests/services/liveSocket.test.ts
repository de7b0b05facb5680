import {setImmediate} from 'node:timers/promises'
import {expect, test, vi} from 'vitest'
import {liveSocket} from '../../src/services/platform/liveSocket.ts'

const url = 'ws://aristo.test/graphql'
const payload = {query: 'subscription {answerRecorded {_id}}'}
const sink = {next: () => undefined, error: () => undefined, complete: () => undefined}

/** A socket of the browser that connects to nobody; `opened` tells the addresses that were asked for. */
function device() {
  const opened: string[] = []
  const sockets: Silent[] = []
  class Silent {
    onclose: ((event: object) => void) | null = null
    static readonly CONNECTING = 0
    static readonly OPEN = 1
    static readonly CLOSING = 2
    static readonly CLOSED = 3
    constructor(address: string) {
      opened.push(address)
      sockets.push(this)
    }
  }
  return {
    opened,
    sockets,
    socket: liveSocket(async () => (await import('graphql-ws')).createClient({url, lazy: true, webSocketImpl: Silent})),
  }
}

test('the first subscription opens the socket, the second shares it', async () => {
  const {opened, socket} = device()
  socket.subscribe(payload, sink)
  socket.subscribe(payload, sink)
  await vi.waitFor(() => expect(opened).toEqual([url]))
})

test('a subscription that ends before the socket is there never begins', async () => {
  const {opened, socket} = device()
  socket.subscribe(payload, sink)()
  await socket.close()
  expect(opened).toEqual([])
})

test('a subscription waiting when the socket is closed never begins', async () => {
  const {opened, socket} = device()
  socket.subscribe(payload, sink)
  await socket.close()
  expect(opened).toEqual([])
})

test('a socket that the server closes while it opens is closed without complaint', async () => {
  const {sockets, socket} = device()
  socket.subscribe(payload, sink)
  await vi.waitFor(() => expect(sockets).toHaveLength(1))
  const closed = socket.close()
  // The client ends a socket that is still opening once it has opened, or has not.
  await setImmediate()
  sockets[0]?.onclose?.({code: 4401, reason: 'Unauthorized', wasClean: true})
  await expect(closed).resolves.toBeUndefined()
})
