import type {Instant} from './studyDay.ts'

/** How often a server that was otherwise well has failed at one write, and since when. */
export type Faults = {readonly count: number; readonly since: Instant}

/** A write waits for the server through this many faults at least, … */
const leastFaults = 6
/** … and for this many milliseconds from the first on. */
const leastSpan = 3 * 60_000

export const afterFault = (before: Faults | undefined, now: Instant): Faults => ({
  count: (before?.count ?? 0) + 1,
  since: before?.since ?? now,
})

/**
 * Whether a write is set aside (D-01): sending it again would only hold up what waits behind it. It is kept, shown, and
 * sent again when the student says so.
 */
export const isHopeless = ({count, since}: Faults, now: Instant): boolean =>
  count >= leastFaults && now - since >= leastSpan
