import type {ColumnType, Generated, JSONColumnType} from 'kysely'
import type {DiagnosticTarget} from '../../domain/diagnostic/choice.ts'
import type {SharedResult} from '../../domain/diagnostic/share.ts'

type Timestamp = ColumnType<Date, Date | string, Date | string>
type NullableTimestamp = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>

/** The mark of one question: the choice (-1 when it was taken back), when it was made (ISO), and the key that brought it. */
export type StoredMark = {readonly selected: number; readonly at: string; readonly key: string}

/** A diagnostic of a visitor or student (spec 3§3). */
export interface DiagnosticExamTable {
  /** 128 random bits in hex (D-14). */
  id: string
  creation_key: string
  creation_hash: string
  /** The account it is on; null for a visitor's. */
  profile_id: string | null
  is_partial: boolean
  template_id: string | null
  institution_target: JSONColumnType<readonly DiagnosticTarget[]>
  question_ids: JSONColumnType<readonly string[]>
  /** By question. */
  marks: ColumnType<Readonly<Record<string, StoredMark>>, string | undefined, string>
  /** How many marks were saved in all. */
  writes: Generated<number>
  /** The hash of the network it was made from, for the limit; forgotten after a day. */
  network: string | null
  calendar_date: string
  created_at: Timestamp
  updated_at: Timestamp
  finished_at: NullableTimestamp
}

/** Whom the report of a diagnostic goes to (spec 3§3); corrected in place. */
export interface DiagnosticContactTable {
  exam_id: string
  name: string
  email: string
  phone: string
  how_met: string
  /** Idempotency key of the last submission. */
  request_key: string
  request_hash: string
  /** The hashes of the submissions before it, by key. */
  earlier: ColumnType<Readonly<Record<string, string>>, string | undefined, string>
  /** When the form was filled in, by the device's clock but never later than the server's; null before it was told. */
  made_at: NullableTimestamp
  /** How often the form was sent. */
  revision: number
  /** The version of the words that were agreed to; null without consent. */
  consent_version: string | null
  consented_at: NullableTimestamp
  submitted_at: Timestamp
}

/** A result that was shared: one row for each diagnostic, without anything that says who took it. */
export interface DiagnosticShareTable {
  exam_id: string
  /** 128 random bits in hex; null once it was withdrawn. */
  address: string | null
  /** Idempotency key by which it was shared last: what arrives late of it shares nothing that was withdrawn since. */
  share_key: string
  /** How often it was shared anew. */
  shares: number
  /** What the page tells; null once it was withdrawn. */
  result: ColumnType<SharedResult | null, string | null, string | null>
  shared_at: Timestamp
}

/** The public page of an institution as an import drew it. */
export interface StatisticsPageTable {
  /** What follows the address of all pages, such as `/sp/usp`. */
  path: string
  /** The whole document, with blanks for the names of the deployment. */
  html: string
  /** `pageVersion` of the product that drew it. */
  version: number
  written_at: Timestamp
}

declare module '../kernel/database/tables.ts' {
  interface Tables {
    diagnostic_exam: DiagnosticExamTable
    diagnostic_contact: DiagnosticContactTable
    diagnostic_share: DiagnosticShareTable
    statistics_page: StatisticsPageTable
  }
}
