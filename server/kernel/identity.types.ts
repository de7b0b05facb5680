import type {Kysely} from 'kysely'
import type {Tables} from './database/tables.ts'

/** What an identity token says about its bearer. Instants are milliseconds since 1970-01-01 UTC. */
export type Identity = {
  readonly uid: string
  readonly email: string | undefined
  readonly emailVerified: boolean
  readonly name: string | undefined
  /** When the bearer last proved who they are. */
  readonly authTime: number
  readonly expiresAt: number
  /** The session of the local identity provider that the token belongs to; Google's tokens have none. */
  readonly sessionId?: string | undefined
}

/**
 * Tells whose a token is.
 *
 * @throws DomainError UNAUTHENTICATED when it is malformed, expired, signed by an unknown key or meant for somebody else;
 *   any other error when the keys cannot be had, which says nothing about the token
 */
export type TokenVerifier = (token: string) => Promise<Identity>

/** What a new account is made of. The password is used once, here, and neither kept nor logged. */
export type NewAccount = {readonly email: string; readonly password: string; readonly name: string}

/** An account whose slow part is done. */
type PreparedAccount = {
  /** The address as the provider keeps it. */
  readonly email: string
  /**
   * The person's uid. It is called in the transaction that stores the profile, so that a local provider makes both or
   * neither.
   *
   * @throws DomainError EMAIL_IN_USE
   */
  readonly store: (tx: Kysely<Tables>) => Promise<string>
}

/**
 * Makes accounts at the identity provider that the configuration names.
 *
 * @throws DomainError INVALID_EMAIL, WEAK_PASSWORD, EMAIL_IN_USE or RATE_LIMITED
 */
export type Registrar = (account: NewAccount) => Promise<PreparedAccount>
