import type {ColumnType, Generated} from 'kysely'
import type {LateReason} from '../../domain/exam/mockExam.ts'
import type {ExamKind} from '../agenda/tables.ts'

type Timestamp = ColumnType<Date, Date | string, Date | string>
type NullableTimestamp = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>

/**
 * An exam as one student takes it. It stands on a row of `agenda` of the same id and kind, which holds its questions,
 * choices, marks and answers like those of a day.
 */
export interface ExamActivityTable {
  id: string
  profile_id: string
  kind: ExamKind
  /** Beside the agenda: without a window, never ranked. */
  is_extra: boolean
  calendar_date: string
  /** Template of a full exam. */
  exam_id: string | null
  mock_exam_id: string | null
  institution: string | null
  uf: string | null
  created_at: Timestamp
  updated_at: Timestamp
  /** Minutes of a mock exam from its start. */
  minutes: number | null
  /** Minutes granted to the student, as they were at the start. */
  extra_minutes: Generated<number>
  /** The window of a mock exam, fixed when the activity is made; null for an extra. */
  opens_at: NullableTimestamp
  last_start_at: NullableTimestamp
  closes_at: NullableTimestamp
  answers_at: NullableTimestamp
  ranking_at: NullableTimestamp
  started_at: NullableTimestamp
  deadline: NullableTimestamp
  /** Until then marks count that come late and join their chain. */
  counts_until: NullableTimestamp
  /** From then on nothing changes by itself. */
  seals_at: NullableTimestamp
  finished_at: NullableTimestamp
  /** Nothing changes any more: the exam may be ranked. */
  sealed_at: NullableTimestamp
  /**
   * What came out of it may be told and stays told: not before keys are shown, nor as long as the key of one of its
   * questions is held. Then the answers of a mock exam go into the tallies and into the student's memory.
   */
  learned_at: NullableTimestamp
  by_student: Generated<boolean>
  receipt_sequence: ColumnType<number | null, number | null | undefined, number | null>
  receipt_hash: ColumnType<string | null, string | null | undefined, string | null>
  answered: ColumnType<number | null, number | null | undefined, number | null>
  /** Right answers, annulled questions included. */
  correct: ColumnType<number | null, number | null | undefined, number | null>
  /** 0 to 100. */
  grade: ColumnType<number | null, number | null | undefined, number | null>
  /** An extra that its student deleted: what was answered stays. */
  deleted_at: NullableTimestamp
}

/** One student's place in a mock exam, made once and never changed. */
export interface MockRankingTable {
  activity_id: string
  mock_exam_id: string
  profile_id: string
  position: number
  total: number
  grade: number
  /** Share, 0 to 1, of lower grades. */
  percentile: number
  ranked_at: Timestamp
}

/** A question that an import took out of a mock exam which somebody had opened. */
export interface MockExamDroppedTable {
  mock_exam_id: string
  question_id: string
}

/** An answer to a question whose key is held: neither tallies nor the student's memory have learned from it yet. */
export interface HeldAnswerTable {
  answer_id: string
  question_id: string
}

/** Where one device's chain of marks in one exam was seen last (D-19). */
export interface MockChainTable {
  activity_id: string
  /** Made of the id of the chain; there are 1,024. */
  place: number
  chain: string
  seq: number
  hash: string
  /** When the server saw it last before the end. */
  seen_at: Timestamp
  /** What the device said then to be in the chain already; null when nothing waited. */
  committed_seq: number | null
  committed_hash: string | null
}

/** The newest mark of a question that came too late to count: kept, shown, and not ranked unless an operator accepts it. */
export interface MockLateMarkTable {
  activity_id: string
  question_id: string
  selected: number
  essay: string | null
  date_now: Timestamp
  received_at: Timestamp
  reason: LateReason
  chain: string | null
  seq: number | null
  /** Its chain says that it was made before the end: a checkpoint of that time holds it. */
  proved: Generated<boolean>
  accepted_at: NullableTimestamp
}

export interface ExamTables {
  exam_activity: ExamActivityTable
  held_answer: HeldAnswerTable
  mock_exam_dropped: MockExamDroppedTable
  mock_chain: MockChainTable
  mock_late_mark: MockLateMarkTable
  mock_ranking: MockRankingTable
}

declare module '../kernel/database/tables.ts' {
  interface Tables extends ExamTables {}
}
