import {SignJWT} from 'jose'
import {frameOriginOf} from '../../domain/shell/frames.ts'
import type {Clock} from '../kernel/context.ts'
import type {Database} from '../kernel/database/database.ts'
import type {Identity, TokenVerifier} from '../kernel/identity.types.ts'
import {jwks, signingKeys} from '../local-firebase/identity/keys.ts'
import {readKeySet, tokenVerifier} from './tokens.ts'

/** Seconds that the token in a frame's address lives: long enough to open the app, which keeps a session of its own. */
export const frameTokenLife = 300

/** An app that is shown in a frame, and how it gets the identity token (D-16). */
export type FrameApp = {readonly url: string; readonly handOver: 'query' | 'message'}

/** Makes and reads the tokens that framed apps get in their address (D-16). */
export type FrameTokens = {
  /** `expiresAt` in milliseconds. */
  readonly sign: (app: FrameApp, bearer: Identity) => Promise<{readonly token: string; readonly expiresAt: number}>
  /** For the apps of our own origin. The product's verifier refuses these tokens: issuer and audience are others. */
  readonly verify: TokenVerifier
}

/** Frame tokens are issued by this server, whose origin `issuer` is, whoever the identity provider is, for the origin of one app. */
export function frameTokens(issuer: string, {db}: Database, clock: Clock): FrameTokens {
  const keys = readKeySet(() => jwks(db, clock), clock)
  return {
    verify: tokenVerifier({issuer, audience: issuer, keys, clock}),
    sign: async ({url}, {uid, email, name, authTime, sessionId}) => {
      const {current} = await signingKeys(db, clock)
      const origin = frameOriginOf(url)
      if (origin === null) throw new Error('an app whose address is not allowed was configured')
      const now = Math.floor(clock() / 1_000)
      const token = await new SignJWT({email, name, auth_time: authTime / 1_000, sid: sessionId})
        .setProtectedHeader({alg: 'RS256', kid: current.kid, typ: 'JWT'})
        .setIssuer(issuer)
        .setAudience(origin === 'own' ? issuer : origin)
        .setSubject(uid)
        .setIssuedAt(now)
        .setExpirationTime(now + frameTokenLife)
        .sign(current.privateKey)
      return {token, expiresAt: (now + frameTokenLife) * 1_000}
    },
  }
}
