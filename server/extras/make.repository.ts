import {randomUUID} from 'node:crypto'
import {type Kysely, type RawBuilder, sql} from 'kysely'
import {onceADay} from '../../domain/extras/creation.ts'
import type {ThemePath} from '../../domain/extras/extras.types.ts'
import {extrasADay} from '../../domain/extras/limits.ts'
import type {AgendaPart, StoredReason} from '../agenda/tables.ts'
import type {Database} from '../kernel/database/database.ts'
import type {Tables} from '../kernel/database/tables.ts'
import {DomainError} from '../kernel/domainError.ts'
import {insertIdempotencyKey, type IdempotentMutation} from '../kernel/idempotency.ts'
import type {ExtraKind} from './tables.ts'

/** A question or a flashcard of an extra, and why a review shows it. */
export type ExtraItem = {
  readonly id: string
  readonly reason?: StoredReason | null
  readonly retrievability?: number | null
}

/** An extra to make; `now` is the server's instant, `calendarDate` the student's date of now (C-56). */
export type NewExtra = {
  readonly profileId: string
  readonly kind: ExtraKind
  readonly calendarDate: string
  readonly now: number
  readonly classification: readonly ThemePath[]
  readonly examMode?: boolean
  /** Minutes from now on. */
  readonly timeLimit?: number | null
  /** When they end, in milliseconds. */
  readonly deadline?: number | null
  readonly isPriority?: boolean
  readonly seed?: number | null
  /** The lesson of a theoretical one. */
  readonly lessonId?: string | null
  readonly questions: readonly ExtraItem[]
  readonly flashcards: readonly ExtraItem[]
  /** Writes what belongs to it in the same transaction. */
  readonly beside?: (tx: Kysely<Tables>, id: string) => Promise<void>
}

/** What a creation answers with, also kept under its idempotency key. */
export type CreatedExtra = {readonly _id: string; readonly calendarDate: string}

/**
 * Lets the writes of one student come one after the other, so that of two requests at the same time the second one sees
 * what the first one made.
 */
export async function lockStudent(tx: Kysely<Tables>, profileId: string): Promise<void> {
  await sql`select from profile where id = ${profileId} for no key update`.execute(tx)
}

/**
 * Makes an extra with its row of `agenda`, its items and the key of the mutation: all of it or nothing. An unfinished
 * theoretical study of the same lesson and day is used again.
 *
 * @throws DomainError RATE_LIMITED, EXTRA_ALREADY_TODAY (C-55)
 */
export function makeExtra(
  {db}: Pick<Database, 'db'>,
  extra: NewExtra,
  mutation: IdempotentMutation,
): Promise<CreatedExtra> {
  return db.transaction().execute(async (tx) => {
    await lockStudent(tx, extra.profileId)
    const known = extra.kind === 'TheoreticalStudy' ? await findUnfinishedStudy(tx, extra) : undefined
    const made = {_id: known ?? randomUUID(), calendarDate: extra.calendarDate}
    if (known === undefined) {
      await assertExtrasLeft(tx, extra.profileId, extra.now)
      await assertNotYetToday(tx, extra)
      await insertExtra(tx, made._id, extra)
      await extra.beside?.(tx, made._id)
    }
    await insertIdempotencyKey(mutation, made).execute(tx)
    return made
  })
}

/**
 * Counts what the student made within 24 hours, exams and deleted ones included; the student is locked.
 *
 * @throws DomainError RATE_LIMITED
 */
export async function assertExtrasLeft(tx: Kysely<Tables>, profileId: string, now: number): Promise<void> {
  const since = new Date(now - 86_400_000)
  const {rows} = await sql<{made: number}>`
    select ((select count(*) from extra_activity where profile_id = ${profileId} and created_at > ${since})
      + (select count(*) from exam_activity where profile_id = ${profileId} and is_extra and created_at > ${since})
    )::integer as made`.execute(tx)
  if ((rows[0]?.made ?? 0) >= extrasADay) throw new DomainError('RATE_LIMITED')
}

/** SQL of when the extra in `x`, on the row `a` of `agenda`, was finished; null while it is not. */
export const extraFinishedAt: RawBuilder<Date | null> = sql<Date | null>`coalesce(
  a.smart_review_finished_at, (select max(fl.finished_at) from agenda_lesson fl where fl.agenda_id = a.id)
)`

