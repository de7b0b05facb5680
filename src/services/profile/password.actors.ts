import type {User} from 'firebase/auth'
import {fromPromise} from 'xstate'
import {codeOf} from '../../../machines/shared/codeOf.ts'
import {type PasswordOwner, type Weakness, weaknessInMessage} from '../../../domain/access/passwordPolicy.ts'
import {weaknessOfNew} from '../access/passwordStrength.actors.ts'
import {identity} from '../platform/identity.ts'

type Password = {readonly password: string}

/** What the provider itself has no code for: the account signs in by other means (spec 1§5). */
class NoPasswordLogin extends Error {
  readonly code = 'auth/no-password-login'
}

async function signedInUser(): Promise<User> {
  const auth = await identity()
  await auth.authStateReady()
  if (!auth.currentUser) throw new Error('nobody is signed in')
  return auth.currentUser
}

/**
 * Checks the old password with the identity provider (spec 1§5). Rejects with the provider's code, or with
 * `auth/no-password-login` for an account that does not sign in by password.
 */
export const reauthenticate = fromPromise<void, Password>(async ({input: {password}}) => {
  const [user, sdk] = await Promise.all([signedInUser(), import('./password.sdk.ts')])
  const hasPassword = user.providerData.some(({providerId}) => providerId === sdk.EmailAuthProvider.PROVIDER_ID)
  if (!hasPassword || user.email === null) throw new NoPasswordLogin()
  await sdk.reauthenticateWithCredential(user, sdk.EmailAuthProvider.credential(user.email, password))
})

/** A new password that is too easy to guess, by the rules of the product or of the provider. */
class WeakPassword extends Error {
  readonly code: string

  constructor(weakness: Weakness, options?: ErrorOptions) {
    super('the new password is weak', options)
    this.code = weakness === 'short' ? 'auth/weak-password' : `auth/${weakness}-password`
  }
}

const ownerOf = ({displayName, email}: User): PasswordOwner => ({name: displayName ?? '', email: email ?? ''})

/**
 * Sets the new password, when the rules of the product let it: another provider than this server knows none but its own.
 * Rejects with the provider's code; `auth/common-password` and `auth/personal-password` are reasons of
 * `auth/weak-password`.
 */
export const updatePassword = fromPromise<void, Password>(async ({input: {password}}) => {
  const [user, sdk] = await Promise.all([signedInUser(), import('./password.sdk.ts')])
  const weakness = await weaknessOfNew(password, ownerOf(user))
  if (weakness !== null) throw new WeakPassword(weakness)
  await sdk.updatePassword(user, password).catch((error: unknown) => {
    throw codeOf(error) === 'auth/weak-password'
      ? new WeakPassword(weaknessInMessage(String(error)), {cause: error})
      : error
  })
})
