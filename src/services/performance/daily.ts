import type {Instant} from '../../../domain/shared/studyDay.ts'

/** What is shown of a student's performance is read again after this many milliseconds (spec 3§2.1, 3§9). */
export const refreshAfterMs = 24 * 60 * 60 * 1_000

export type Ticks = (listener: (now: Instant) => void) => () => void

/**
 * Runs a read now, every 24 hours by the server's clock, and whenever it is asked; a read that is still on its way is
 * given up for the next. Returns how to ask, and how to stop.
 */
export function readDaily(read: (signal: AbortSignal) => Promise<void>, onTick: Ticks) {
  let running = new AbortController()
  let askedAt: Instant | null = null
  const ask = () => {
    running.abort()
    running = new AbortController()
    askedAt = null
    void read(running.signal)
  }
  const stopTicks = onTick((now) => {
    askedAt ??= now
    if (now - askedAt >= refreshAfterMs) ask()
  })
  ask()
  return {
    ask,
    stop: () => {
      stopTicks()
      running.abort()
    },
  }
}
