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

/** What is asked about: a lesson of the activity, or the lesson that one of its questions is about. */
export type Chosen = {readonly lessonId: string} | {readonly questionId: string}

const isAbout = (reason: SelectionReason, chosen: Chosen): boolean =>
  'lessonId' in chosen ? reason.lessonId === chosen.lessonId : reason.questions.includes(chosen.questionId)

/** What was recorded of it; a move is told before what chose it. */
export const reasonsOf = (reasons: readonly SelectionReason[], chosen: Chosen): readonly SelectionReason[] =>
  reasons
    .filter((reason) => isAbout(reason, chosen))
    .toSorted((a, b) => Number(b.kind === 'moved') - Number(a.kind === 'moved'))
