import {createLocalJWKSet, errors, jwtVerify, SignJWT} from 'jose'
import type {JWTPayload, JWTVerifyGetKey} from 'jose'
import type {Kysely} from 'kysely'
import * as v from 'valibot'
import type {Tables} from '../../db/tables.ts'
import type {LocalFirebaseOptions} from '../options.ts'
import {issuerOf} from '../options.ts'
import type {IdentityUserTable} from '../tables.ts'
import {IdentityError} from './errors.ts'
import {jwks, signingKeys} from './keys.ts'

/** Seconds an id token lives, as Firebase's. */
export const idTokenLife = 3_600

/** Seconds a custom token lives: long enough to be carried to the browser and used at once. */
export const customTokenLife = 300

const customTokenAudience =
  'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit'

/** Claims that a custom token may not carry, because the id token has them with a fixed meaning. */
const reservedClaims = new Set([
  'acr', 'amr', 'at_hash', 'aud', 'auth_time', 'azp', 'cnf', 'c_hash', 'email', 'email_verified', 'exp', 'firebase',
  'iat', 'iss', 'jti', 'name', 'nbf', 'nonce', 'picture', 'sub', 'user_id',
])

/** How an account proved itself; `password` for verified mails and resets too. */
export type SignInProvider = 'password' | 'custom'

/** Claims given by our own backend to one sign-in. */
export type CustomClaims = Readonly<Record<string, unknown>>

/** One sign-in: what all its tokens share. `authTime` is in milliseconds. */
export type SignIn = {readonly provider: SignInProvider; readonly authTime: number; readonly claims: CustomClaims}

/** What the endpoints need to know of a valid id token. `authTime` is in milliseconds. */
export type VerifiedIdToken = {
  readonly uid: string
  readonly authTime: number
  readonly expiresAt: number
  readonly provider: string
  readonly claims: CustomClaims
}

type TokenOptions = Pick<LocalFirebaseOptions, 'projectId' | 'issuer' | 'clock'>

const idTokenClaims = v.object({
  sub: v.pipe(v.string(), v.nonEmpty()),
  auth_time: v.number(),
  exp: v.number(),
  firebase: v.object({sign_in_provider: v.string()}),
})

const customTokenClaims = v.object({
  uid: v.pipe(v.string(), v.nonEmpty(), v.maxLength(128)),
  claims: v.optional(v.record(v.string(), v.unknown()), {}),
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

function idTokenPayload(user: IdentityUserTable, {provider, authTime, claims}: SignIn): JWTPayload {
  const identities = user.email === null ? {} : {email: [user.email]}
  return {
    ...claims,
    ...(user.display_name === null ? {} : {name: user.display_name}),
    ...(user.photo_url === null ? {} : {picture: user.photo_url}),
    ...(user.email === null ? {} : {email: user.email, email_verified: user.email_verified}),
    user_id: user.uid,
    auth_time: Math.floor(authTime / 1000),
    firebase: {identities, sign_in_provider: provider},
  }
}

/**
 * Verifies an id token of this service: signature, algorithm, issuer, audience and expiry. Whether the account still
 * stands is for the caller.
 *
 * @throws IdentityError INVALID_ID_TOKEN
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
    const claims = v.parse(idTokenClaims, payload)
    return {
      uid: claims.sub,
      authTime: claims.auth_time * 1000,
      expiresAt: claims.exp * 1000,
      provider: claims.firebase.sign_in_provider,
      claims: Object.fromEntries(Object.entries(payload).filter(([name]) => !reservedClaims.has(name))),
    }
  } catch (error) {
    throw refusedToken(error, 'INVALID_ID_TOKEN')
  }
}

/**
 * Signs a token that lets a browser sign in as this account without a password (`signInWithCustomToken`), for five
 * minutes. Only our own backend calls this.
 *
 * @throws Error when a claim has a name that the id token reserves
 */
export async function createCustomToken(
  db: Kysely<Tables>,
  uid: string,
  claims: CustomClaims,
  options: TokenOptions,
): Promise<string> {
  const reserved = Object.keys(claims).find((name) => reservedClaims.has(name))
  if (reserved !== undefined) throw new Error(`the claim ${reserved} is reserved`)
  const {current} = await signingKeys(db, options.clock)
  const now = Math.floor(options.clock() / 1000)
  return new SignJWT({uid, claims})
    .setProtectedHeader({alg: 'RS256', kid: current.kid, typ: 'JWT'})
    .setIssuer(customTokenIssuer(options))
    .setSubject(customTokenIssuer(options))
    .setAudience(customTokenAudience)
    .setIssuedAt(now)
    .setExpirationTime(now + customTokenLife)
    .sign(current.privateKey)
}

/**
 * Verifies a custom token of this service.
 *
 * @throws IdentityError INVALID_CUSTOM_TOKEN when it is tampered, expired or foreign
 */
export async function verifyCustomToken(
  db: Kysely<Tables>,
  token: string,
  options: TokenOptions,
): Promise<{readonly uid: string; readonly claims: CustomClaims}> {
  try {
    const {payload} = await jwtVerify(token, ownKeys(db, options.clock), {
      algorithms: ['RS256'],
      issuer: customTokenIssuer(options),
      subject: customTokenIssuer(options),
      audience: customTokenAudience,
      requiredClaims: ['exp', 'iat'],
      currentDate: new Date(options.clock()),
    })
    return v.parse(customTokenClaims, payload)
  } catch (error) {
    throw refusedToken(error, 'INVALID_CUSTOM_TOKEN')
  }
}

/** Another process may have made a new key since ours were read, so an unknown one makes us read again. */
function ownKeys(db: Kysely<Tables>, clock: () => number): JWTVerifyGetKey {
  return async (header, token) => {
    try {
      return await createLocalJWKSet((await signingKeys(db, clock)).published)(header, token)
    } catch (error) {
      if (!(error instanceof errors.JWKSNoMatchingKey)) throw error
      return createLocalJWKSet(await jwks(db, clock))(header, token)
    }
  }
}

function customTokenIssuer({projectId}: TokenOptions): string {
  return `local-firebase@${projectId}.iam.gserviceaccount.com`
}

/** A bad token is the caller's fault; anything else, as a lost database, must stay what it is. */
function refusedToken(error: unknown, code: 'INVALID_ID_TOKEN' | 'INVALID_CUSTOM_TOKEN'): unknown {
  const isTokenFault = error instanceof errors.JOSEError || v.isValiError(error)
  return isTokenFault ? new IdentityError(code) : error
}
