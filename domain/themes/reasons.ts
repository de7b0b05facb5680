/** Why a lesson stands on a day, as the composition recorded it (D-26). */
export type SelectionReason = {
  readonly kind: 'mostRelevant' | 'oldestStudy' | 'priority' | 'moved'
  readonly lessonId: string | null
  /** The questions of the activity that are about the lesson. */
  readonly questions: readonly string[]
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

/** What was recorded of a lesson, or of the lesson that a question is about; a move is told before what chose it. */
export const reasonsOf = (reasons: readonly SelectionReason[], id: string): readonly SelectionReason[] =>
  reasons
    .filter(({lessonId, questions}) => lessonId === id || questions.includes(id))
    .toSorted((a, b) => Number(b.kind === 'moved') - Number(a.kind === 'moved'))
