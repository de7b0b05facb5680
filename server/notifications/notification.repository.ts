import {type Kysely, sql} from 'kysely'
import type {Notification, TokenOperation} from '../../schema/generated/notificationResolvers.ts'
import type {Tables} from '../kernel/database/tables.ts'
import {insertIdempotencyKey, type IdempotentMutation} from '../kernel/idempotency.ts'
import type {PushTokenTable} from './tables.ts'

type Db = Kysely<Tables>

type Row = {
  readonly id: string
  readonly authorName: string
  readonly authorPicture: string | null
  readonly message: string
  readonly thumbnail: string | null
  readonly link: string | null
  readonly createdAt: Date
  readonly seenAt: Date | null
}

const fields = sql`n.id, n.author_name as "authorName", n.author_picture as "authorPicture", n.message, n.thumbnail, n.link,
  n.created_at as "createdAt", r.seen_at as "seenAt"`

const onWire = ({id, authorName, authorPicture, message, thumbnail, link, createdAt, seenAt}: Row): Notification => ({
  _id: id,
  authorPicture,
  body: {message, authorName},
  thumbnail,
  seen: seenAt !== null,
  link,
  createdAt: createdAt.toISOString(),
})

/** A page of one student's notifications, newest first. */
export async function findNotifications(
  db: Db,
  profileId: string,
  {limit, skip}: {readonly limit: number; readonly skip: number},
): Promise<Notification[]> {
  const {rows} = await sql<Row>`
    select ${fields}
    from notification_recipient r join notification n on n.id = r.notification_id
    where r.profile_id = ${profileId}
    order by r.created_at desc, r.notification_id
    limit ${limit} offset ${skip}`.execute(db)
  return rows.map(onWire)
}

/** One notification as its recipient sees it; undefined when it is not theirs. */
export async function findNotification(db: Db, profileId: string, id: string): Promise<Notification | undefined> {
  const {rows} = await sql<Row>`
    select ${fields}
    from notification_recipient r join notification n on n.id = r.notification_id
    where r.profile_id = ${profileId} and r.notification_id = ${id}`.execute(db)
  return rows.map(onWire)[0]
}

/** How many came since the student last opened the panel. */
export async function countNew(db: Db, profileId: string): Promise<number> {
  const {rows} = await sql<{amount: number}>`
    select count(*)::integer as amount from notification_recipient r
    where r.profile_id = ${profileId} and r.created_at > coalesce(
      (select last_seen_at from notification_reader where profile_id = ${profileId}), '-infinity')`.execute(db)
  return rows[0]?.amount ?? 0
}

/** Makes the student known to the service; who is known stays as they are. */
export async function storeReader(db: Db, mutation: IdempotentMutation): Promise<void> {
  await sql`
    with kept as (${insertIdempotencyKey(mutation, {})})
    insert into notification_reader (profile_id) values (${mutation.profileId})
    on conflict do nothing`.execute(db)
}

/** Keeps that the student opened the panel now; an older instant never replaces a newer one. */
export async function storeLastSeen(db: Db, mutation: IdempotentMutation): Promise<void> {
  await sql`
    with kept as (${insertIdempotencyKey(mutation, {})})
    insert into notification_reader (profile_id, last_seen_at)
    values (${mutation.profileId}, ${new Date(mutation.now)})
    on conflict (profile_id) do update
      set last_seen_at = greatest(notification_reader.last_seen_at, excluded.last_seen_at)`.execute(db)
}

/** Marks one notification as seen, or all with null; the first time counts. */
export async function storeSeen(db: Db, id: string | null, mutation: IdempotentMutation): Promise<void> {
  await sql`
    with kept as (${insertIdempotencyKey(mutation, {id})})
    update notification_recipient set seen_at = ${new Date(mutation.now)}
    where profile_id = ${mutation.profileId} and seen_at is null
      and (${id}::text is null or notification_id = ${id}::text)`.execute(db)
}

/** A student has at most this many devices of one kind; a further one takes the place of the oldest. */
export const mostTokens = 10

export type TokenChange = {
  readonly kind: PushTokenTable['kind']
  readonly token: string
  readonly operation: TokenOperation
}

/** Registers a device for this student, or takes it away. A device belongs to who signed in on it last. */
export async function storeToken(
  db: Db,
  {kind, token, operation}: TokenChange,
  mutation: IdempotentMutation,
): Promise<void> {
  const {profileId, now} = mutation
  if (operation === 'remove') {
    await sql`
      with kept as (${insertIdempotencyKey(mutation, {})})
      delete from push_token where kind = ${kind} and token = ${token} and profile_id = ${profileId}`.execute(db)
    return
  }
  await sql`
    with kept as (${insertIdempotencyKey(mutation, {})}), surplus as (
      delete from push_token p using (
        select token from push_token
        where profile_id = ${profileId} and kind = ${kind} and token <> ${token}
        order by created_at desc, token
        offset ${mostTokens - 1}
      ) old
      where p.kind = ${kind} and p.token = old.token
    )
    insert into push_token (kind, token, profile_id, created_at)
    values (${kind}, ${token}, ${profileId}, ${new Date(now)})
    on conflict (kind, token) do update set profile_id = excluded.profile_id, created_at = excluded.created_at`.execute(
    db,
  )
}
