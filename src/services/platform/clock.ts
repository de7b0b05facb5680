import type {Instant} from '../../../domain/shared/studyDay.ts'

export type ServerClock = {
  /** The server's instant, by the last reply that told it; steady while the device's clock jumps (D-04). */
  readonly now: () => Instant
  /** Takes the server's instant of a reply, with the instants of asking and receiving by the monotonic clock. */
  readonly observe: (server: Instant, askedAt: number, receivedAt: number) => void
  readonly monotonic: () => number
}

/** A clock that follows the server: `monotonic` never jumps, `wall` only counts until the server has answered once. */
export function createServerClock(wall: () => Instant, monotonic: () => number): ServerClock {
  let anchor = {server: wall(), at: monotonic()}
  return {
    monotonic,
    now: () => Math.round(anchor.server + (monotonic() - anchor.at)),
    observe: (server, askedAt, receivedAt) => {
      anchor = {server: server + (receivedAt - askedAt) / 2, at: receivedAt}
    },
  }
}

export const serverClock = createServerClock(
  () => Date.now(),
  () => performance.now(),
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
