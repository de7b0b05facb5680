import {randomUUID} from 'node:crypto'
import {type Kysely, sql} from 'kysely'
import {assistantLimits} from '../../domain/assistant/limits.ts'
import type {Tables} from '../kernel/database/tables.ts'
import type {AnswerState} from './tables.ts'

type Db = Kysely<Tables>

/** Milliseconds after which an answer that is still being written is one of a process that ended. */
export const lease = 90_000

const since = (now: number, milliseconds: number) => new Date(now - milliseconds)

export type StoredAnswer = {
  readonly id: string
  readonly commentId: string
  readonly questionId: string
  readonly state: AnswerState
  readonly attempts: number
  readonly answer: string | null
  readonly publishedId: string | null
  readonly begunAt: Date
}

const stored = sql`id, comment_id as "commentId", question_id as "questionId", state, attempts, answer,
  published_id as "publishedId", begun_at as "begunAt"`

/** Holds other questions of this student back until the transaction ends, so that none slips past a limit. */
export async function lockStudent(tx: Db, profileId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`assistant ${profileId}`}))`.execute(tx)
}

export async function findByKey(db: Db, profileId: string, key: string): Promise<StoredAnswer | undefined> {
  const {rows} = await sql<StoredAnswer>`
    select ${stored} from assistant_answer where profile_id = ${profileId} and key = ${key}`.execute(db)
  return rows[0]
}

/** The last answer to a comment that could be rated. */
export async function findRatable(db: Db, profileId: string, commentId: string): Promise<StoredAnswer | undefined> {
  const {rows} = await sql<StoredAnswer>`
    select ${stored} from assistant_answer
    where profile_id = ${profileId} and comment_id = ${commentId} and state in ('draft', 'published', 'discarded')
    order by state = 'draft' desc, created_at desc, id limit 1`.execute(db)
  return rows[0]
}

/** How often a student asked within 24 hours, failures and their repeats included. */
export async function countAsksOfDay(db: Db, profileId: string, now: number): Promise<number> {
  const {rows} = await sql<{amount: number}>`
    select coalesce(sum(attempts), 0)::integer as amount from assistant_answer
    where profile_id = ${profileId} and created_at > ${since(now, 86_400_000)}`.execute(db)
  return rows[0]?.amount ?? 0
}

export type Usage = {
  readonly commentId: string
  /** Answers that there are or that are being written; those that failed do not count. */
  readonly used: number
  /** A monitor was asked for. */
  readonly isClosed: boolean
  /** The answer that waits for its rating, while no mock exam holds the key that stands in it (D-18). */
  readonly draft: string | null
  readonly hasDraft: boolean
}

/** What was asked about comments; one record for each id. */
export async function findUsage(db: Db, commentIds: readonly string[], now: number): Promise<Usage[]> {
  const {rows} = await sql<Usage>`
    select c.id as "commentId",
      count(a.id) filter (where a.state <> 'failed' and not (a.state = 'writing' and a.begun_at <= ${since(now, lease)}))::integer as used,
      exists (select from assistant_closed x where x.comment_id = c.id) as "isClosed",
      coalesce(bool_or(a.state = 'draft'), false) as "hasDraft",
      max(a.answer) filter (where a.state = 'draft' and q.id is not null
        and (q.key_held_until is null or q.key_held_until <= ${new Date(now)})) as draft
    from unnest(${[...commentIds]}::text[]) with ordinality as c (id, place)
    left join assistant_answer a on a.comment_id = c.id
    left join question q on q.id = a.question_id
    group by c.id, c.place order by c.place`.execute(db)
  return rows
}

export type NewAnswer = {
  readonly profileId: string
  readonly commentId: string
  readonly questionId: string
  readonly key: string
  readonly provider: string
  readonly now: number
}

export async function insertAnswer(tx: Db, {profileId, commentId, questionId, key, provider, now}: NewAnswer) {
  const id = randomUUID()
  const at = new Date(now)
  await tx
    .insertInto('assistant_answer')
    .values({
      id,
      profile_id: profileId,
      comment_id: commentId,
      question_id: questionId,
      key,
      provider,
      state: 'writing',
      created_at: at,
      begun_at: at,
    })
    .execute()
  return {id, attempts: 1}
}

/** Begins an answer anew that failed, or whose process ended. */
export async function beginAgain(tx: Db, {id, attempts}: Pick<StoredAnswer, 'id' | 'attempts'>, now: number) {
  await tx
    .updateTable('assistant_answer')
    .set({state: 'writing', begun_at: new Date(now), attempts: attempts + 1})
    .where('id', '=', id)
    .execute()
  return {id, attempts: attempts + 1}
}

type End = {readonly state: 'draft' | 'withheld' | 'failed'; readonly answer: string | null; readonly now: number}

/** Stores what became of an attempt; false when another one has begun since. */
export async function finishAttempt(
  tx: Db,
  {id, attempts}: {readonly id: string; readonly attempts: number},
  {state, answer, now}: End,
): Promise<boolean> {
  const {numUpdatedRows} = await tx
    .updateTable('assistant_answer')
    .set({state, answer, finished_at: new Date(now)})
    .where('id', '=', id)
    .where('state', '=', 'writing')
    .where('attempts', '=', attempts)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

type Rated = {readonly rating: number; readonly publishedId: string | null}

export async function storeRating(tx: Db, id: string, {rating, publishedId}: Rated): Promise<void> {
  await tx
    .updateTable('assistant_answer')
    .set({rating, published_id: publishedId, state: publishedId === null ? 'discarded' : 'published'})
    .where('id', '=', id)
    .execute()
}

/** Sets the usage of a comment to its maximum for good (spec 2§4). */
export async function closeUsage(tx: Db, commentId: string, now: number): Promise<void> {
  await tx
    .insertInto('assistant_closed')
    .values({comment_id: commentId, closed_at: new Date(now)})
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/**
 * Empties answers after `keptDays`: what was published stands in the forum, the rest is nobody's concern any more. What
 * belongs to comments that are gone is deleted; not earlier, because it counts for the day of who asked.
 */
export async function pruneAnswers(db: Db, now: number): Promise<void> {
  const before = since(now, assistantLimits.keptDays * 86_400_000)
  await sql`update assistant_answer set answer = null, state = case state when 'draft' then 'discarded' else state end
    where answer is not null and created_at < ${before}`.execute(db)
  await sql`delete from assistant_answer a where a.created_at < ${since(now, 2 * assistantLimits.keptDays * 86_400_000)}
    and not exists (select from forum_comment c where c.id = a.comment_id)`.execute(db)
  await sql`delete from assistant_closed x where x.closed_at < ${before}
    and not exists (select from forum_comment c where c.id = x.comment_id)`.execute(db)
}
