import {type Kysely, type RawBuilder, sql} from 'kysely'
import type {Tables} from '../kernel/database/tables.ts'

/**
 * The instant of `isKeyHeld` for the question in `q`, or null. The database keeps it beside the question, by triggers on all
 * that it depends on: the latest instant at which the answers of a mock exam with the question are out, by its window as
 * it stands, or as it stood when a student opened it. What an import took out of a mock exam that somebody has opened
 * stays in it here (`mock_exam_dropped`); one that was retired counts for who has opened it.
 */
export const heldUntilColumn: RawBuilder<Date | null> = sql<Date | null>`q.key_held_until`

/** SQL of `isKeyHeld` for the question in `q`. */
export const isHeld = (now: number): RawBuilder<boolean> =>
  sql<boolean>`(q.key_held_until is not null and q.key_held_until > ${new Date(now)}::timestamptz)`

/** The ids of all questions whose keys are held, for statements that look at the whole bank. */
export const heldQuestionIds = (now: number): RawBuilder<unknown> =>
  sql`(select held.id from question held where held.key_held_until > ${new Date(now)}::timestamptz)`

/**
 * Until when the result of the activity of that id is held, because it would tell of a key: the latest of its questions;
 * null when none of them stands in a mock exam.
 */
export const resultHeldUntil = (activityId: string): RawBuilder<Date | null> => sql<Date | null>`(
  select max(held.key_held_until) from agenda_question hq join question held on held.id = hq.question_id
  where hq.agenda_id = ${sql.ref(activityId)}
)`

/** Whether the result of an activity would tell of a key that is held. */
export async function isResultHeld(tx: Kysely<Tables>, activityId: string, now: number): Promise<boolean> {
  const {rows} = await sql<{isHeld: boolean}>`
    select exists (
      select from agenda_question hq where hq.agenda_id = ${activityId} and hq.question_id in ${heldQuestionIds(now)}
    ) as "isHeld"`.execute(tx)
  return rows[0]?.isHeld ?? true
}

/**
 * Whether the student may read the text of the question in `q` although its key is held: it stands on one of their days, in
 * a full exam they have, or in a mock exam they have started (D-18).
 */
export const isMet = (profileId: string): RawBuilder<boolean> => sql<boolean>`exists (
  select from agenda ma
  join agenda_question mq on mq.agenda_id = ma.id and mq.question_id = q.id
  left join exam_activity me on me.id = ma.id
  where ma.profile_id = ${profileId} and (ma.kind <> 'mock' or me.started_at is not null)
)`

/**
 * Whether out of an activity the student gets to see the question in `q` at all. One that is reserved for mock exams is
 * nobody's before the first of them.
 */
export const isReadable = (profileId: string, now: number): RawBuilder<boolean> =>
  sql<boolean>`(not (${isHeld(now)} or (q.is_reserved and q.key_held_until is null)) or ${isMet(profileId)})`

/** Whether the activity in `a` shows its questions: of mock exams, those that were started. */
export const showsItsQuestions = sql<boolean>`(a.kind <> 'mock' or exists (
  select from exam_activity se where se.id = a.id and se.started_at is not null
))`
