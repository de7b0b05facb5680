import {type Kysely, sql} from 'kysely'
import {deletionNotice} from '../../domain/profile/deletion.ts'
import type {Tables} from '../kernel/database/tables.ts'
import {forgetAttempts} from '../local-firebase/identity/attempts.ts'
import {digest} from '../local-firebase/identity/secrets.ts'
import {announce, lockWrites, writeTree} from '../local-firebase/realtime/store.ts'
import {folderOf, presencePath} from '../local-firebase/rules.ts'

type Person = {readonly id: string; readonly uid: string; readonly email: string}

/** An account whose deletion is due. */
type DueAccount = {readonly profileId: string; readonly requestedAt: Date}

/** The accounts whose deletion was asked for and whose time to take that back is over, the oldest request first. */
export async function dueAccounts(db: Kysely<Tables>, now: number): Promise<readonly DueAccount[]> {
  const {rows} = await sql<DueAccount>`
    select id as "profileId", deletion_requested_at as "requestedAt" from profile
    where deletion_requested_at <= ${new Date(now - deletionNotice)}
    order by deletion_requested_at, id`.execute(db)
  return rows
}

/**
 * Removes a student with everything that is theirs (D-24): profile, courses, agendas, answers, cards, marks, doubts,
 * favourites, ratings, reports, login days, notifications, pictures, presence, mails, and the account of the local identity provider. What stays is nobody's: how
 * often each choice of a question was answered, and comments in forums. A Firebase project keeps its account until an operator deletes it there.
 *
 * For up to a day a hash of the uid is kept, so that an identity token that still runs does not found a new profile.
 *
 * @param tx a transaction of the caller
 * @returns false when there is no such profile
 */
export async function deleteAccount(tx: Kysely<Tables>, profileId: string, now: number): Promise<boolean> {
  const person = await tx
    .selectFrom('profile')
    .select(['id', 'uid', 'email'])
    .where('id', '=', profileId)
    .forUpdate()
    .executeTakeFirst()
  if (person === undefined) return false
  await endPerson(tx, person, now)
  return true
}

/**
 * Ends an account of the local identity provider that never had a profile, with what it left. Whoever has a profile
 * asks for the deletion there and can take that back (D-24).
 *
 * @returns false when there is a profile
 */
export async function endAccountWithoutProfile(tx: Kysely<Tables>, uid: string, now: number): Promise<boolean> {
  await lockPerson(tx, uid)
  const profile = await tx.selectFrom('profile').select('id').where('uid', '=', uid).executeTakeFirst()
  if (profile !== undefined) return false
  const account = await tx.selectFrom('identity_user').select('email').where('uid', '=', uid).executeTakeFirst()
  await endPerson(tx, {id: uid, uid, email: account?.email ?? ''}, now)
  return true
}

/** Holds back whoever gives this person a profile, or takes it, until the caller's transaction ends. */
export async function lockPerson(tx: Kysely<Tables>, uid: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`person ${uid}`}))`.execute(tx)
}

async function endPerson(tx: Kysely<Tables>, person: Person, now: number): Promise<void> {
  await lockPerson(tx, person.uid)
  await endPresence(tx, person, now)
  await deleteBelongings(tx, person)
  await tx.deleteFrom('profile').where('id', '=', person.id).execute()
  await tx.deleteFrom('identity_user').where('uid', '=', person.uid).execute()
  await sql`insert into ended_identity (uid_hash, ended_at) values (${digest(person.uid)}, ${new Date(now)})
    on conflict (uid_hash) do update set ended_at = excluded.ended_at`.execute(tx)
}

/** Whoever watches sees the person leave. */
async function endPresence(tx: Kysely<Tables>, {uid}: Person, now: number): Promise<void> {
  // A uid of the local provider is letters and digits; one that could not be a node of the tree has none.
  if (!/^[\w-]+$/.test(uid)) return
  await lockWrites(tx)
  const changed = await writeTree(tx, {path: `${presencePath}/${uid}`, sent: null}, {uid}, now)
  await announce(tx, 'account deletion', changed)
}

/** What no foreign key takes along with the profile or the account. */
async function deleteBelongings(tx: Kysely<Tables>, {id, uid, email}: Person): Promise<void> {
  const account = await tx.selectFrom('identity_user').select('email').where('uid', '=', uid).executeTakeFirst()
  const addresses = [...new Set([email.toLowerCase(), account?.email ?? email.toLowerCase()])]
  const folder = folderOf(id)
  await tx.deleteFrom('realtime_disconnect').where('uid', '=', uid).execute()
  await tx
    .deleteFrom('storage_object')
    .where((eb) =>
      eb.or([
        eb('owner_uid', '=', uid),
        eb('name', '=', folder),
        eb(eb.fn('starts_with', ['name', eb.val(`${folder}/`)]), '=', true),
      ]),
    )
    .execute()
  await tx.deleteFrom('mail_outbox').where('recipient', 'in', addresses).execute()
  await tx.deleteFrom('mail_consent').where('recipient', 'in', addresses).execute()
  for (const address of addresses) await forgetAttempts(tx, {email: address, uid})
  await leaveForums(tx, id)
  // A notification that only this student got may speak of them; one for several stays with the others.
  await sql`delete from notification n
    where exists (select from notification_recipient r where r.notification_id = n.id and r.profile_id = ${id})
      and not exists (select from notification_recipient r where r.notification_id = n.id and r.profile_id <> ${id})`.execute(
    tx,
  )
}

/** What everybody can read stays, of nobody; what only the author and the staff could read is emptied. */
async function leaveForums(tx: Kysely<Tables>, id: string): Promise<void> {
  await sql`update forum_comment set body = '', content = null, searched = '', hidden_reason = null, deleted_at = now()
    where profile_id = ${id} and (not is_public or hidden_at is not null)`.execute(tx)
  await sql`update forum_comment set audience = '-' where audience = ${id}`.execute(tx)
}

/** Whether the person's account was ended after this sign-in, so that its token opens nothing. Instants in milliseconds. */
export async function hasEnded(db: Kysely<Tables>, uid: string, authTime: number): Promise<boolean> {
  const {rows} = await sql<{isOver: boolean}>`
    select ended_at >= ${new Date(authTime)} as "isOver" from ended_identity where uid_hash = ${digest(uid)}`.execute(
    db,
  )
  return rows[0]?.isOver ?? false
}
