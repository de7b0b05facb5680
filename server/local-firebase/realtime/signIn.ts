import type {Kysely} from 'kysely'
import type {Seat} from '../../http/socketGate.ts'
import type {Tables} from '../../kernel/database/tables.ts'
import {callerOfToken} from '../identity/callerOfToken.ts'
import {IdentityError} from '../identity/errors.ts'
import type {LocalFirebaseOptions} from '../options.ts'
import {ok, ActionError, type Reply} from './reply.ts'

/** Who is signed in on a connection; `expiresAt` in milliseconds. */
export type SignedIn = {readonly uid: string; readonly expiresAt: number}

type SignInParts = {
  readonly db: Kysely<Tables>
  readonly options: LocalFirebaseOptions
  readonly send: (message: object) => void
  readonly end: () => void
  readonly seat: Seat
}

/** The sign-in of one connection. */
export type SignIn = {
  /** @throws ActionError when the account has too many connections */
  readonly begin: (token: string) => Promise<Reply>
  readonly undo: () => Reply
  /** Who is signed in by a token that is not over; null for nobody. */
  readonly present: () => SignedIn | null
  /** Ends the sign-in when its token is over; the SDK comes back with a new one. */
  readonly expire: () => void
}

/** Makes the sign-in of a connection: nobody yet. */
export function createSignIn({db, options, send, end, seat}: SignInParts): SignIn {
  let caller: SignedIn | null = null
  const present = () => (caller !== null && caller.expiresAt > options.clock() ? caller : null)
  return {
    present,
    begin: async (token) => {
      try {
        const {uid, authTime, expiresAt, sessionId} = await callerOfToken(db, token, options)
        if (!seat.signIn({uid, authTime, sessionId, rights: null}, end))
          throw new ActionError({s: 'too_big', d: 'too many connections'})
        caller = {uid, expiresAt}
        return {s: 'ok', d: {auth: {uid}}}
      } catch (error) {
        if (!(error instanceof IdentityError)) throw error
        caller = null
        return {s: 'invalid_token', d: 'the identity token is not valid'}
      }
    },
    undo: () => {
      caller = null
      seat.signOut()
      return ok
    },
    expire: () => {
      if (caller === null || present() !== null) return
      caller = null
      send({t: 'd', d: {a: 'ac', b: {s: 'expired_token', d: 'the identity token is over'}}})
    },
  }
}
