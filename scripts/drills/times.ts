import {percentile} from '../../tests/bench/numbers.ts'

/** One request: when it was begun and how long it took, in milliseconds; one that failed took for ever. */
export type Timed = {readonly at: number; readonly ms: number}

/** The 95th percentile of requests begun in a span of time; not a number where there were none. */
export const p95 = (times: readonly Timed[], from = Number.NEGATIVE_INFINITY, to = Number.POSITIVE_INFINITY): number =>
  percentile(
    times.filter(({at}) => at >= from && at < to).map(({ms}) => ms),
    0.95,
  )

const step = 1_000

/**
 * Milliseconds from a fault until the 95th percentile of every later span of five seconds is under `limit`; infinite when
 * that never came.
 */
export function recoveryOf(times: readonly Timed[], fault: number, end: number, limit: number): number {
  let recovered = Number.POSITIVE_INFINITY
  for (let from = end - 5 * step; from >= fault; from -= step) {
    if (!(p95(times, from, from + 5 * step) < limit)) break
    recovered = from - fault
  }
  return recovered
}
