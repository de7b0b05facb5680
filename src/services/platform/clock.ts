import * as v from 'valibot'
import type {Instant} from '../../../domain/shared/studyDay.ts'
import {localStore, type Store} from './storage.ts'

export type ServerClock = {
  /** The server's instant, by the last reply that told it; steady while the device's clock jumps (D-04). */
  readonly now: () => Instant
  /** Takes the server's instant of a reply, with the instants of asking and receiving by the monotonic clock. */
  readonly observe: (server: Instant, askedAt: number, receivedAt: number) => void
  readonly monotonic: () => number
}

/** The kept offset is renewed when it is wrong by more than this, in milliseconds. */
const tolerance = 1_000

/**
 * A clock that follows the server: `monotonic` never jumps. Until the server has answered once, `wall` counts with the
 * offset that this device was seen to have before, so that a reload without network still opens the right day.
 */
export function createServerClock(wall: () => Instant, monotonic: () => number, offset: Store<number>): ServerClock {
  let anchor = {server: wall() + offset.read(), at: monotonic()}
  return {
    monotonic,
    now: () => Math.round(anchor.server + (monotonic() - anchor.at)),
    observe: (server, askedAt, receivedAt) => {
      anchor = {server: server + (receivedAt - askedAt) / 2, at: receivedAt}
      const seen = Math.round(anchor.server - wall())
      if (Math.abs(seen - offset.read()) > tolerance) offset.write(seen)
    },
  }
}

export const serverClock = createServerClock(
  () => Date.now(),
  () => performance.now(),
  localStore('clockOffset', 1, v.number(), 0),
)

/** Calls back every second with the server's instant, and at once when the tab is seen again. Returns the stop. */
export function startTicker(clock: ServerClock, onTick: (now: Instant) => void): () => void {
  const tick = () => onTick(clock.now())
  const timer = setInterval(tick, 1_000)
  const onSeen = () => {
    if (!document.hidden) tick()
  }
  document.addEventListener('visibilitychange', onSeen)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', onSeen)
  }
}
