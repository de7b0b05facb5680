import type {Registrar} from '../kernel/identity.types.ts'
import {DomainError} from '../kernel/domainError.ts'
import {insertUser, parseEmail, preparedUser} from '../local-firebase/identity/accounts.ts'
import {IdentityError, type IdentityErrorCode} from '../local-firebase/identity/errors.ts'
import {insistStrong} from '../local-firebase/identity/passwordPolicy.ts'

const domainErrorCodes = {
  INVALID_EMAIL: 'INVALID_EMAIL',
  MISSING_PASSWORD: 'WEAK_PASSWORD',
  WEAK_PASSWORD: 'WEAK_PASSWORD',
  EMAIL_EXISTS: 'EMAIL_IN_USE',
  TOO_MANY_ATTEMPTS_TRY_LATER: 'RATE_LIMITED',
} as const satisfies Partial<Record<IdentityErrorCode, DomainError['code']>>

const hasDomainErrorCode = (code: string): code is keyof typeof domainErrorCodes =>
  Object.hasOwn(domainErrorCodes, code)

/** A refusal of the identity provider in the words of our wire; any other error stays what it is (spec 1§8). */
export function toDomainError(error: unknown): unknown {
  return error instanceof IdentityError && hasDomainErrorCode(error.code)
    ? new DomainError(domainErrorCodes[error.code], error.explanation)
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
            throw toDomainError(error)
          })
          return uid
        },
      }
    } catch (error) {
      throw toDomainError(error)
    }
  }
}
