import type {Instant} from '../shared/studyDay.ts'

const minute = 60_000

/**
 * How long after the deadline the server closes an exam that nobody ended, in milliseconds: a reply on its way, a login
 * renewed. It is the whole grace of an extra, which is never ranked and whose keys come with its end.
 */
export const graceTime = 2 * minute

/** Minutes after the end in which marks still count that the network held back, unless the exam says otherwise (D-19). */
export const usualGraceMinutes = 15

/** Most minutes of grace that an exam may give. */
export const mostGraceMinutes = 120

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

/** What decides how long marks count that arrive after the deadline. */
export type Grace = {
  readonly deadline: Instant
  readonly answersAt: Instant | null
  readonly graceMinutes: number
  readonly isExtra: boolean
}

/**
 * Until when a mark counts that was made before the deadline and goes on where the server has seen its chain last: for
 * the grace of the exam, and never after somebody may have seen the keys (D-19).
 */
export function countsUntilOf({deadline, answersAt, graceMinutes, isExtra}: Grace): Instant {
  const end = deadline + (isExtra ? graceTime : graceMinutes * minute)
  return answersAt === null ? end : Math.max(deadline, Math.min(end, answersAt))
}

/** When nothing of the exam changes by itself any more: marks no longer count, and keys may be shown. */
export const sealsAtOf = (deadline: Instant, countsUntil: Instant, answersAt: Instant | null): Instant =>
  Math.max(deadline + graceTime, countsUntil, answersAt ?? deadline)

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
  /** Until then marks count that come late and join their chain. */
  readonly countsUntil: Instant | null
  readonly sealsAt: Instant | null
  readonly finishedAt: Instant | null
  /** The student ended it; false also when it ran out of time, which still takes what was marked before. */
  readonly isByStudent: boolean
  readonly isSealed: boolean
}

/** Why a mark is kept and does not count: it came when keys may have been seen, after the grace, or from an unknown chain. */
export type LateReason = 'answers' | 'grace' | 'chain'

export type MarkVerdict =
  | {readonly kind: 'counts'}
  | {readonly kind: 'late'; readonly reason: LateReason}
  | {readonly kind: 'refused'; readonly code: MarkRefusal}

/** Whether what arrives now has arrived after the end, so that the chain decides; two clocks may differ a little. */
export const isPastEnd = ({deadline}: Pick<MockProgress, 'deadline'>, now: Instant): boolean =>
  deadline !== null && now > deadline + clockTolerance

const late = (reason: LateReason): MarkVerdict => ({kind: 'late', reason})
const refused = (code: MarkRefusal): MarkVerdict => ({kind: 'refused', code})

/** A mark that was made at `madeAt` by the server-corrected clock of the device, and has arrived `now`. */
export type ArrivedMark = {
  readonly madeAt: Instant
  readonly now: Instant
  /** It goes on where the server has seen its chain last; only asked for after the end. */
  readonly isJoined: boolean
}

/**
 * What becomes of a mark (spec 2§4; D-19). One that arrives in time counts. One that arrives after the end, though it
 * says that it was made before, counts while the grace lasts if its chain joins; else it is kept, without counting.
 * Nothing is taken that says itself that it was made after the end, and nothing of an exam that the student ended.
 */
export function markVerdict(
  progress: MockProgress & Pick<MockWindow, 'answersAt'>,
  {madeAt, now, isJoined}: ArrivedMark,
): MarkVerdict {
  const {startedAt, deadline, countsUntil, answersAt, isByStudent, isSealed} = progress
  if (startedAt === null || deadline === null || countsUntil === null) return refused('EXAM_NOT_STARTED')
  if (isByStudent) return refused('EXAM_FINISHED')
  if (madeAt > deadline + clockTolerance) return refused('EXAM_TIME_OVER')
  if (!isSealed && !isPastEnd(progress, now)) return {kind: 'counts'}
  if (isSealed || now > countsUntil) return late(answersAt !== null && now >= answersAt ? 'answers' : 'grace')
  return isJoined ? {kind: 'counts'} : late('chain')
}

/**
 * Whether an end that was pressed at `pressedAt` and arrives `now` is the student's. After the deadline, and within the
 * tolerance before it, the exam ran out of time: an end that comes minutes later could say anything, and the earlier end
 * wins a tie.
 */
export const isEndByStudent = (deadline: Instant, pressedAt: Instant, now: Instant): boolean =>
  pressedAt < deadline - clockTolerance && now <= deadline + graceTime

/** Keys and comments are shown when the exam is finished and nothing of it can change, and not before their time (D-10). */
export function areKeysShown(
  {isByStudent, isSealed}: Pick<MockProgress, 'isByStudent' | 'isSealed'>,
  answersAt: Instant | null,
  now: Instant,
): boolean {
  return (isByStudent || isSealed) && (answersAt === null || now >= answersAt)
}
