const minute = 60_000

/** Milliseconds before each further attempt: two days in all, the time for which a mail server may be away. */
const waits = [1, 5, 15, 60, 180, 360, 720, 1_440].map((minutes) => minutes * minute)

/** Attempts at one delivery, the first included. */
export const mostAttempts = waits.length + 1

/** A receiver that asks for more patience than this is asked again nevertheless. */
const longestWait = 1_440 * minute

/**
 * When a delivery that failed for now is tried again.
 *
 * @param failures how often it has failed, this time included
 * @param wish milliseconds that the receiver asked to wait (`Retry-After`), which only ever prolongs the wait
 * @returns milliseconds from now; undefined when no further attempt is made
 */
export function waitBeforeRetry(failures: number, wish = 0): number | undefined {
  const wait = waits[failures - 1]
  return wait === undefined ? undefined : Math.max(wait, Math.min(wish, longestWait))
}

/**
 * Reads the header `Retry-After`: seconds, or a date.
 *
 * @param now milliseconds since 1970-01-01 UTC
 * @returns milliseconds from now, 0 for what cannot be read or is past
 */
export function retryAfter(header: string | null, now: number): number {
  const text = header?.trim() ?? ''
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1_000
  const date = /[a-z]/i.test(text) ? Date.parse(text) : Number.NaN
  return Number.isNaN(date) ? 0 : Math.max(0, date - now)
}
