import type {ExamReason} from '../agenda/composeExam.ts'

/** Why a lesson or the exam stands on a day, as the composition recorded it (D-26). */
export type SelectionReason = {
  readonly kind: 'mostRelevant' | 'oldestStudy' | 'priority' | 'moved' | ExamReason['kind']
  readonly lessonId: string | null
  /** The questions of the activity that are about the lesson. */
  readonly questions: readonly string[]
  /** Share, 0 to 1. */
  readonly relevance: number | null
  /** How many target institutions counted; 0 for all institutions. */
  readonly institutions: number | null
  /** Of an exam, or the first target of a smart exam. */
  readonly institution: string | null
  /** Place of an exam's institution among the targets, 1 for the first. */
  readonly target: number | null
  /** How many mock exams of the day were not finished. */
  readonly among: number | null
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

const examKinds: ReadonlySet<SelectionReason['kind']> = new Set<ExamReason['kind']>([
  'openMock',
  'targetExam',
  'newestExam',
  'noExamLeft',
])

/** What was recorded of the exam of a day. */
export const examReasonsOf = (reasons: readonly SelectionReason[]): readonly SelectionReason[] =>
  reasons.filter(({kind}) => examKinds.has(kind))
