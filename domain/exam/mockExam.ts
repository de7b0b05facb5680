import type {Instant} from '../shared/studyDay.ts'

const minute = 60_000

/**
 * How long after the deadline a server still takes what was marked before it, at least, in milliseconds: a reply on its
 * way, a login renewed, a short hole in the network.
 */
export const graceTime = 2 * minute

/** Two clocks that were set by the same server may differ by this, in milliseconds (D-04). */
export const clockTolerance = 2_000

/** A wish to start that is older than this starts nothing, in milliseconds: nobody sits before that screen any more. */
export const startPatience = 2 * minute

/** Most minutes an operator may grant (D-22). */
export const mostExtraMinutes = 240

/** The times of one mock exam; instants in milliseconds, null for an extra, which has no window (spec 2§3, 2§4). */
export type MockWindow = {
  readonly opensAt: Instant | null
  readonly lastStartAt: Instant | null
  readonly closesAt: Instant | null
  readonly answersAt: Instant | null
}

export type MockStart = MockWindow & {
  readonly startedAt: Instant
  /** Minutes from the start. */
  readonly timeToDo: number
  readonly extraMinutes: number
}

/**
 * When the time of one student ends: start plus time, or the end of the window when that is earlier, both with the
 * student's extra minutes (spec 2§4; D-22). The window never grows past the instant at which keys are shown.
 */
export function deadlineOf({startedAt, timeToDo, extraMinutes, closesAt, answersAt}: MockStart): Instant {
  const byTime = startedAt + (timeToDo + extraMinutes) * minute
  if (closesAt === null) return byTime
  const extended = closesAt + extraMinutes * minute
  const byWindow = answersAt === null ? extended : Math.max(closesAt, Math.min(extended, answersAt))
  return Math.min(byTime, byWindow)
}

/**
 * Until when the server takes what was marked before the deadline: until keys are shown, so that no hole in the network
 * costs an answer, and never less than the grace time (D-01).
 */
export const sealsAtOf = (deadline: Instant, answersAt: Instant | null): Instant =>
  Math.max(deadline + graceTime, answersAt ?? deadline)

export type StartRefusal = 'EXAM_NOT_OPEN' | 'EXAM_START_CLOSED' | 'EXAM_START_STALE'

/** Why a mock exam that was not started cannot be started now; null when it can (spec 2§4, 2§5). */
export function startRefusal({opensAt, lastStartAt}: MockWindow, now: Instant, wishedAt: Instant): StartRefusal | null {
  if (opensAt !== null && now < opensAt) return 'EXAM_NOT_OPEN'
  if (lastStartAt !== null && now > lastStartAt) return 'EXAM_START_CLOSED'
  return now - wishedAt > startPatience ? 'EXAM_START_STALE' : null
}

export type MarkRefusal = 'EXAM_NOT_STARTED' | 'EXAM_FINISHED' | 'EXAM_TIME_OVER'

/** How far one try at a mock exam has come. */
export type MockProgress = {
  readonly startedAt: Instant | null
  readonly deadline: Instant | null
  readonly sealsAt: Instant | null
  readonly finishedAt: Instant | null
  /** The student ended it; false also when it ran out of time, which still takes what was marked before. */
  readonly isByStudent: boolean
  readonly isSealed: boolean
}

/**
 * Why a mark that was made at `editedAt` (by the server-corrected clock of the device) and has arrived `now` does not
 * count; null when it does (spec 2§4). An exam that ran out of time takes what was marked before its deadline until it
 * is sealed; one that the student ended takes nothing.
 */
export function markRefusal(progress: MockProgress, editedAt: Instant, now: Instant): MarkRefusal | null {
  const {startedAt, deadline, sealsAt, isByStudent, isSealed} = progress
  if (startedAt === null || deadline === null || sealsAt === null) return 'EXAM_NOT_STARTED'
  if (isByStudent) return 'EXAM_FINISHED'
  return isSealed || now > sealsAt || editedAt > deadline + clockTolerance ? 'EXAM_TIME_OVER' : null
}

/** Keys and comments are shown when the exam is finished and nothing of it can change, and not before their time (D-10). */
export function areKeysShown({isByStudent, isSealed}: Pick<MockProgress, 'isByStudent' | 'isSealed'>, answersAt: Instant | null, now: Instant): boolean {
  return (isByStudent || isSealed) && (answersAt === null || now >= answersAt)
}
