import type {Registrar} from '../kernel/identity.types.ts'
import {Refusal} from '../kernel/refusal.ts'
import {insertUser, parseEmail, preparedUser} from '../local-firebase/identity/accounts.ts'
import {IdentityError, type IdentityErrorCode} from '../local-firebase/identity/errors.ts'
import {insistStrong} from '../local-firebase/identity/passwordPolicy.ts'

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
  return error instanceof IdentityError && isRefused(error.code)
    ? new Refusal(refusals[error.code], error.explanation)
    : error
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
