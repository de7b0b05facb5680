import {randomUUID} from 'node:crypto'
import type {IncomingMessage} from 'node:http'
import type {Duplex} from 'node:stream'
import {WebSocketServer} from 'ws'
import type {RawData, WebSocket} from 'ws'
import {networkOf} from '../../http/clientAddress.ts'
import {mostUnsent} from '../../http/socketGate.ts'
import {frameBounds, refuseUpgrade, targetOf} from '../../http/upgrade.ts'
import {guarded} from '../../kernel/guarded.ts'
import {randomSecret} from '../identity/secrets.ts'
import type {LocalFirebaseOptions} from '../options.ts'
import {dropLease, endSession, orphanedSessions, renewLease, takeLease} from './disconnects.ts'
import {frameJoiner, maxMessageLength} from './frames.ts'
import {createHub} from './hub.ts'
import {parseMessage} from './messages.ts'
import {readNotice} from './notice.ts'
import {createSession} from './session.ts'
import type {Session} from './session.ts'
import {readTree, realtimeChannel, recountOnline} from './store.ts'

/** Milliseconds between two signs of life of a process. */
export const beatEvery = 10_000

/** Beats after which a silent connection counts as lost. */
const silentBeats = 3

/** Beats between two complete reads of all that is listened to, for notices lost with a connection to the database. */
const resyncBeats = 6

/** Messages of one connection that wait for their turn. */
export const mostWaiting = 256

/** Connections whose end is being stored; while the database is slow no more are taken. */
const mostEnding = 2_000

type Connection = {
  readonly socket: WebSocket
  readonly session: Session
  readonly sessionId: string
  waiting: number
  silence: number
  work: Promise<void>
}

/** The realtime database of one server process. */
export type Realtime = {
  readonly handleUpgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => boolean
  /** One sign of life, and the sessions of dead processes ended. A timer does it every `beatEvery`. */
  readonly beat: () => Promise<void>
  readonly close: () => Promise<void>
}

