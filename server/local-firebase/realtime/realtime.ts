import {randomUUID} from 'node:crypto'
import type {IncomingMessage} from 'node:http'
import type {Duplex} from 'node:stream'
import {type WebSocket, WebSocketServer} from 'ws'
import {networkOf} from '../../http/clientAddress.ts'
import {frameBounds, rejectUpgrade, targetOf} from '../../http/upgrade.ts'
import {guarded} from '../../kernel/guarded.ts'
import type {LocalFirebaseOptions} from '../options.ts'
import {type Connections, openConnections} from './connections.ts'
import {maxMessageLength} from './frames.ts'
import {createHub} from './hub.ts'
import {createMembership} from './membership.ts'
import {readTree} from './store.ts'

/** The realtime database of one server process. */
export type Realtime = {
  readonly handleUpgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => boolean
  /** One sign of life, and the sessions of dead processes ended. A timer does it every `beatEvery`. */
  readonly beat: () => Promise<void>
  readonly close: () => Promise<void>
}

/** Makes the realtime database; it joins the other processes on the first connection. */
export function createRealtime(options: LocalFirebaseOptions): Realtime {
  const {database, sockets: gate, report = () => {}} = options
  const processId = randomUUID()
  const hub = createHub((path) => readTree(database.db, path))
  const connections: Connections = openConnections({processId, hub, options, join: () => membership.join()})
  const membership = createMembership({
    processId,
    hub,
    options,
    checkConnections: connections.check,
    cutConnections: connections.cut,
  })
  const server = new WebSocketServer({noServer: true, maxPayload: maxMessageLength, ...frameBounds})
  let closed = false

  function handleUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): boolean {
    const {path, query} = targetOf(request)
    if (path !== '/.ws') return false
    const network = () => networkFrom(request, options)
    const isFull = () => gate.isFull(network()) || connections.isFull()
    const status = closed ? 503 : (rejectionStatus(request, query, options) ?? (isFull() ? 429 : undefined))
    const open = (opened: WebSocket) => {
      const arrival = {
        host: request.headers.host ?? '',
        previousSession: query.get('ls'),
        seat: gate.enter(opened, network()),
      }
      return connections.open(opened, arrival)
    }
    if (status !== undefined) rejectUpgrade(socket, status)
    else server.handleUpgrade(request, socket, head, guarded(report, 'realtime open', open))
    return true
  }

  return {
    handleUpgrade,
    beat: membership.beat,
    close: async () => {
      closed = true
      await connections.close()
      await membership.leave()
      server.close()
    },
  }
}

/** The network that a socket counts for. */
function networkFrom(request: IncomingMessage, {addressOf}: LocalFirebaseOptions): string {
  return networkOf(addressOf?.(request) ?? request.socket.remoteAddress ?? '')
}

/** The status of a request that is not for this database, or not from a page that may ask. */
function rejectionStatus(
  request: IncomingMessage,
  query: URLSearchParams,
  options: LocalFirebaseOptions,
): number | undefined {
  const namespace = query.get('ns')
  if (namespace !== options.projectId && namespace !== `${options.projectId}-default-rtdb`) return 404
  if (query.get('v') !== '5') return 400
  return isAllowedOrigin(request, options) ? undefined : 403
}

/** Only pages of our own host or of a configured origin may connect; what is not a browser sends no origin. */
function isAllowedOrigin({headers}: IncomingMessage, {linkBase, allowedOrigins}: LocalFirebaseOptions): boolean {
  const {origin, host} = headers
  if (origin === undefined) return true
  if (!URL.canParse(origin)) return false
  return new URL(origin).host === host || [new URL(linkBase).origin, ...(allowedOrigins ?? [])].includes(origin)
}
