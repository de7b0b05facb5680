import type {ColumnType, Generated} from 'kysely'
import type {MemoryColumns} from '../spaced-repetition/memoryColumns.ts'
import type {AgendaPart} from '../agenda/tables.ts'

type Timestamp = ColumnType<Date, Date | string, Date | string>

export interface AnswerTable {
  id: string
  profile_id: string
  agenda_id: string
  question_id: string
  choosen: number
  /** 1 right, 0 wrong, -1 none. */
  outcome: number
  essay: string | null
  calendar_date: string
  type: string
  theoretical_type: AgendaPart
  /** When the student answered, never later than when the server received it. */
  answered_at: Timestamp
  created_at: Timestamp
  /** Its key is out: it may be told what came of it, and the aggregates count it. */
  counted: Generated<boolean>
  /** How long the question was in front of the student, 1 to 1800; null when nobody measured. */
  seconds: ColumnType<number | null, number | null | undefined, number | null>
  /** The median of the right answers to the question that there were before; null with fewer than ten of known time. */
  median_seconds: ColumnType<number | null, number | null | undefined, number | null>
}

/** How often each choice of a question was answered, by all students. */
export interface AnswerTallyTable {
  question_id: string
  choosen: number
  amount: ColumnType<number, number, number>
}

export interface PreChoiceTable {
  agenda_id: string
  question_id: string
  /** -1 for none. */
  selected: number
  essay: string | null
  date_now: Timestamp
  /** When the key of an essay was shown; from then on the essay stays as it is. */
  revealed_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
}

/** The spaced-repetition memory of one question by one student, as ts-fsrs keeps it. */
export interface QuestionCardTable extends MemoryColumns {
  profile_id: string
  question_id: string
}

/** What students answered, and what was made of it. */
export interface AnswerTables {
  answer: AnswerTable
  answer_tally: AnswerTallyTable
  pre_choice: PreChoiceTable
  question_card: QuestionCardTable
}

declare module '../kernel/database/tables.ts' {
  interface Tables extends AnswerTables {}
}