/** Makes the realtime database; it joins the other processes on the first connection. */
export function createRealtime(options: LocalFirebaseOptions): Realtime {
  const {database, clock, sockets: gate, report = () => {}} = options
  const {db} = database
  const processId = randomUUID()
  const hub = createHub((path) => readTree(db, path))
  const connections = new Set<Connection>()
  const server = new WebSocketServer({noServer: true, maxPayload: maxMessageLength, ...frameBounds})
  let joined: Promise<() => Promise<void>> | undefined
  let closed = false
  let beats = 0

  async function join(): Promise<() => Promise<void>> {
    await takeLease(db, processId, clock())
    const take = guarded(report, 'realtime notice', (payload: string) => {
      const notice = readNotice(payload)
      return notice !== undefined && notice.from !== processId ? hub.changed(notice.paths) : undefined
    })
    const unlisten = await database.listen(realtimeChannel, take)
    const timer = setInterval(guarded(report, 'realtime beat', beat), beatEvery)
    timer.unref()
    const leave = async () => {
      clearInterval(timer)
      await unlisten()
    }
    try {
      await sweep()
      await hub.changed(await db.transaction().execute((trx) => recountOnline(trx, clock())))
    } catch (error) {
      await leave()
      throw error
    }
    return async () => {
      await leave()
      await dropLease(db, processId)
    }
  }

  /** Once for all connections; an attempt that failed, and only that, is made again by the next one. */
  function joining(): Promise<() => Promise<void>> {
    if (joined !== undefined) return joined
    const attempt = join()
    attempt.catch(() => (joined = undefined))
    joined = attempt
    return attempt
  }

  async function sweep(): Promise<void> {
    for (const sessionId of await orphanedSessions(db, processId, clock(), database.kind === 'pglite')) {
      await hub.changed(await endSession(db, {sessionId, processId}, clock()))
    }
  }

  async function beat(): Promise<void> {
    beats += 1
    for (const connection of connections) checkLife(connection)
    if (!(await renewLease(db, processId, clock()))) {
      // Others took this process for dead and ended its sessions: its clients have to start anew.
      await takeLease(db, processId, clock())
      for (const {socket} of connections) socket.terminate()
    }
    await sweep()
    if (database.kind === 'postgres' && beats % resyncBeats === 0) await hub.changed([''])
  }

  function checkLife(connection: Connection): void {
    connection.silence += 1
    if (connection.silence > silentBeats) return connection.socket.terminate()
    connection.session.expire()
    connection.socket.ping()
  }

  async function open(socket: WebSocket, request: IncomingMessage, query: URLSearchParams): Promise<void> {
    const sessionId = randomSecret()
    const send = (message: object) => {
      if (socket.bufferedAmount > mostUnsent) socket.terminate()
      else if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(message))
    }
    const seat = gate.enter(socket, networkFrom(request))
    const end = () => socket.terminate()
    const session = createSession({sessionId, processId, db, hub, options, send, end, seat})
    const connection: Connection = {socket, session, sessionId, silence: 0, waiting: 0, work: Promise.resolve()}
    connections.add(connection)
    receiveInto(connection)
    connection.work = connection.work.then(async () => {
      await joining()
      await endPrevious(query.get('ls'))
      const hello = {ts: clock(), v: '5', h: request.headers.host ?? '', s: sessionId}
      send({t: 'c', d: {t: 'h', d: hello}})
    })
    await connection.work.catch(() => socket.terminate())
  }

  /** A client that comes back names its last session, whose end may not have been noticed yet. */
  async function endPrevious(sessionId: string | null): Promise<void> {
    if (sessionId === null) return
    for (const connection of connections) if (connection.sessionId === sessionId) connection.socket.terminate()
    await hub.changed(await endSession(db, {sessionId, processId}, clock()))
  }

  function receiveInto(connection: Connection): void {
    const {socket, session} = connection
    const join = frameJoiner()
    const then = (work: () => Promise<void>) => {
      connection.work = connection.work.then(work, work)
      connection.work.catch((error: unknown) => report(error, 'realtime session'))
    }
    const receive = (data: RawData, isBinary: boolean) => {
      connection.silence = 0
      const result = isBinary ? 'broken' : join(String(data))
      if (result === 'keepalive' || result === 'incomplete') return
      const message = result === 'broken' ? undefined : parseMessage(result.message)
      if (message === undefined) return socket.terminate()
      connection.waiting += 1
      if (connection.waiting > mostWaiting) return socket.terminate()
      then(() => session.receive(message).finally(() => (connection.waiting -= 1)))
    }
    const leave = () => {
      connections.delete(connection)
      then(() => session.close())
      ending.add(connection.work)
      const work = connection.work
      return work.catch(() => {}).then(() => ending.delete(work))
    }
    socket.on('error', guarded(report, 'realtime socket', () => socket.terminate()))
    socket.on('pong', guarded(report, 'realtime pong', () => (connection.silence = 0)))
    socket.on('message', guarded(report, 'realtime message', receive))
    socket.on('close', guarded(report, 'realtime close', leave))
  }

  const ending = new Set<Promise<void>>()

  function handleUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): boolean {
    const {path, query} = targetOf(request)
    if (path !== '/.ws') return false
    const status = closed ? 503 : refusalOf(request, query)
    if (status !== undefined) refuseUpgrade(socket, status)
    else server.handleUpgrade(request, socket, head, guarded(report, 'realtime open', (opened) => open(opened, request, query)))
    return true
  }

  function networkFrom(request: IncomingMessage): string {
    return networkOf(options.addressOf?.(request) ?? request.socket.remoteAddress ?? '')
  }

  function refusalOf(request: IncomingMessage, query: URLSearchParams): number | undefined {
    const namespace = query.get('ns')
    if (namespace !== options.projectId && namespace !== `${options.projectId}-default-rtdb`) return 404
    if (query.get('v') !== '5') return 400
    if (!isAllowedOrigin(request, options)) return 403
    return gate.isFull(networkFrom(request)) || ending.size >= mostEnding ? 429 : undefined
  }

  return {
    handleUpgrade,
    beat: async () => {
      await joining()
      await beat()
    },
    close: async () => {
      closed = true
      for (const {socket} of connections) socket.close(1001)
      const works = [...connections].map((connection) => connection.session.close().catch(() => {}))
      await Promise.all([...works, ...ending])
      for (const {socket} of connections) socket.terminate()
      const leave = await joined?.catch(() => undefined)
      await leave?.()
      server.close()
    },
  }
}

/** Only pages of our own host or of a configured origin may connect; what is not a browser sends no origin. */
function isAllowedOrigin({headers}: IncomingMessage, {linkBase, allowedOrigins}: LocalFirebaseOptions): boolean {
  const {origin, host} = headers
  if (origin === undefined) return true
  if (!URL.canParse(origin)) return false
  return new URL(origin).host === host || [new URL(linkBase).origin, ...(allowedOrigins ?? [])].includes(origin)
}
