import type {ColumnType, Generated} from 'kysely'
import type {ExamReason} from '../../domain/agenda/composeExam.ts'
import type {TheoreticalType} from '../../domain/agenda/agenda.types.ts'

type Timestamp = ColumnType<Date, Date | string, Date | string>
type NullableTimestamp = ColumnType<Date | null, Date | string | null, Date | string | null>

/** The part of a day's agenda that an activity belongs to. */
export type AgendaPart = TheoreticalType

export type ExamKind = 'exam' | 'mock' | 'smartExam'

/** What a row of `agenda` is: a day, one exam, or one extra activity. */
export type ActivityKind = 'day' | ExamKind | 'extra'

/** Why a lesson stands on a day or in a priority review. */
export type SelectionReasonKind = 'mostRelevant' | 'oldestStudy' | 'priority' | 'moved'

/** Why the smart review shows something. */
export type StoredReason = 'doubt' | 'forgetting' | 'wrong' | 'new'

export interface AgendaTable {
  id: string
  profile_id: string
  /** YYYYMMDD. */
  calendar_date: string
  has_smart_review: boolean
  smart_review_finished_at: NullableTimestamp
  created_at: Timestamp
  /** A day, or one exam or extra: then `exam_activity` or `extra_activity` has a row of the same id. */
  kind: Generated<ActivityKind>
  /** Templates of the exam that stands on this day. */
  exam_id: ColumnType<string | null, string | null | undefined, string | null>
  mock_exam_id: ColumnType<string | null, string | null | undefined, string | null>
  smart_exam_activity_id: ColumnType<string | null, string | null | undefined, string | null>
  /** When the time of an extra's questions ends; null without a limit. */
  deadline: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
}

export interface AgendaLessonTable {
  agenda_id: string
  part: Exclude<AgendaPart, 'smartReview' | 'exam'>
  lesson_id: string
  position: number
  finished_at: NullableTimestamp
  /** The later day, YYYYMMDD, to which the student moved it; this day does not show it any more. */
  moved_to: ColumnType<string | null, string | null | undefined, string | null>
}

/** Why a lesson was chosen for a day or for a priority review, as it was when it was chosen (D-26). */
export interface SelectionReasonTable {
  /** The row of `agenda` on which it stands. */
  activity_id: string
  lesson_id: string
  position: number
  kind: SelectionReasonKind
  /** Share, 0 to 1. */
  relevance: number
  /** Target institutions that counted; 0 for all institutions, null for the relevance of the pack. */
  institutions: number | null
  /** Null for never. */
  last_seen_days: number | null
  answered: number
  correct: number
}

/** Which rule chose the exam of a day, and what it rested on (D-26); null where the rule knows nothing of the kind. */
export interface ExamReasonTable {
  /** The day in `agenda`. */
  activity_id: string
  kind: ExamReason['kind']
  institution: string | null
  /** Place among the target institutions, 1 for the first. */
  target: number | null
  institutions: number | null
  /** Mock exams of that day that were not finished. */
  among: number | null
}

/** A question of one day's agenda: what a student may ask for, and why the smart review shows it. */
export interface AgendaQuestionTable {
  agenda_id: string
  question_id: string
  part: AgendaPart
  lesson_id: string | null
  position: number
  reason: StoredReason | null
  retrievability: number | null
}

/** A flashcard of one day's agenda: what a student may grade, and why the smart review shows it. */
export interface AgendaFlashcardTable {
  agenda_id: string
  flashcard_id: string
  part: AgendaPart
  lesson_id: string | null
  position: number
  reason: StoredReason | null
  retrievability: number | null
}

/** What a student has done with a lesson, over all days. */
export interface LessonProgressTable {
  profile_id: string
  lesson_id: string
  study_finished_at: NullableTimestamp
  review_finished_at: NullableTimestamp
}

/** What stands on the days of students, and how far they are with lessons. */
export interface AgendaTables {
  agenda: AgendaTable
  agenda_lesson: AgendaLessonTable
  agenda_question: AgendaQuestionTable
  agenda_flashcard: AgendaFlashcardTable
  lesson_progress: LessonProgressTable
  selection_reason: SelectionReasonTable
  exam_reason: ExamReasonTable
}

declare module '../kernel/database/tables.ts' {
  interface Tables extends AgendaTables {}
}
