import type {Instant} from '../shared/studyDay.ts'

/**
 * Whether a question gives its key, its comment and its shares to nobody (D-18). `heldUntil` is the latest instant at
 * which the answers of a mock exam that it stands in come out, in milliseconds; null for a question of none. The rule
 * asks for no course, account or screen: who could see the key anywhere would know it in the exam.
 */
export const isKeyHeld = (heldUntil: Instant | null, now: Instant): boolean => heldUntil !== null && now < heldUntil

/** Milliseconds for which an essay may be graded after its key came out, when a mock exam had held it: seven days. */
const heldGradeTime = 7 * 86_400_000

/**
 * Until when an essay may be graded although its day is over: whoever asked for its key while a mock exam held it could not
 * compare before `heldUntil`. Null when the day decides, as it does for every essay whose key came when it was asked for.
 * Instants in milliseconds; `shownAt` is when the student asked for the key, null before.
 */
export const gradeUntilOf = ({
  shownAt,
  heldUntil,
}: {
  readonly shownAt: Instant | null
  readonly heldUntil: Instant | null
}): Instant | null => (shownAt !== null && heldUntil !== null && shownAt < heldUntil ? heldUntil + heldGradeTime : null)

/** Whether a grade that was given at `gradedAt` counts by `gradeUntilOf`: not before the key was out, and not after that time. */
export function isLateGradeOpen(
  essay: {readonly shownAt: Instant | null; readonly heldUntil: Instant | null},
  gradedAt: Instant,
): boolean {
  const until = gradeUntilOf(essay)
  return until !== null && !isKeyHeld(essay.heldUntil, gradedAt) && gradedAt < until
}

/** The start of a mock exam and whether it may be printed; instants in milliseconds, null for what it does not have. */
export type Showing = {
  readonly startedAt: Instant | null
  readonly opensAt: Instant | null
  readonly closesAt: Instant | null
  readonly isPrintingBlocked: boolean
}

/** Whether the questions of a mock exam are shown on the screen: to who has started it (D-18). */
export const showsQuestions = ({startedAt}: Pick<Showing, 'startedAt'>): boolean => startedAt !== null

/**
 * Whether a mock exam is shown on paper: one that may be printed, from its start on, and before it inside of its window
 * (D-18). An extra has no window: its answers are out.
 */
export function showsPrint({startedAt, opensAt, closesAt, isPrintingBlocked}: Showing, now: Instant): boolean {
  if (isPrintingBlocked) return false
  return startedAt !== null || ((opensAt === null || now >= opensAt) && (closesAt === null || now < closesAt))
}
