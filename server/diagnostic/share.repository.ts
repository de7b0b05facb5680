import {randomBytes} from 'node:crypto'
import {type Kysely, sql} from 'kysely'
import {type SharedResult, sharedResultOf} from '../../domain/diagnostic/share.ts'
import type {DiagnosticResults} from '../../domain/diagnostic/results.ts'
import type {Database} from '../kernel/database/database.ts'
import type {Tables} from '../kernel/database/tables.ts'
import {DomainError} from '../kernel/domainError.ts'
import type {VisitorMutation} from '../kernel/idempotency.ts'
import {mostShares} from './limits.ts'

type Stored = Pick<Database, 'db'>

const shareOf = (db: Kysely<Tables>, examId: string) =>
  db.selectFrom('diagnostic_share').selectAll().where('exam_id', '=', examId).executeTakeFirst()

/** Under which address the result of that diagnostic is shared; null while it is not. */
export async function addressOf({db}: Stored, examId: string): Promise<string | null> {
  return (await shareOf(db, examId))?.address ?? null
}

/**
 * Shares a result as it is now, under 128 random bits that nothing of the diagnostic leads to. While it is shared it keeps
 * its address; after a withdrawal it gets another.
 *
 * @throws DomainError NOT_FOUND for a request that was withdrawn since, RATE_LIMITED for one that was shared enough
 */
export async function storeShare(
  {db}: Stored,
  {examId, results}: {readonly examId: string; readonly results: DiagnosticResults},
  {key, now}: Pick<VisitorMutation, 'key' | 'now'>,
): Promise<string> {
  return db.transaction().execute(async (tx) => {
    await sql`select from diagnostic_exam where id = ${examId} for update`.execute(tx)
    const before = await shareOf(tx, examId)
    if (before?.address) return before.address
    if (before?.share_key === key) throw new DomainError('NOT_FOUND', 'It was withdrawn.')
    const shares = (before?.shares ?? 0) + 1
    if (shares > mostShares) throw new DomainError('RATE_LIMITED')
    const address = randomBytes(16).toString('hex')
    const result = JSON.stringify(sharedResultOf(results))
    const values = {address, share_key: key, shares, result, shared_at: new Date(now)}
    await tx
      .insertInto('diagnostic_share')
      .values({exam_id: examId, ...values})
      .onConflict((conflict) => conflict.column('exam_id').doUpdateSet(values))
      .execute()
    return address
  })
}

/** Takes the page of that address away; another address of the same diagnostic stays. */
export async function withdrawShare({db}: Stored, examId: string, address: string): Promise<void> {
  await db
    .updateTable('diagnostic_share')
    .set({address: null, result: null})
    .where('exam_id', '=', examId)
    .where('address', '=', address)
    .execute()
}

/** What is shared under an address; undefined for one that is unknown or withdrawn. */
export async function findShared({db}: Stored, address: string): Promise<SharedResult | undefined> {
  const row = await db.selectFrom('diagnostic_share').select('result').where('address', '=', address).executeTakeFirst()
  return row?.result ?? undefined
}
