import {randomUUID} from 'node:crypto'
import {type Kysely, type RawBuilder, sql} from 'kysely'
import {waitBeforeRetry} from '../../domain/delivery/retry.ts'
import type {Tables} from '../kernel/database/tables.ts'

/** The tables that hold what is to be delivered. Each has the columns of `queueColumns`. */
export type QueueTable = 'mail_outbox' | 'push_outbox'

/**
 * What became of a delivery, or will: `waiting` is tried (again) at `next_attempt_at`, `sent` was taken by the receiver,
 * `dead` was refused for good or too often, `unknown` may have been taken and is not sent again by itself, `dropped` was
 * not wanted any more before it left.
 */
export type DeliveryState = 'waiting' | 'sent' | 'dead' | 'unknown' | 'dropped'

/** The columns of a queue, for the migration of its table. */
export const queueColumns = [
  "add column state text not null default 'waiting' check (state in ('waiting', 'sent', 'dead', 'unknown', 'dropped'))",
  'add column failures integer not null default 0',
  "add column next_attempt_at timestamptz not null default 'epoch'",
  'add column lease_until timestamptz',
  'add column claim text',
  'add column last_error text',
] as const

/** A row that this process alone may deliver until its lease ends. */
export type Claimed = {readonly id: string; readonly claim: string; readonly failures: number}

/** What an attempt came to. `error` is for operators: one line, without the words of a student. */
export type Outcome =
  | {readonly kind: 'sent'}
  | {readonly kind: 'failed'; readonly error: string; readonly retryAfter?: number | undefined}
  | {readonly kind: 'dead' | 'unknown' | 'dropped'; readonly error: string}
  /** Broken off before anything had left, because the process stops. */
  | {readonly kind: 'released'}

type Db = Kysely<Tables>

/** Milliseconds for which a claim holds; longer than any attempt may take. */
export const leaseTime = 10 * 60_000

/** Characters of an error that are kept. */
const mostOfError = 300

/**
 * Claims what is due, the oldest first. Rows that another process holds are skipped, those whose lease ended are taken
 * over: their process was killed, or hangs and can settle nothing any more.
 */
export async function claimDue(
  db: Db,
  table: QueueTable,
  {now, most, due = sql`true`}: {now: number; most: number; due?: RawBuilder<unknown> | undefined},
): Promise<Claimed[]> {
  const at = new Date(now)
  const {rows} = await sql<Claimed>`
    update ${sql.table(table)} set claim = ${randomUUID()}, lease_until = ${new Date(now + leaseTime)}
    where id in (
      select id from ${sql.table(table)}
      where state = 'waiting' and next_attempt_at <= ${at} and (lease_until is null or lease_until <= ${at}) and ${due}
      order by next_attempt_at, created_at, id
      limit ${most}
      for update skip locked
    )
    returning id, claim, failures`.execute(db)
  return rows
}

/**
 * Stores what became of an attempt. One whose lease was taken over settles nothing.
 *
 * @returns false when the row is not this claim's any more
 */
export async function settle(
  db: Db,
  table: QueueTable,
  {id, claim, failures}: Claimed,
  outcome: Exclude<Outcome, {kind: 'released'}>,
  now: number,
): Promise<boolean> {
  const wait = outcome.kind === 'failed' ? waitBeforeRetry(failures + 1, outcome.retryAfter) : undefined
  const state: DeliveryState = outcome.kind === 'failed' ? (wait === undefined ? 'dead' : 'waiting') : outcome.kind
  const {numAffectedRows} = await sql`
    update ${sql.table(table)} set
      state = ${state}, claim = null, lease_until = null,
      failures = ${outcome.kind === 'failed' ? failures + 1 : failures},
      next_attempt_at = ${new Date(now + (wait ?? 0))},
      sent_at = ${outcome.kind === 'sent' ? new Date(now) : null}::timestamptz,
      last_error = ${outcome.kind === 'sent' ? null : oneLine(outcome.error)}
    where id = ${id} and claim = ${claim} and state = 'waiting'`.execute(db)
  return numAffectedRows === 1n
}

/** Gives claims back that were not begun. */
export async function release(db: Db, table: QueueTable, {id, claim}: Claimed): Promise<void> {
  await sql`update ${sql.table(table)} set claim = null, lease_until = null where id = ${id} and claim = ${claim}`.execute(
    db,
  )
}

/** A text of another server on one line, short, and without what a database refuses or a terminal obeys. */
export const oneLine = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
    .slice(0, mostOfError)
    .toWellFormed()
