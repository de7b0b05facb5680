import {randomUUID} from 'node:crypto'
import {type Kysely, sql} from 'kysely'
import {npsAskedAt, type NpsReason, type NpsScore} from '../../domain/feedback/nps.ts'
import type {Tables} from '../kernel/database/tables.ts'
import {DomainError} from '../kernel/domainError.ts'
import {type IdempotentMutation, insertIdempotencyKey} from '../kernel/idempotency.ts'

type Db = Kysely<Tables>

/** Milliseconds since 1970 at which the student is asked next. */
async function nextAt(db: Db, profileId: string): Promise<number> {
  const {joined, next} = await db
    .selectFrom('profile as p')
    .leftJoin('nps_state as s', 's.profile_id', 'p.id')
    .select(['p.created_at as joined', 's.next_at as next'])
    .where('p.id', '=', profileId)
    .executeTakeFirstOrThrow()
  return next === null ? npsAskedAt(joined.getTime(), 'joined') : next.getTime()
}

/** Whether a student is to be asked for a score now (spec 2§7; pauses of G-14). */
export const isNpsDue = async (db: Db, profileId: string, now: number): Promise<boolean> =>
  now >= (await nextAt(db, profileId))

/** What a student does on two devices at once happens one after the other. */
const lockStudent = (db: Db, profileId: string) =>
  sql`select id from profile where id = ${profileId} for update`.execute(db)

async function pauseNps(db: Db, profileId: string, next: number): Promise<void> {
  await db
    .insertInto('nps_state')
    .values({profile_id: profileId, next_at: new Date(next)})
    .onConflict((conflict) => conflict.column('profile_id').doUpdateSet({next_at: new Date(next)}))
    .execute()
}

/** Puts the survey off. Who is not to be asked now keeps the later instant: an old tab shortens no pause. */
export async function putOffNps(db: Db, pause: 'refused' | 'later', mutation: IdempotentMutation): Promise<void> {
  const {profileId, now} = mutation
  await db.transaction().execute(async (tx) => {
    await lockStudent(tx, profileId)
    await insertIdempotencyKey(mutation, {}).execute(tx)
    await pauseNps(tx, profileId, Math.max(await nextAt(tx, profileId), npsAskedAt(now, pause)))
  })
}

export type NpsReply = {
  readonly score: NpsScore
  readonly reasons: readonly NpsReason[]
  readonly comment: string
  readonly source: string
  readonly isUserParticipatingInTest: boolean
}

/**
 * Stores an answer and the pause after it (spec 2§7).
 *
 * @throws DomainError ALREADY_ANSWERED for a student who is not to be asked now: one answer a period, so that nobody moves the
 *   score alone
 */
export async function storeNpsReply(db: Db, reply: NpsReply, mutation: IdempotentMutation): Promise<void> {
  const {profileId, now} = mutation
  await db.transaction().execute(async (tx) => {
    await lockStudent(tx, profileId)
    if (!(await isNpsDue(tx, profileId, now)))
      throw new DomainError('ALREADY_ANSWERED', 'The survey was answered already.')
    await insertIdempotencyKey(mutation, {}).execute(tx)
    await tx
      .insertInto('nps_reply')
      .values({
        id: randomUUID(),
        profile_id: profileId,
        score: reply.score,
        reasons: JSON.stringify(reply.reasons),
        comment: reply.comment,
        source: reply.source,
        in_test: reply.isUserParticipatingInTest,
        created_at: new Date(now),
      })
      .execute()
    await pauseNps(tx, profileId, npsAskedAt(now, 'answered'))
  })
}
