import type {ColumnType, JSONColumnType} from 'kysely'
import type {ExtraType, QuestionFilters, ThemePath} from '../../domain/extras/extras.types.ts'

type Timestamp = ColumnType<Date, Date | string, Date | string>

/** Kinds that have a row of `extra_activity`; the others are exams. */
export type ExtraKind = Exclude<ExtraType, 'Exam' | 'MockExam' | 'SmartExam'>

/**
 * An extra activity of one student. It stands on a row of `agenda` of the same id and of the kind `extra`, which holds its
 * lesson, questions, flashcards, choices, marks and answers like those of a day, and says whether it is finished: in
 * `agenda_lesson.finished_at` of a theoretical one, in `smart_review_finished_at` of the others.
 */
export interface ExtraActivityTable {
  id: string
  profile_id: string
  kind: ExtraKind
  /** YYYYMMDD. */
  calendar_date: string
  /** The themes that were chosen, as paths. */
  classification: JSONColumnType<readonly ThemePath[]>
  /** Results at the end only. */
  exam_mode: boolean
  /** Minutes of exam mode; its end stands in `agenda.deadline`. */
  time_limit: ColumnType<number | null, number | null | undefined, number | null>
  /** Made by the priority review. */
  is_priority: boolean
  /** The number that decided between equal questions. */
  seed: number | null
  created_at: Timestamp
  /** What was answered stays. */
  deleted_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
}

/** A flashcard that a student has saved: 'Meus Baralhos' are these by lesson. */
export interface DeckFlashcardTable {
  profile_id: string
  flashcard_id: string
  added_at: Timestamp
}

/** Filters of the question wizard as they are kept. */
export type StoredFilters = QuestionFilters & {
  readonly count: number
  readonly examMode: boolean
  /** Absent in those that were kept before there was a limit. */
  readonly timeLimit?: number | null
}

/** A choice of filters that a student named and kept. */
export interface QuestionPresetTable {
  id: string
  profile_id: string
  name: string
  filters: JSONColumnType<StoredFilters>
  created_at: Timestamp
  updated_at: Timestamp
}

/** What students study beside their agendas. */
export interface ExtrasTables {
  extra_activity: ExtraActivityTable
  deck_flashcard: DeckFlashcardTable
  question_preset: QuestionPresetTable
}

declare module '../kernel/database/tables.ts' {
  interface Tables extends ExtrasTables {}
}
