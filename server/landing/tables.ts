import type {ColumnType} from 'kysely'

type Timestamp = ColumnType<Date, Date | string, Date | string>

/** Whom the landing may write to (spec 3§3). */
export interface LandingContactTable {
  /** The idempotency key of the form that left it. */
  request_key: string
  request_hash: string
  name: string
  email: string
  phone: string
  /** The version of the words that were agreed to; null without consent. */
  consent_version: string | null
  /** The hash of the network it came from, for the limit; forgotten after a day. */
  network: string | null
  submitted_at: Timestamp
}

declare module '../kernel/database/tables.ts' {
  interface Tables {
    landing_contact: LandingContactTable
  }
}
