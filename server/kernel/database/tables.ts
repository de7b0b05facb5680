import type {ColumnType, JSONColumnType} from 'kysely'

type Timestamp = ColumnType<Date, Date | string, Date | string>

/** The first result of each mutation, given again to a repeat (idempotency). */
export interface IdempotencyTable {
  profile_id: string
  key: string
  operation: string
  input_hash: string
  result: JSONColumnType<object>
  created_at: Timestamp
}

/** The first result of each mutation of a visitor; the key alone names it, because a visitor has no profile. */
export interface VisitorIdempotencyTable {
  key: string
  operation: string
  input_hash: string
  result: JSONColumnType<object>
  /** The profile that the mutation made; its end takes the key with it. */
  profile_id: string | null
  created_at: Timestamp
}

/**
 * Every table of the product. Those of an area are declared in its `tables.ts`, which adds them to this interface, so that
 * areas know the database and the database knows no area.
 */
export interface Tables {
  idempotency: IdempotencyTable
  visitor_idempotency: VisitorIdempotencyTable
}