/** One that was deleted before its end does not count. */
async function assertNotYetToday(
  tx: Kysely<Tables>,
  {profileId, kind, calendarDate}: Pick<NewExtra, 'profileId' | 'kind' | 'calendarDate'>,
): Promise<void> {
  if (!onceADay.includes(kind)) return
  const {rows} = await sql`
    select from extra_activity x join agenda a on a.id = x.id
    where x.profile_id = ${profileId} and x.calendar_date = ${calendarDate} and x.kind = ${kind}
      and (x.deleted_at is null or ${extraFinishedAt} is not null) limit 1`.execute(tx)
  if (rows.length > 0) throw new DomainError('EXTRA_ALREADY_TODAY')
}

async function findUnfinishedStudy(
  tx: Kysely<Tables>,
  {profileId, calendarDate, lessonId}: NewExtra,
): Promise<string | undefined> {
  const {rows} = await sql<{id: string}>`
    select x.id from extra_activity x join agenda a on a.id = x.id join agenda_lesson l on l.agenda_id = a.id
    where x.profile_id = ${profileId} and x.calendar_date = ${calendarDate} and x.kind = 'TheoreticalStudy'
      and l.lesson_id = ${lessonId ?? null} and x.deleted_at is null and ${extraFinishedAt} is null
    order by x.created_at limit 1`.execute(tx)
  return rows[0]?.id
}

/** Where the items of each kind stand. */
const partOf: {readonly [K in ExtraKind]: Exclude<AgendaPart, 'exam'>} = {
  TheoreticalStudy: 'theoreticalStudy',
  TheoreticalReview: 'theoreticalReview',
  Question: 'smartReview',
  Flashcard: 'smartReview',
  SmartReview: 'smartReview',
}

async function insertExtra(tx: Kysely<Tables>, id: string, extra: NewExtra): Promise<void> {
  const {profileId, kind, calendarDate, now, classification, lessonId = null} = extra
  const {examMode = false, isPriority = false, seed = null, timeLimit = null, deadline = null} = extra
  const at = new Date(now)
  const part = partOf[kind]
  await sql`
    insert into agenda (id, profile_id, calendar_date, has_smart_review, created_at, kind, deadline)
    values (${id}, ${profileId}, ${calendarDate}, ${part === 'smartReview'}, ${at}, 'extra',
      ${deadline === null ? null : new Date(deadline)})`.execute(tx)
  await sql`
    insert into extra_activity (id, profile_id, kind, calendar_date, classification, exam_mode, time_limit, is_priority,
      seed, created_at)
    values (${id}, ${profileId}, ${kind}, ${calendarDate}, ${JSON.stringify(classification)}::jsonb, ${examMode},
      ${timeLimit}, ${isPriority}, ${seed}, ${at})`.execute(tx)
  if (lessonId !== null) {
    await sql`
      insert into agenda_lesson (agenda_id, part, lesson_id, position)
      values (${id}, ${part}, ${lessonId}, 0)`.execute(tx)
  }
  await insertItems(tx, 'question', extra.questions, {id, part, lessonId})
  await insertItems(tx, 'flashcard', extra.flashcards, {id, part, lessonId})
}

type Place = {readonly id: string; readonly part: AgendaPart; readonly lessonId: string | null}

async function insertItems(
  tx: Kysely<Tables>,
  kind: 'question' | 'flashcard',
  items: readonly ExtraItem[],
  {id, part, lessonId}: Place,
): Promise<void> {
  if (items.length === 0) return
  const rows = items.map(({id: item, reason = null, retrievability = null}, position) => ({
    item,
    position,
    reason,
    retrievability,
  }))
  await sql`
    insert into ${sql.table(`agenda_${kind}`)}
      (agenda_id, ${sql.ref(`${kind}_id`)}, part, lesson_id, position, reason, retrievability)
    select ${id}, x.item, ${part}, ${lessonId}, x.position, x.reason, x.retrievability
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as x (
      item text, position smallint, reason text, retrievability double precision
    )`.execute(tx)
}
