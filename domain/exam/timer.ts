import type {Instant} from '../shared/studyDay.ts'

const second = 1_000
const minute = 60 * second

/** What a student is told of the time without asking: shares of the whole, then minutes, then the end. */
export type Milestone = 'half' | 'fifth' | 'fiveMinutes' | 'oneMinute' | 'over'

/** The time of one student; null before the start. */
export type ExamTimes = {readonly startedAt: Instant | null; readonly deadline: Instant | null}

type Mark = {readonly milestone: Milestone; readonly left: number}

/** From here on a timer says that the end is near, in milliseconds. */
export const lastMinutes = 5 * minute

/** Milliseconds left, 0 at the end; before the start and by a clock that lags behind it, the whole time. */
export function timeLeft({startedAt, deadline}: ExamTimes, now: Instant): number {
  if (startedAt === null || deadline === null) return 0
  return Math.max(0, deadline - Math.max(now, startedAt))
}

/**
 * The milestones of an exam with what is left at each, in milliseconds, in their order. A short exam has fewer: none
 * that lies before its start, and no share that falls within a minute of another one.
 */
export function milestonesOf({startedAt, deadline}: ExamTimes): readonly Mark[] {
  if (startedAt === null || deadline === null) return []
  const total = deadline - startedAt
  const minutes: readonly Mark[] = [
    {milestone: 'fiveMinutes', left: lastMinutes},
    {milestone: 'oneMinute', left: minute},
    {milestone: 'over', left: 0},
  ]
  const shares: readonly Mark[] = [
    {milestone: 'half', left: total / 2},
    {milestone: 'fifth', left: total / 5},
  ]
  const marks = minutes.filter(({left}) => left < total)
  const apart = shares.filter((share) => marks.every(({left}) => Math.abs(left - share.left) >= minute))
  return [...apart, ...marks].toSorted((one, other) => other.left - one.left)
}

/**
 * The milestone that lies between two instants; after a sleep over several only the last, which is the most urgent.
 * Null when there is none.
 */
export function milestoneBetween(times: ExamTimes, before: Instant, now: Instant): Milestone | null {
  const {deadline} = times
  if (deadline === null) return null
  const crossed = milestonesOf(times).filter(({left}) => deadline - left > before && deadline - left <= now)
  return crossed.at(-1)?.milestone ?? null
}

export type TimeParts = {readonly hours: number; readonly minutes: number; readonly seconds: number}

const partsOf = (seconds: number): TimeParts => ({
  hours: Math.floor(seconds / 3_600),
  minutes: Math.floor(seconds / 60) % 60,
  seconds: seconds % 60,
})

/** The time left as a clock shows it: rounded up, so that zero is shown when nothing is left, and not before. */
export const shownTime = (left: number): TimeParts => partsOf(Math.ceil(left / second))

/** The time left as it is said aloud: whole minutes, from ten minutes on tens of seconds, in the last minute seconds. */
export function spokenTime(left: number): TimeParts {
  const seconds = Math.ceil(left / second)
  if (seconds >= 600) return partsOf(Math.round(seconds / 60) * 60)
  return partsOf(seconds > 60 ? Math.round(seconds / 10) * 10 : seconds)
}
