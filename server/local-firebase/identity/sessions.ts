import {randomUUID} from 'node:crypto'
import type {Kysely, Selectable} from 'kysely'
import * as v from 'valibot'
import type {Tables} from '../../db/tables.ts'
import type {LocalFirebaseOptions} from '../options.ts'
import type {IdentityRefreshTable, IdentityUserTable} from '../tables.ts'
import {standingUser} from './accounts.ts'
import {IdentityError} from './errors.ts'
import {digest, randomSecret} from './secrets.ts'
import {idTokenLife, signIdToken} from './tokens.ts'
import type {SignIn} from './tokens.ts'

/**
 * Milliseconds a replaced refresh token still serves after its successor was used: a tab that slept while another one
 * refreshed must not sign the student out. A successor that never arrived (network lost) replaces nothing.
 */
export const refreshGrace = 24 * 3_600_000

/** Milliseconds after which an unused refresh token is forgotten. */
export const refreshLife = 180 * 24 * 3_600_000

const claimsSchema = v.record(v.string(), v.unknown())
const providerSchema = v.picklist(['password', 'custom'])

/** A pair of tokens as the identity endpoints answer them. */
export type IssuedTokens = {readonly idToken: string; readonly refreshToken: string; readonly expiresIn: string}

type SessionOptions = Pick<LocalFirebaseOptions, 'projectId' | 'issuer' | 'clock'>

/** Starts a sign-in: an id token and the first refresh token of a new family. */
export async function startSession(
  db: Kysely<Tables>,
  user: IdentityUserTable,
  signIn: SignIn,
  options: SessionOptions,
): Promise<IssuedTokens> {
  const idToken = await signIdToken(db, user, signIn, options)
  const refreshToken = await insertRefresh(db, user.uid, {family: randomUUID(), generation: 0}, signIn, options.clock())
  return {idToken, refreshToken, expiresIn: String(idTokenLife)}
}

/**
 * Answers a refresh token with new tokens and the next generation of its family.
 *
 * @throws IdentityError INVALID_REFRESH_TOKEN when unknown, TOKEN_EXPIRED when replaced or revoked, USER_DISABLED
 */
export async function refreshSession(
  db: Kysely<Tables>,
  refreshToken: string,
  options: SessionOptions,
): Promise<IssuedTokens & {readonly uid: string}> {
  const now = options.clock()
  const known = await db
    .selectFrom('identity_refresh')
    .selectAll()
    .where('token_hash', '=', digest(refreshToken))
    .executeTakeFirst()
  if (known === undefined) throw new IdentityError('INVALID_REFRESH_TOKEN')
  if (isOver(known, now)) throw new IdentityError('TOKEN_EXPIRED')
  const user = await standingUser(db, known.uid, known.auth_time.getTime())
  const signIn: SignIn = {
    provider: v.parse(providerSchema, known.provider),
    authTime: known.auth_time.getTime(),
    claims: v.parse(claimsSchema, JSON.parse(known.claims)),
  }
  const idToken = await signIdToken(db, user, signIn, options)
  const next = await db.transaction().execute(async (trx) => {
    await supersede(trx, known, now)
    return insertRefresh(trx, user.uid, {family: known.family, generation: known.generation + 1}, signIn, now)
  })
  return {idToken, refreshToken: next, expiresIn: String(idTokenLife), uid: user.uid}
}

function isOver(token: Selectable<IdentityRefreshTable>, now: number): boolean {
  const replaced = token.superseded_at !== null && token.superseded_at.getTime() + refreshGrace < now
  return replaced || token.created_at.getTime() + refreshLife < now
}

/** The use of a token proves that it arrived: from now on those before it are replaced. */
async function supersede(trx: Kysely<Tables>, used: Selectable<IdentityRefreshTable>, now: number): Promise<void> {
  await trx
    .updateTable('identity_refresh')
    .set({superseded_at: new Date(now)})
    .where('family', '=', used.family)
    .where('generation', '<', used.generation)
    .where('superseded_at', 'is', null)
    .execute()
  await trx
    .deleteFrom('identity_refresh')
    .where('uid', '=', used.uid)
    .where((eb) =>
      eb.or([
        eb('superseded_at', '<', new Date(now - 2 * refreshGrace)),
        eb('created_at', '<', new Date(now - refreshLife)),
      ]),
    )
    .execute()
}

async function insertRefresh(
  db: Kysely<Tables>,
  uid: string,
  place: {readonly family: string; readonly generation: number},
  signIn: SignIn,
  now: number,
): Promise<string> {
  const token = randomSecret()
  await db
    .insertInto('identity_refresh')
    .values({
      ...place,
      token_hash: digest(token),
      uid,
      provider: signIn.provider,
      claims: JSON.stringify(signIn.claims),
      auth_time: new Date(signIn.authTime),
      created_at: new Date(now),
      superseded_at: null,
    })
    .execute()
  return token
}
