import type {Kysely} from 'kysely'
import type {Tables} from '../../kernel/database/tables.ts'
import type {LocalFirebaseOptions} from '../options.ts'
import type {IdentityUserTable} from '../tables.ts'
import {standingUser} from './accounts.ts'
import {standingSession} from './standingSessions.ts'
import {verifyIdToken, type VerifiedIdToken} from './tokens.ts'

/** An id token that is valid now, with its account. */
export type StandingCaller = {readonly token: VerifiedIdToken; readonly user: IdentityUserTable}

/**
 * Whose id token this is, while token, account and session all stand.
 *
 * @throws IdentityError INVALID_ID_TOKEN, USER_NOT_FOUND, USER_DISABLED or TOKEN_EXPIRED
 */
export async function standingCaller(
  db: Kysely<Tables>,
  idToken: string,
  options: Pick<LocalFirebaseOptions, 'projectId' | 'issuer' | 'clock'>,
): Promise<StandingCaller> {
  const token = await verifyIdToken(db, idToken, options)
  return {token, user: await standingOwner(db, token, options.clock())}
}

/**
 * The account of an id token whose signature was verified, while account and session stand.
 *
 * @throws IdentityError USER_NOT_FOUND, USER_DISABLED or TOKEN_EXPIRED
 */
export async function standingOwner(
  db: Kysely<Tables>,
  {uid, authTime, sessionId}: VerifiedIdToken,
  now: number,
): Promise<IdentityUserTable> {
  const user = await standingUser(db, uid, authTime)
  if (sessionId !== undefined) await standingSession(db, sessionId, now)
  return user
}
