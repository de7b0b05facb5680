import type {IncomingMessage, Server} from 'node:http'
import type {Duplex} from 'node:stream'

/** Takes a connection of its own path and returns true; leaves every other alone. */
export type UpgradeHandler = (request: IncomingMessage, socket: Duplex, head: Buffer) => boolean

/**
 * The one listener for upgrades of the server: two WebSocket servers that listen by themselves answer each other's
 * paths and garble the frames.
 */
export function switchUpgrades(server: Server, handlers: readonly UpgradeHandler[]): void {
  server.on('upgrade', (request, socket, head) => {
    // A client that is gone before it is answered is nobody's error.
    socket.on('error', () => socket.destroy())
    if (handlers.some((handle) => handle(request, socket, head))) return
    socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n')
  })
}

/** The path of a request, without its query. */
export const pathOf = (request: IncomingMessage): string => (request.url ?? '/').split('?')[0] ?? '/'
