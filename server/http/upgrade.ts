import type {IncomingMessage, Server} from 'node:http'
import type {Duplex} from 'node:stream'
import {guarded, type Report} from '../kernel/guarded.ts'

/**
 * Of every WebSocket server: the pieces of one message, the chunks of one frame, answers to pings that wait to be sent, and
 * the milliseconds in which a client answers a close frame before it is cut.
 */
export const frameBounds = {
  maxFragments: 64,
  maxBufferedChunks: 1_024,
  maxPendingAutoPongs: 8,
  closeTimeout: 2_000,
  perMessageDeflate: false,
} as const

/** Takes a connection of its own path and returns true; leaves every other alone. */
export type UpgradeHandler = (request: IncomingMessage, socket: Duplex, head: Buffer) => boolean

/**
 * The one listener for upgrades of the server: two WebSocket servers that listen by themselves answer each other's
 * paths and garble the frames. A handler that fails costs its own connection, and nothing else.
 */
export function switchUpgrades(server: Server, handlers: readonly UpgradeHandler[], report: Report): void {
  const take = (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    // A client that is gone before it is answered is nobody's error.
    socket.on(
      'error',
      guarded(report, 'upgrade socket', () => socket.destroy()),
    )
    try {
      if (!handlers.some((handle) => handle(request, socket, head))) rejectUpgrade(socket, 404)
    } catch (error) {
      rejectUpgrade(socket, 400)
      throw error
    }
  }
  server.on('upgrade', guarded(report, 'upgrade', take))
}

/**
 * Answers an upgrade with a status and closes the connection for good: a client that never closes its own side would
 * keep half of it open, out of reach of every limit of the HTTP server.
 */
export function rejectUpgrade(socket: Duplex, status: number): void {
  const answer = `HTTP/1.1 ${status} Refused\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`
  socket.end(answer, () => socket.destroy())
}

/** The path of a request and the parameters of its query, from whatever stands in its first line. It does not throw. */
export function targetOf({url = '/'}: IncomingMessage): {readonly path: string; readonly query: URLSearchParams} {
  const [path = '/', ...query] = url.split('?')
  return {path, query: new URLSearchParams(query.join('?'))}
}
