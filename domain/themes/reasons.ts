/** Why a lesson stands on a day, as the composition recorded it (D-26). */
export type SelectionReason = {
  readonly kind: 'mostRelevant' | 'oldestStudy' | 'priority' | 'moved'
  readonly lessonId: string | null
  /** Share, 0 to 1. */
  readonly relevance: number | null
  /** How many target institutions counted; 0 for all institutions. */
  readonly institutions: number | null
  /** Null for never. */
  readonly lastSeenDays: number | null
  readonly answered: number | null
  readonly correct: number | null
  /** The day it was planned for, when the student moved it. */
  readonly movedFrom: string | null
}

/** What was recorded of a lesson; a move is told before what chose it. */
export const reasonsOf = (reasons: readonly SelectionReason[], lessonId: string): readonly SelectionReason[] =>
  reasons
    .filter((reason) => reason.lessonId === lessonId)
    .toSorted((a, b) => Number(b.kind === 'moved') - Number(a.kind === 'moved'))
