import type {Kysely} from 'kysely'
import type {Tables} from '../../kernel/database/tables.ts'
import type {LocalFirebaseOptions, TokenCaller} from '../options.ts'
import {standingCaller} from './caller.ts'

/**
 * Whose id token this is, of this service or of the provider that stands in for it. Instants in milliseconds.
 *
 * @throws IdentityError
 */
export async function callerOfToken(
  db: Kysely<Tables>,
  token: string,
  options: LocalFirebaseOptions,
): Promise<TokenCaller> {
  if (options.foreignCaller !== undefined) return options.foreignCaller(token)
  const {
    token: {uid, authTime, expiresAt, sessionId},
  } = await standingCaller(db, token, options)
  return {uid, authTime, expiresAt, sessionId}
}
