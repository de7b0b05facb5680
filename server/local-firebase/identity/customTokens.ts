import {randomUUID} from 'node:crypto'
import {jwtVerify, SignJWT} from 'jose'
import type {Kysely} from 'kysely'
import * as v from 'valibot'
import type {Tables} from '../../kernel/database/tables.ts'
import {IdentityError} from './errors.ts'
import {signingKeys} from './keys.ts'
import {standingSession} from './standingSessions.ts'
import {type CustomClaims, ownKeys, tokenError, reservedClaims, type TokenOptions} from './tokens.ts'

/** Seconds a custom token lives: long enough to be carried to the browser and used at once. */
export const customTokenLife = 120

const audience = 'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit'

const issuerOfCustom = ({projectId}: TokenOptions) => `local-firebase@${projectId}.iam.gserviceaccount.com`

const claimsSchema = v.object({
  jti: v.pipe(v.string(), v.nonEmpty(), v.maxLength(64)),
  exp: v.number(),
  uid: v.pipe(v.string(), v.nonEmpty(), v.maxLength(128)),
  /** What the account's tokens have to be newer than, in milliseconds: a new password or address moves it. 0 without an account. */
  epoch: v.number(),
  sid: v.optional(v.string()),
  claims: v.optional(v.record(v.string(), v.unknown()), {}),
})

/** Who signs in by a custom token, and the latest end of the session in milliseconds. */
export type CustomSignIn = {readonly uid: string; readonly claims: CustomClaims; readonly endsBy: number}

/**
 * Signs a token that lets a browser sign in once as this account without a password (`signInWithCustomToken`), for two
 * minutes and as long as the account's password and the session that asked for it (`sessionId`) stand. Only our own
 * backend calls this.
 *
 * @throws Error when a claim has a name that the id token reserves
 */
export async function createCustomToken(
  db: Kysely<Tables>,
  uid: string,
  claims: CustomClaims,
  options: TokenOptions & {readonly sessionId?: string | undefined},
): Promise<string> {
  const reserved = Object.keys(claims).find((name) => reservedClaims.has(name))
  if (reserved !== undefined) throw new Error(`the claim ${reserved} is reserved`)
  const {current} = await signingKeys(db, options.clock)
  const now = Math.floor(options.clock() / 1000)
  const {sessionId} = options
  const epoch = await epochOf(db, uid)
  return new SignJWT({uid, claims, epoch, ...(sessionId === undefined ? {} : {sid: sessionId})})
    .setProtectedHeader({alg: 'RS256', kid: current.kid, typ: 'JWT'})
    .setIssuer(issuerOfCustom(options))
    .setSubject(issuerOfCustom(options))
    .setAudience(audience)
    .setJti(randomUUID())
    .setIssuedAt(now)
    .setExpirationTime(now + customTokenLife)
    .sign(current.privateKey)
}

/**
 * Verifies a custom token of this service and uses it up. Of two uses at the same moment one wins.
 *
 * @throws IdentityError INVALID_CUSTOM_TOKEN when it is tampered, expired, foreign, used, or older than the account's
 *   password or the end of the session that asked for it
 */
export async function useCustomToken(db: Kysely<Tables>, token: string, options: TokenOptions): Promise<CustomSignIn> {
  const {jti, exp, uid, epoch, sid, claims} = await verified(db, token, options)
  const used = await db
    .insertInto('identity_used_token')
    .values({token_id: jti, expires_at: new Date(exp * 1_000)})
    .onConflict((conflict) => conflict.doNothing())
    .returning('token_id')
    .executeTakeFirst()
  if (used === undefined || epoch !== (await epochOf(db, uid))) throw new IdentityError('INVALID_CUSTOM_TOKEN')
  return {uid, claims, endsBy: await endOfAsking(db, sid, uid, options.clock())}
}

async function verified(db: Kysely<Tables>, token: string, options: TokenOptions) {
  try {
    const {payload} = await jwtVerify(token, ownKeys(db, options.clock), {
      algorithms: ['RS256'],
      issuer: issuerOfCustom(options),
      subject: issuerOfCustom(options),
      audience,
      requiredClaims: ['exp', 'iat'],
      currentDate: new Date(options.clock()),
    })
    return v.parse(claimsSchema, payload)
  } catch (error) {
    throw tokenError(error, 'INVALID_CUSTOM_TOKEN')
  }
}

/** The session of a custom token does not outlive the one that asked for it. */
async function endOfAsking(db: Kysely<Tables>, sid: string | undefined, uid: string, now: number): Promise<number> {
  if (sid === undefined) return Number.POSITIVE_INFINITY
  const session = await standingSession(db, sid, now).catch((error: unknown) => {
    throw error instanceof IdentityError ? new IdentityError('INVALID_CUSTOM_TOKEN') : error
  })
  if (session.uid !== uid) throw new IdentityError('INVALID_CUSTOM_TOKEN')
  return session.expires_at.getTime()
}

async function epochOf(db: Kysely<Tables>, uid: string): Promise<number> {
  const user = await db
    .selectFrom('identity_user')
    .select('tokens_valid_after')
    .where('uid', '=', uid)
    .executeTakeFirst()
  return user?.tokens_valid_after.getTime() ?? 0
}
