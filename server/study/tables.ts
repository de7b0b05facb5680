import type {ColumnType, Generated, JSONColumnType} from 'kysely'
import type {Highlight} from '../../domain/question/highlights.ts'
import type {AgendaPart} from '../agenda/tables.ts'
import type {MemoryColumns} from '../spaced-repetition/memoryColumns.ts'
import type {Memory} from '../spaced-repetition/memory.ts'

type Timestamp = ColumnType<Date, Date | string, Date | string>

export type FavoriteType = 'question' | 'video' | 'text' | 'mindmap' | 'flashcard'
export type RatedType = Exclude<FavoriteType, 'question'>

export interface FlashcardAnswerTable {
  id: string
  profile_id: string
  agenda_id: string
  flashcard_id: string
  /** 1 right, 0 wrong. */
  outcome: number
  calendar_date: string
  theoretical_type: AgendaPart
  answered_at: Timestamp
  created_at: Timestamp
  /** What was remembered before, for the undo (D-21); null for a card that was new. */
  memory_before: JSONColumnType<(Memory & {readonly lastOutcome: number}) | null, string | null, string | null>
}

/** The spaced-repetition memory of one flashcard by one student, as ts-fsrs keeps it. */
export interface FlashcardCardTable extends MemoryColumns {
  profile_id: string
  flashcard_id: string
}

export interface QuestionMarksTable {
  profile_id: string
  /** The agenda's id, or `viewer`. */
  scope: string
  question_id: string
  struck: JSONColumnType<readonly number[]>
  selected: number
  essay: string | null
  highlights: JSONColumnType<readonly Highlight[]>
  date_now: Timestamp
}

export interface QuestionDoubtTable {
  profile_id: string
  question_id: string
  marked_at: Timestamp
}

/** The doubts that a student marked or took back during the last minute, for the limits of G-19. */
export interface DoubtCommandTable {
  id: Generated<number>
  profile_id: string
  question_id: string
  at: Timestamp
}

export interface StudyPreferencesTable {
  profile_id: string
  exam_mode: boolean
  shortcuts: boolean
  flashcards_reversed: boolean
  timer_hidden: Generated<boolean>
}

export interface FavoriteTable {
  /** Grows with time, so that favourites of one instant have an order too. */
  id: Generated<number>
  profile_id: string
  type: FavoriteType
  document: string
  created_at: Timestamp
}

export interface RatingTable {
  profile_id: string
  type: RatedType
  document: string
  /** 1 to 5. */
  stars: number
  rated_at: Timestamp
}

export interface ContentReportTable {
  id: string
  profile_id: string
  type: string
  document: string
  title: string
  body: string
  created_at: Timestamp
  /** When the staff decided about it; null while nobody has. */
  settled_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
}

/** What students do with study content beside answering questions. */
export interface StudyContentTables {
  flashcard_answer: FlashcardAnswerTable
  flashcard_card: FlashcardCardTable
  question_marks: QuestionMarksTable
  question_doubt: QuestionDoubtTable
  doubt_command: DoubtCommandTable
  study_preferences: StudyPreferencesTable
  favorite: FavoriteTable
  rating: RatingTable
  content_report: ContentReportTable
}

declare module '../kernel/database/tables.ts' {
  interface Tables extends StudyContentTables {}
}
