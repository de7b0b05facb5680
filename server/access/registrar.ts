import type {Kysely} from 'kysely'
import {Refusal} from '../graphql/refusal.ts'
import type {Tables} from '../kernel/database/tables.ts'
import {insertUser, parseEmail, preparedUser} from '../local-firebase/identity/accounts.ts'
import {IdentityError, type IdentityErrorCode} from '../local-firebase/identity/errors.ts'
import {insistStrong} from '../local-firebase/identity/passwordPolicy.ts'

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
   * @throws Refusal EMAIL_IN_USE
   */
  readonly store: (tx: Kysely<Tables>) => Promise<string>
}

/**
 * Makes accounts at the identity provider that the configuration names.
 *
 * @throws Refusal INVALID_EMAIL, WEAK_PASSWORD, EMAIL_IN_USE or RATE_LIMITED
 */
export type Registrar = (account: NewAccount) => Promise<PreparedAccount>

const refusals = {
  INVALID_EMAIL: 'INVALID_EMAIL',
  MISSING_PASSWORD: 'WEAK_PASSWORD',
  WEAK_PASSWORD: 'WEAK_PASSWORD',
  EMAIL_EXISTS: 'EMAIL_IN_USE',
  TOO_MANY_ATTEMPTS_TRY_LATER: 'RATE_LIMITED',
} as const satisfies Partial<Record<IdentityErrorCode, Refusal['code']>>

const isRefused = (code: string): code is keyof typeof refusals => Object.hasOwn(refusals, code)

/** A refusal of the identity provider in the words of our wire; any other error stays what it is (spec 1§8). */
export function refusalOf(error: unknown): unknown {
  return error instanceof IdentityError && isRefused(error.code) ? new Refusal(refusals[error.code], error.explanation) : error
}

/** The registrar of this server's own identity provider: account and profile are made in one transaction. */
export function localRegistrar(clock: () => number): Registrar {
  return async ({email, password, name}) => {
    try {
      await insistStrong(password, {name, email: parseEmail(email)})
      const user = await preparedUser({email, password, displayName: name})
      return {
        email: user.email,
        store: async (tx) => {
          const uid = await insertUser(tx, user, clock).catch((error: unknown) => {
            throw refusalOf(error)
          })
          return uid
        },
      }
    } catch (error) {
      throw refusalOf(error)
    }
  }
}
