import type {User} from 'firebase/auth'
import {fromPromise} from 'xstate'
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

/** Sets the new password. Rejects with the provider's code. */
export const updatePassword = fromPromise<void, Password>(async ({input: {password}}) => {
  const [user, sdk] = await Promise.all([signedInUser(), import('./password.sdk.ts')])
  await sdk.updatePassword(user, password)
})
