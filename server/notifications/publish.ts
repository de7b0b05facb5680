import {randomUUID} from 'node:crypto'
import {type Kysely, sql} from 'kysely'
import type {Tables} from '../kernel/database/tables.ts'
import type {StaffRole} from '../kernel/session.ts'
import {notificationPayload, studyChannel} from '../kernel/eventHub.ts'

/** Who gets a notification: one student, those with a course, those of the staff with one of the roles, or everybody. */
export type Audience =
  | {readonly profileId: string}
  | {readonly courseId: string}
  | {readonly roles: readonly StaffRole[]}
  | 'everybody'

export type NewNotification = {
  readonly message: string
  readonly authorName: string
  readonly authorPicture?: string | undefined
  readonly thumbnail?: string | undefined
  /** A path of the product. */
  readonly link?: string | undefined
}

function recipients(audience: Audience) {
  if (audience === 'everybody') return sql`select id from profile`
  if ('roles' in audience) {
    const roles = sql`${[...audience.roles]}::text[]`
    return sql`select id from profile where roles <> '[]'::jsonb
      and exists (select from jsonb_array_elements_text(roles) role where role = any(${roles}))`
  }
  if ('profileId' in audience) return sql`select id from profile where id = ${audience.profileId}`
  return sql`select profile_id as id from student_course where course_id = ${audience.courseId}`
}

/**
 * Gives a notification to its audience, all or nothing: it stands in their panels, open panels learn of it at once on
 * every process, and each registered device gets a row of `push_outbox`, which the delivery worker sends.
 *
 * @returns how many students got it
 */
export async function publishNotification(
  db: Kysely<Tables>,
  audience: Audience,
  {message, authorName, authorPicture, thumbnail, link}: NewNotification,
  now: number,
): Promise<number> {
  const id = randomUUID()
  const at = new Date(now)
  await db
    .insertInto('notification')
    .values({
      id,
      message,
      author_name: authorName,
      author_picture: authorPicture ?? null,
      thumbnail: thumbnail ?? null,
      link: link ?? null,
      created_at: at,
    })
    .execute()
  const {numAffectedRows = 0n} = await sql`
    insert into notification_recipient (profile_id, notification_id, created_at)
    select r.id, ${id}, ${at} from (${recipients(audience)}) r`.execute(db)
  await sql`
    insert into push_outbox (id, notification_id, kind, token, created_at)
    select gen_random_uuid()::text, ${id}, p.kind, p.token, ${at}
    from push_token p join notification_recipient r on r.profile_id = p.profile_id and r.notification_id = ${id}`.execute(
    db,
  )
  const payload = notificationPayload(
    typeof audience === 'object' && 'profileId' in audience ? audience.profileId : null,
    id,
  )
  await sql`select pg_notify(${studyChannel}, ${payload})`.execute(db)
  return Number(numAffectedRows)
}
