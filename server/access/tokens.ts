import {createLocalJWKSet, createRemoteJWKSet, errors, type JSONWebKeySet, type JWTVerifyGetKey, jwtVerify} from 'jose'
import * as v from 'valibot'
import type {Identity, TokenVerifier} from '../kernel/identity.types.ts'
import {DomainError} from '../kernel/domainError.ts'

export type TokenRules = {
  readonly issuer: string
  readonly audience: string
  readonly keys: JWTVerifyGetKey
  /** Milliseconds since 1970-01-01 UTC. */
  readonly clock: () => number
}

const claimsSchema = v.object({
  sub: v.pipe(v.string(), v.minLength(1), v.maxLength(128)),
  exp: v.number(),
  auth_time: v.number(),
  email: v.optional(v.string()),
  email_verified: v.optional(v.boolean(), false),
  name: v.optional(v.string()),
  sid: v.optional(v.string()),
})

/** Where Google publishes the keys that sign Firebase identity tokens. */
const googleKeys = new URL('https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com')

/** The key set of a real Firebase project. */
export const googleKeySet = (): JWTVerifyGetKey => createRemoteJWKSet(googleKeys)

/**
 * A key set that this process reads itself (from its own table). An unknown key id makes it read again, because
 * another process may have made a new key; at most once per `rereadEvery` milliseconds, so that forged ids cost little.
 */
export function readKeySet(
  read: () => Promise<JSONWebKeySet>,
  clock: () => number,
  rereadEvery = 5_000,
): JWTVerifyGetKey {
  let known: ReturnType<typeof createLocalJWKSet> | undefined
  let readAt = Number.NEGATIVE_INFINITY
  const reread = async () => {
    readAt = clock()
    known = createLocalJWKSet(await read())
    return known
  }
  return async (header, token) => {
    const keys = known ?? (await reread())
    try {
      return await keys(header, token)
    } catch (error) {
      if (Math.abs(clock() - readAt) < rereadEvery) throw error
      return (await reread())(header, token)
    }
  }
}

/** The one verification for tokens of Google and of the local identity provider (RS256, issuer, audience, expiry). */
export function tokenVerifier(rules: TokenRules): TokenVerifier {
  return async (token) => {
    try {
      return await verified(token, rules)
    } catch (error) {
      throw isAboutToken(error) ? new DomainError('UNAUTHENTICATED', 'The identity token is not valid.') : error
    }
  }
}

async function verified(token: string, {issuer, audience, keys, clock}: TokenRules): Promise<Identity> {
  const {payload} = await jwtVerify(token, keys, {
    issuer,
    audience,
    algorithms: ['RS256'],
    currentDate: new Date(clock()),
    clockTolerance: 10,
  })
  return identityOf(payload)
}

/**
 * Whose a token is, by its claims, which somebody has verified.
 *
 * @throws ValiError when they are no identity's
 */
export function identityOf(payload: unknown): Identity {
  const claims = v.parse(claimsSchema, payload)
  return {
    uid: claims.sub,
    email: claims.email,
    emailVerified: claims.email_verified,
    name: claims.name,
    authTime: claims.auth_time * 1_000,
    expiresAt: claims.exp * 1_000,
    sessionId: claims.sid,
  }
}

/** A key set that did not answer is no reason to sign anybody out. */
function isAboutToken(error: unknown): boolean {
  if (v.isValiError(error)) return true
  return (
    error instanceof errors.JOSEError &&
    !['ERR_JOSE_GENERIC', 'ERR_JWKS_TIMEOUT', 'ERR_JWKS_INVALID'].includes(error.code)
  )
}
