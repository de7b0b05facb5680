import type {Kysely} from 'kysely'
import type {Tables} from '../../kernel/database/tables.ts'
import type {LocalFirebaseOptions} from '../options.ts'
import type {Device} from './device.ts'
import {IdentityError} from './errors.ts'
import type {VerifiedIdToken} from './tokens.ts'

/** Milliseconds a sign-in counts as recent: what changes a password or ends an account asks for one. */
export const recentSignIn = 5 * 60_000

/** What one call of the identity service works with. `address` is the caller's network address. */
export type Call = {
  readonly db: Kysely<Tables>
  readonly options: LocalFirebaseOptions
  readonly address: string
  /** Where a session that the call begins is, and what a refresh has to come from. */
  readonly device: Device
  /** The page the call comes from, as its browser says; undefined from elsewhere. */
  readonly origin: string | undefined
}

/**
 * Refuses what asks for a recent sign-in by password. Who came by a custom token has proved none, however recently.
 *
 * @throws IdentityError CREDENTIAL_TOO_OLD_LOGIN_AGAIN
 */
export function checkRecent(token: VerifiedIdToken, now: number): void {
  const isRecent = now - token.authTime <= recentSignIn
  if (token.provider !== 'password' || !isRecent) throw new IdentityError('CREDENTIAL_TOO_OLD_LOGIN_AGAIN')
}
