import type {Kysely, Selectable} from 'kysely'
import type {Tables} from '../../kernel/database/tables.ts'
import type {IdentitySessionTable} from '../tables.ts'
import type {Device} from './device.ts'
import {IdentityError} from './errors.ts'
import {digest} from './secrets.ts'

/** Milliseconds after which an unused session ends. */
export const idleLife = 30 * 24 * 3_600_000

/** The most sessions of one account; one more ends the one that was used longest ago. */
export const mostSessions = 50

/** One sign-in on one device, as it is stored. */
export type Session = Selectable<IdentitySessionTable>

/** Whether a session was ended, or has come to its end. */
export function isOver({ended_at, expires_at, last_used_at}: Session, now: number): boolean {
  return ended_at !== null || expires_at.getTime() <= now || last_used_at.getTime() + idleLife <= now
}

/** A session that stands and was not bound is bound to the device that began it, once that proves to keep its cookie. */
export async function bindSession(db: Kysely<Tables>, id: string, device: Device): Promise<void> {
  if (!device.isProven) return
  await db
    .updateTable('identity_session')
    .set({is_bound: true})
    .where('id', '=', id)
    .where('is_bound', '=', false)
    .where('device_hash', '=', digest(device.secret))
    .execute()
}

/** Which sessions to end: one, all of an account on the device of one, or all of an account but one. */
export type Ending =
  | {readonly id: string; readonly uid?: string}
  | {readonly uid: string; readonly withDevice: string}
  | {readonly uid: string; readonly except?: string | undefined}

/**
 * Ends sessions: their refresh tokens and identity tokens open nothing from now on.
 *
 * @returns the ids of those that stood
 */
export async function endSessions(db: Kysely<Tables>, which: Ending, now: number): Promise<readonly string[]> {
  let query = db
    .updateTable('identity_session')
    .set({ended_at: new Date(now)})
    .where('ended_at', 'is', null)
  if (which.uid !== undefined) query = query.where('uid', '=', which.uid)
  if ('id' in which) query = query.where('id', '=', which.id)
  else if ('withDevice' in which) {
    const {uid, withDevice} = which
    const device = db
      .selectFrom('identity_session as named')
      .select('named.device_hash')
      .where('named.id', '=', withDevice)
      .where('named.uid', '=', uid)
    query = query.where((eb) => eb.or([eb('id', '=', withDevice), eb('device_hash', '=', device)]))
  } else if (which.except !== undefined) query = query.where('id', '!=', which.except)
  const ended = await query.returning('id').execute()
  return ended.map(({id}) => id)
}

/**
 * The session of an identity token, while it stands. Tokens of before there were sessions have none.
 *
 * @throws IdentityError TOKEN_EXPIRED when it ended or is forgotten
 */
export async function standingSession(db: Kysely<Tables>, id: string, now: number): Promise<Session> {
  const session = await db.selectFrom('identity_session').selectAll().where('id', '=', id).executeTakeFirst()
  if (session === undefined || isOver(session, now)) throw new IdentityError('TOKEN_EXPIRED')
  return session
}

/** The sessions of an account that stand, the one used last first. */
export async function sessionsOf(db: Kysely<Tables>, uid: string, now: number): Promise<readonly Session[]> {
  return db
    .selectFrom('identity_session')
    .selectAll()
    .where('uid', '=', uid)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', new Date(now))
    .where('last_used_at', '>', new Date(now - idleLife))
    .orderBy('last_used_at', 'desc')
    .orderBy('id')
    .limit(mostSessions)
    .execute()
}

/** Ends what an account has beyond its most sessions. */
export async function endBeyondMost(db: Kysely<Tables>, uid: string, now: number): Promise<void> {
  const standing = await db
    .selectFrom('identity_session')
    .select('id')
    .where('uid', '=', uid)
    .where('ended_at', 'is', null)
    .orderBy('last_used_at', 'desc')
    .orderBy('auth_time', 'desc')
    .offset(mostSessions)
    .execute()
  for (const {id} of standing) await endSessions(db, {id}, now)
}
