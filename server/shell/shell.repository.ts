import {type Kysely, sql} from 'kysely'
import type {PremiumCourse} from '../../schema/generated/resolvers.ts'
import type {Tables} from '../kernel/database/tables.ts'
import {insertIdempotencyKey, type IdempotentMutation} from '../kernel/idempotency.ts'
import type {StoredProfile} from '../kernel/session.types.ts'

type Db = Kysely<Tables>

/**
 * Makes one of the student's courses the current one: it moves to the first place, and those that were before it move
 * back by one (C-63).
 */
export async function storeCurrentCourse(db: Db, courseId: string, mutation: IdempotentMutation): Promise<void> {
  await sql`
    with kept as (${insertIdempotencyKey(mutation, {})}), chosen as (
      select position from student_course where profile_id = ${mutation.profileId} and course_id = ${courseId}
    )
    update student_course c
    set position = case when c.course_id = ${courseId} then 0 else c.position + 1 end
    from chosen
    where c.profile_id = ${mutation.profileId} and c.position <= chosen.position`.execute(db)
}

/** The active courses of the student that have a page of their own (spec 3§2.10), by title. */
export async function findPremiumCourses(db: Db, profileId: string): Promise<PremiumCourse[]> {
  const {rows} = await sql<PremiumCourse>`
    select c.id as "courseId", c.premium ->> 'title' as title, c.premium ->> 'description' as description,
      c.premium ->> 'image' as image
    from student_course s join course c on c.id = s.course_id
    where s.profile_id = ${profileId} and s.status = 'active' and c.premium is not null
    order by c.premium ->> 'title' collate "C", c.id`.execute(db)
  return rows
}

export type OperatorModal = {readonly id: string; readonly title: string; readonly lines: readonly string[]}

/** The oldest message for this student that is due and not seen yet (G-13). */
export async function findUnseenModal(
  db: Db,
  {id, roles, courses}: StoredProfile,
  now: number,
): Promise<OperatorModal | undefined> {
  const at = new Date(now)
  const {rows} = await sql<OperatorModal>`
    select m.id, m.title, m.lines
    from operator_modal m
    where m.starts_at <= ${at} and (m.ends_at is null or m.ends_at > ${at})
      and (m.course_id is null or m.course_id = ${courses[0]?.courseId ?? null}::text)
      and (m.role is null or m.role in (select jsonb_array_elements_text(${JSON.stringify(roles)}::jsonb)))
      and not exists (select from modal_seen s where s.profile_id = ${id} and s.modal_id = m.id)
    order by m.starts_at, m.id
    limit 1`.execute(db)
  return rows[0]
}

/** Keeps that the student has seen the message; without one it only keeps the key. */
export async function storeSeenModal(db: Db, modalId: string | undefined, mutation: IdempotentMutation): Promise<void> {
  await sql`
    with kept as (${insertIdempotencyKey(mutation, {})})
    insert into modal_seen (profile_id, modal_id, seen_at)
    select ${mutation.profileId}, id, ${new Date(mutation.now)}
    from operator_modal where id = ${modalId ?? null}::text
    on conflict do nothing`.execute(db)
}

export type StoredExperiment = {readonly state: string; readonly canReturnToOldVersion: boolean}

/** The experiment this student takes part in. */
export function findExperiment(db: Db, profileId: string): Promise<StoredExperiment | undefined> {
  return db
    .selectFrom('student_experiment')
    .select(['state', 'can_return_to_old_version as canReturnToOldVersion'])
    .where('profile_id', '=', profileId)
    .executeTakeFirst()
}

/** Moves the student to another version. */
export async function storeExperimentState(db: Db, state: string, mutation: IdempotentMutation): Promise<void> {
  await sql`
    with kept as (${insertIdempotencyKey(mutation, {})})
    update student_experiment set state = ${state} where profile_id = ${mutation.profileId}`.execute(db)
}
