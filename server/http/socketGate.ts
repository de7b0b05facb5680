import type {WebSocket} from 'ws'
import {guarded, type Report} from '../kernel/guarded.ts'
import {messageMeter} from './messageMeter.ts'

/** How many sockets the process holds, and how many of them for one network and one account. */
export type SocketLimits = {readonly most: number; readonly perNetwork: number; readonly perAccount: number}

/** Sockets of this server unless its operator says otherwise. */
export const socketDefaults: SocketLimits = {most: 10_000, perNetwork: 1_000, perAccount: 60}

/** Bytes that may wait for a reader. Replies are small: only who does not read lets so much pile up. */
export const mostUnsent = 1_048_576

/** Rounds in a row in which bytes may wait at all. */
export const mostStalls = 6

/** Who signed in on a socket: `rights` is what they might do then, null where that is asked anew each time. */
export type SignIn = {
  readonly uid: string
  readonly authTime: number
  readonly rights: string | null
  /** The session of the local identity provider, where there is one. */
  readonly sessionId?: string | undefined
}

/** Which of these sign-ins do not hold any more. */
export type FindEnded = (signIns: readonly SignIn[]) => Promise<ReadonlySet<SignIn>>

/** The place of one socket. */
export type Seat = {
  /** Counts the socket for an account. False when that has too many; `end` closes it when the sign-in no longer holds. */
  readonly signIn: (signIn: SignIn, end: () => void) => boolean
  readonly signOut: () => void
}

/** What every WebSocket of the process passes, whichever endpoint it is for. */
export type SocketGate = {
  /** Whether no further socket of this network is taken. Asked before the handshake is answered. */
  readonly isFull: (network: string) => boolean
  /** Counts an open socket until it closes, and ends it when it sends too much too fast. */
  readonly enter: (socket: WebSocket, network: string) => Seat
  /** One round: cuts readers that do not read, and ends sign-ins that do not hold any more. */
  readonly check: () => Promise<void>
  /** Begins rounds; returns what ends them. */
  readonly start: (seconds: number) => () => void
}

type Held = {readonly socket: WebSocket; stalls: number; signIn: SignIn | null; end: () => void}

/** Makes the gate of a process. `monotonic` counts milliseconds. */
export function openSocketGate(
  limits: SocketLimits,
  findEnded: FindEnded,
  monotonic: () => number,
  report: Report,
): SocketGate {
  const seats = new Set<Held>()
  const networks = tally()
  const accounts = tally()

  function enter(socket: WebSocket, network: string): Seat {
    const held: Held = {socket, stalls: 0, signIn: null, end: () => {}}
    seats.add(held)
    networks.add(network)
    const signOut = () => {
      if (held.signIn !== null) accounts.remove(held.signIn.uid)
      held.signIn = null
    }
    const leave = () => {
      if (!seats.delete(held)) return
      networks.remove(network)
      signOut()
    }
    const meter = messageMeter(monotonic)
    const weigh = (data: {readonly byteLength?: number; readonly length?: number}) => {
      if (meter.take(data.byteLength ?? data.length ?? 0)) return
      // What is still in the socket's buffer is not listened to any more.
      socket.removeAllListeners('message')
      socket.terminate()
    }
    socket.on('close', guarded(report, 'socket seat', leave))
    for (const event of ['message', 'ping', 'pong'] as const) socket.on(event, guarded(report, 'socket meter', weigh))
    return {
      signIn: (signIn, end) => {
        signOut()
        if (!seats.has(held) || accounts.of(signIn.uid) >= limits.perAccount) return false
        accounts.add(signIn.uid)
        held.signIn = signIn
        held.end = end
        return true
      },
      signOut,
    }
  }

  function cutSlowReaders(): void {
    for (const held of seats) {
      const unsent = held.socket.bufferedAmount
      held.stalls = unsent === 0 ? 0 : held.stalls + 1
      if (unsent > mostUnsent || held.stalls > mostStalls) held.socket.terminate()
    }
  }

  async function check(): Promise<void> {
    cutSlowReaders()
    const signIns = [...seats].flatMap(({signIn}) => (signIn === null ? [] : [signIn]))
    if (signIns.length === 0) return
    const ended = await findEnded(signIns)
    for (const {signIn, end} of seats) if (signIn !== null && ended.has(signIn)) end()
  }

  return {
    isFull: (network) => seats.size >= limits.most || networks.of(network) >= limits.perNetwork,
    enter,
    check,
    start: (seconds) => {
      let isChecking = false
      // A round that waits for the database is not followed by a queue of others.
      const round = async () => {
        if (isChecking) return cutSlowReaders()
        isChecking = true
        await check().finally(() => (isChecking = false))
      }
      const timer = setInterval(guarded(report, 'socket gate', round), seconds * 1_000)
      timer.unref()
      return () => clearInterval(timer)
    },
  }
}

/** Counts by name; a name without anything takes no memory. */
function tally() {
  const counts = new Map<string, number>()
  const of = (name: string): number => counts.get(name) ?? 0
  return {
    of,
    add: (name: string) => void counts.set(name, of(name) + 1),
    remove: (name: string) => {
      if (of(name) <= 1) counts.delete(name)
      else counts.set(name, of(name) - 1)
    },
  }
}
