import type {RawData, WebSocket} from 'ws'
import {mostUnsent, type Seat} from '../../http/socketGate.ts'
import {guarded, type Report} from '../../kernel/guarded.ts'
import {randomSecret} from '../identity/secrets.ts'
import type {LocalFirebaseOptions} from '../options.ts'
import {endSession} from './disconnects.ts'
import {frameJoiner} from './frames.ts'
import type {Hub} from './hub.ts'
import {parseMessage} from './messages.ts'
import {createSession, type Session} from './session.ts'

/** Beats after which a silent connection counts as lost. */
const silentBeats = 3

/** Messages of one connection that wait for their turn. */
export const mostWaiting = 256

/** Connections whose end is being stored; while the database is slow no more are taken. */
const mostEnding = 2_000

type Connection = {
  readonly socket: WebSocket
  readonly session: Session
  readonly sessionId: string
  readonly send: (message: object) => void
  waiting: number
  silence: number
  work: Promise<void>
}

/** What the connections of a process share. */
export type ConnectionsParts = {
  readonly processId: string
  readonly hub: Hub
  readonly options: LocalFirebaseOptions
  /** Joins the other processes; each connection waits for it. */
  readonly join: () => Promise<void>
}

/** Who has connected: the host that was asked for, and the last session of a client that comes back. */
export type Arrival = {readonly host: string; readonly previousSession: string | null; readonly seat: Seat}

/** The connections of one process. */
export type Connections = {
  readonly open: (socket: WebSocket, arrival: Arrival) => Promise<void>
  /** Whether too many ends wait for being stored. */
  readonly isFull: () => boolean
  /** Asks each for a sign of life, cuts those that gave none, and ends sign-ins whose token is over. */
  readonly check: () => void
  readonly cut: () => void
  /** Closes every connection and waits until all ends are stored. */
  readonly close: () => Promise<void>
}

function createConnection(socket: WebSocket, {processId, hub, options}: ConnectionsParts, seat: Seat): Connection {
  const sessionId = randomSecret()
  const send = (message: object) => {
    if (socket.bufferedAmount > mostUnsent) socket.terminate()
    else if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(message))
  }
  const end = () => socket.terminate()
  const session = createSession({sessionId, processId, db: options.database.db, hub, options, send, end, seat})
  return {socket, session, sessionId, send, silence: 0, waiting: 0, work: Promise.resolve()}
}

/** Work of one connection comes one after the other, also after one that failed. */
function enqueue(connection: Connection, work: () => Promise<void>, report: Report): void {
  connection.work = connection.work.then(work, work)
  connection.work.catch((error: unknown) => report(error, 'realtime session'))
}

/** Hands the messages of the socket to its session. `onEnd` is told when the connection is over, with its last work. */
function receiveInto(connection: Connection, report: Report, onEnd: (work: Promise<void>) => Promise<unknown>): void {
  const {socket, session} = connection
  const join = frameJoiner()
  const receive = (data: RawData, isBinary: boolean) => {
    connection.silence = 0
    const result = isBinary ? 'broken' : join(String(data))
    if (result === 'keepalive' || result === 'incomplete') return
    const message = result === 'broken' ? undefined : parseMessage(result.message)
    if (message === undefined) return socket.terminate()
    connection.waiting += 1
    if (connection.waiting > mostWaiting) return socket.terminate()
    enqueue(connection, () => session.receive(message).finally(() => (connection.waiting -= 1)), report)
  }
  const leave = () => {
    enqueue(connection, () => session.close(), report)
    return onEnd(connection.work)
  }
  socket.on(
    'error',
    guarded(report, 'realtime socket', () => socket.terminate()),
  )
  socket.on(
    'pong',
    guarded(report, 'realtime pong', () => (connection.silence = 0)),
  )
  socket.on('message', guarded(report, 'realtime message', receive))
  socket.on('close', guarded(report, 'realtime close', leave))
}

function checkLife(connection: Connection): void {
  connection.silence += 1
  if (connection.silence > silentBeats) return connection.socket.terminate()
  connection.session.expire()
  connection.socket.ping()
}

/** Makes the connections of a process: none yet. */
export function openConnections(parts: ConnectionsParts): Connections {
  const {
    processId,
    hub,
    options: {database, clock, report = () => {}},
  } = parts
  const all = new Set<Connection>()
  const ending = new Set<Promise<void>>()

  const cut = () => {
    for (const {socket} of all) socket.terminate()
  }

  /** A client that comes back names its last session, whose end may not have been noticed yet. */
  async function endPrevious(sessionId: string | null): Promise<void> {
    if (sessionId === null) return
    for (const connection of all) if (connection.sessionId === sessionId) connection.socket.terminate()
    await hub.changed(await endSession(database.db, {sessionId, processId}, clock()))
  }

  async function open(socket: WebSocket, {host, previousSession, seat}: Arrival): Promise<void> {
    const connection = createConnection(socket, parts, seat)
    all.add(connection)
    receiveInto(connection, report, (work) => {
      all.delete(connection)
      ending.add(work)
      return work.catch(() => {}).then(() => ending.delete(work))
    })
    connection.work = connection.work.then(async () => {
      await parts.join()
      await endPrevious(previousSession)
      connection.send({t: 'c', d: {t: 'h', d: {ts: clock(), v: '5', h: host, s: connection.sessionId}}})
    })
    await connection.work.catch(() => socket.terminate())
  }

  return {
    open,
    isFull: () => ending.size >= mostEnding,
    check: () => {
      for (const connection of all) checkLife(connection)
    },
    cut,
    close: async () => {
      for (const {socket} of all) socket.close(1001)
      const works = [...all].map((connection) => connection.session.close().catch(() => {}))
      await Promise.all([...works, ...ending])
      cut()
    },
  }
}
