import * as v from 'valibot'
import type {Instant} from '../../../domain/shared/studyDay.ts'
import {localStore, type Store} from './storage.ts'

export type ServerClock = {
  /** The server's instant, by the replies that told it; steady while the device's clock jumps (D-04). */
  readonly now: () => Instant
  /** Takes the server's instant of a reply, with the instants of asking and receiving by the monotonic clock. */
  readonly observe: (server: Instant, askedAt: number, receivedAt: number) => void
  readonly monotonic: () => number
  /**
   * False before the server's first word, and after the device slept or its clock was set: the monotonic clock of many
   * devices stands still in their sleep, so that only the server can tell the two apart.
   */
  readonly isSure: () => boolean
}

/** The kept offset is renewed when it is wrong by more than this, and the device's clock has been set when it moves by more; milliseconds. */
const tolerance = 1_000

/** A reply that leaves the server's instant more open than this, in milliseconds, does not make sure of it. */
const mostDoubt = 2_000

/**
 * A clock that follows the server: `monotonic` never jumps. Until the server has answered once, `wall` counts with the
 * offset that this device was seen to have before, so that a reload without network still opens the right day.
 *
 * A reply says only that the server's instant lies between the one it tells and as much later as it took: a slow reply
 * moves nothing that it does not contradict.
 */
export function createServerClock(wall: () => Instant, monotonic: () => number, offset: Store<number>): ServerClock {
  let anchor = {server: wall() + offset.read(), at: monotonic(), doubt: Number.POSITIVE_INFINITY}
  let lead = wall() - monotonic()
  const at = (instant: number) => anchor.server + (instant - anchor.at)
  return {
    monotonic,
    now: () => Math.round(at(monotonic())),
    observe: (server, askedAt, receivedAt) => {
      const doubt = (receivedAt - askedAt) / 2
      const isContradicted = Math.abs(at(receivedAt) - server - doubt) > doubt
      if (isContradicted || doubt < anchor.doubt) anchor = {server: server + doubt, at: receivedAt, doubt}
      lead = wall() - monotonic()
      const seen = Math.round(at(monotonic()) - wall())
      if (Math.abs(seen - offset.read()) > tolerance) offset.write(seen)
    },
    isSure: () => anchor.doubt <= mostDoubt && Math.abs(wall() - monotonic() - lead) <= tolerance,
  }
}

export const serverClock = createServerClock(
  () => Date.now(),
  () => performance.now(),
  localStore('clockOffset', 1, v.number(), 0),
)

/** Asks the server for nothing but its instant. Without an answer the clock stays as it is. */
export async function measureServerTime(clock: ServerClock): Promise<void> {
  const askedAt = clock.monotonic()
  const reply = await fetch('/health', {cache: 'no-store'}).catch(() => null)
  const server = Number(reply?.headers.get('x-server-now'))
  if (server > 0) clock.observe(server, askedAt, clock.monotonic())
}

/** An unsure clock asks again after this many milliseconds. */
const retryAfterMs = 15_000

/**
 * Calls back every second with the server's instant, and at once when the tab is seen again. The server is asked for its
 * time when the student comes back to the tab and whenever the clock is unsure. Returns the stop.
 */
export function startTicker(
  clock: ServerClock,
  onTick: (now: Instant) => void,
  measure = () => measureServerTime(clock),
): () => void {
  let askAfter = clock.monotonic() + retryAfterMs
  const tell = () => onTick(clock.now())
  const ask = () => {
    askAfter = clock.monotonic() + retryAfterMs
    if (navigator.onLine) void measure().then(tell)
  }
  const isDue = () => clock.monotonic() >= askAfter
  const tick = () => {
    tell()
    if (!clock.isSure() && isDue()) ask()
  }
  const onFocus = () => {
    if (isDue()) ask()
  }
  const onSeen = () => {
    if (document.hidden) return
    tell()
    ask()
  }
  const timer = setInterval(tick, 1_000)
  document.addEventListener('visibilitychange', onSeen)
  addEventListener('online', onSeen)
  addEventListener('focus', onFocus)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', onSeen)
    removeEventListener('online', onSeen)
    removeEventListener('focus', onFocus)
  }
}
