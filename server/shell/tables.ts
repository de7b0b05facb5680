import type {ColumnType, JSONColumnType} from 'kysely'

type Timestamp = ColumnType<Date, Date | string, Date | string>
type NullableTimestamp = ColumnType<Date | null, Date | string | null, Date | string | null>

/** A message of the operator that each student of its audience sees once (spec 1§7, 3§4; G-13). */
export interface OperatorModalTable {
  id: string
  title: string
  lines: JSONColumnType<readonly string[]>
  /** Null for the students of every course; else for those whose current course it is. */
  course_id: string | null
  /** Null for everybody; else for those with this role. */
  role: string | null
  starts_at: Timestamp
  /** Null for a message that is shown until it is withdrawn. */
  ends_at: NullableTimestamp
}

export interface ModalSeenTable {
  profile_id: string
  modal_id: string
  seen_at: Timestamp
}

/** The new-version experiment of one student; who has no row takes no part (spec 1§4, 3§2.11). */
export interface StudentExperimentTable {
  profile_id: string
  state: string
  can_return_to_old_version: boolean
}

export interface ShellTables {
  operator_modal: OperatorModalTable
  modal_seen: ModalSeenTable
  student_experiment: StudentExperimentTable
}

declare module '../kernel/database/tables.ts' {
  interface Tables extends ShellTables {}
}
