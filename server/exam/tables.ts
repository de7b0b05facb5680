import type {ColumnType, Generated} from 'kysely'

type Timestamp = ColumnType<Date, Date | string, Date | string>
type NullableTimestamp = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>

export type ExamKind = 'exam' | 'mock' | 'smartExam'

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
  /** Until then the server takes what was marked before the deadline. */
  seals_at: NullableTimestamp
  finished_at: NullableTimestamp
  /** Nothing changes any more: the exam may be ranked. */
  sealed_at: NullableTimestamp
  /** Its answers are in the tallies and in the student's memory; not before keys are shown, which those could tell. */
  learned_at: NullableTimestamp
  by_student: Generated<boolean>
  receipt_sequence: ColumnType<number | null, number | null | undefined, number | null>
  receipt_hash: ColumnType<string | null, string | null | undefined, string | null>
  answered: ColumnType<number | null, number | null | undefined, number | null>
  /** Right answers, annulled questions included. */
  correct: ColumnType<number | null, number | null | undefined, number | null>
  /** 0 to 100. */
  grade: ColumnType<number | null, number | null | undefined, number | null>
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

export interface ExamTables {
  exam_activity: ExamActivityTable
  mock_ranking: MockRankingTable
}
