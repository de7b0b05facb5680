import {createLocalJWKSet, errors, jwtVerify, SignJWT} from 'jose'
import type {JWTPayload, JWTVerifyGetKey} from 'jose'
import type {Kysely} from 'kysely'
import * as v from 'valibot'
import type {Tables} from '../../kernel/database/tables.ts'
import type {LocalFirebaseOptions} from '../options.ts'
import {issuerOf} from '../options.ts'
import type {IdentityUserTable} from '../tables.ts'
import {IdentityError} from './errors.ts'
import {jwks, signingKeys} from './keys.ts'

/** Seconds an id token lives, as Firebase's. */
export const idTokenLife = 3_600

/** Claims that a custom token may not carry, because the id token has them with a fixed meaning. */
export const reservedClaims: ReadonlySet<string> = new Set([
  'acr',
  'amr',
  'at_hash',
  'aud',
  'auth_time',
  'azp',
  'cnf',
  'c_hash',
  'email',
  'email_verified',
  'exp',
  'firebase',
  'iat',
  'iss',
  'jti',
  'name',
  'nbf',
  'nonce',
  'picture',
  'sid',
  'sub',
  'user_id',
])

/** How an account proved itself; `password` for verified mails and resets too. */
export type SignInProvider = 'password' | 'custom'

/** Claims given by our own backend to one sign-in. */
export type CustomClaims = Readonly<Record<string, unknown>>

/** One sign-in: what all its tokens share. `authTime` is in milliseconds. */
export type SignIn = {
  readonly provider: SignInProvider
  readonly authTime: number
  readonly claims: CustomClaims
  /** The session that the token belongs to, its claim `sid`; with the session the token is over. */
  readonly sessionId?: string | undefined
}

/** What the endpoints need to know of a valid id token. `authTime` is in milliseconds. */
export type VerifiedIdToken = {
  readonly uid: string
  readonly authTime: number
  readonly expiresAt: number
  readonly provider: string
  readonly sessionId: string | undefined
  readonly claims: CustomClaims
}

/** The refusal of an id token in which nothing is wrong but its age. */
export class AgedIdToken extends IdentityError {
  readonly token: VerifiedIdToken

  constructor(token: VerifiedIdToken) {
    super('INVALID_ID_TOKEN')
    this.token = token
  }
}

export type TokenOptions = Pick<LocalFirebaseOptions, 'projectId' | 'issuer' | 'clock'>

const idTokenClaims = v.object({
  sub: v.pipe(v.string(), v.nonEmpty()),
  auth_time: v.number(),
  exp: v.number(),
  sid: v.optional(v.string()),
  firebase: v.object({sign_in_provider: v.string()}),
})

/** Signs an id token with Firebase's claims. */
export async function signIdToken(
  db: Kysely<Tables>,
  user: IdentityUserTable,
  signIn: SignIn,
  options: TokenOptions,
): Promise<string> {
  const {current} = await signingKeys(db, options.clock)
  const now = Math.floor(options.clock() / 1000)
  return new SignJWT(idTokenPayload(user, signIn))
    .setProtectedHeader({alg: 'RS256', kid: current.kid, typ: 'JWT'})
    .setIssuer(issuerOf(options))
    .setAudience(options.projectId)
    .setSubject(user.uid)
    .setIssuedAt(now)
    .setExpirationTime(now + idTokenLife)
    .sign(current.privateKey)
}

function idTokenPayload(user: IdentityUserTable, {provider, authTime, claims, sessionId}: SignIn): JWTPayload {
  const identities = user.email === null ? {} : {email: [user.email]}
  return {
    ...claims,
    ...(user.display_name === null ? {} : {name: user.display_name}),
    ...(user.photo_url === null ? {} : {picture: user.photo_url}),
    ...(user.email === null ? {} : {email: user.email, email_verified: user.email_verified}),
    ...(sessionId === undefined ? {} : {sid: sessionId}),
    user_id: user.uid,
    auth_time: Math.floor(authTime / 1000),
    firebase: {identities, sign_in_provider: provider},
  }
}

/**
 * Verifies an id token of this service: signature, algorithm, issuer, audience and expiry. Whether account and
 * session still stand is for the caller.
 *
 * @throws IdentityError INVALID_ID_TOKEN, as AgedIdToken when it was good before it expired
 */
export async function verifyIdToken(
  db: Kysely<Tables>,
  token: string,
  options: TokenOptions,
): Promise<VerifiedIdToken> {
  try {
    const {payload} = await jwtVerify(token, ownKeys(db, options.clock), {
      algorithms: ['RS256'],
      issuer: issuerOf(options),
      audience: options.projectId,
      currentDate: new Date(options.clock()),
    })
    return readClaims(payload)
  } catch (error) {
    throw error instanceof errors.JWTExpired ? agedToken(error.payload) : tokenError(error, 'INVALID_ID_TOKEN')
  }
}

function readClaims(payload: JWTPayload): VerifiedIdToken {
  const claims = v.parse(idTokenClaims, payload)
  return {
    uid: claims.sub,
    authTime: claims.auth_time * 1000,
    expiresAt: claims.exp * 1000,
    provider: claims.firebase.sign_in_provider,
    sessionId: claims.sid,
    claims: Object.fromEntries(Object.entries(payload).filter(([name]) => !reservedClaims.has(name))),
  }
}

function agedToken(payload: JWTPayload): IdentityError {
  try {
    return new AgedIdToken(readClaims(payload))
  } catch (error) {
    if (v.isValiError(error)) return new IdentityError('INVALID_ID_TOKEN')
    throw error
  }
}

/** Another process may have made a new key since ours were read, so an unknown one makes us read again. */
export function ownKeys(db: Kysely<Tables>, clock: () => number): JWTVerifyGetKey {
  return async (header, token) => {
    try {
      return await createLocalJWKSet((await signingKeys(db, clock)).published)(header, token)
    } catch (error) {
      if (!(error instanceof errors.JWKSNoMatchingKey)) throw error
      return createLocalJWKSet(await jwks(db, clock))(header, token)
    }
  }
}

/** A bad token is the caller's fault; anything else, as a lost database, must stay what it is. */
export function tokenError(error: unknown, code: 'INVALID_ID_TOKEN' | 'INVALID_CUSTOM_TOKEN'): unknown {
  const isTokenFault = error instanceof errors.JOSEError || v.isValiError(error)
  return isTokenFault ? new IdentityError(code) : error
}
