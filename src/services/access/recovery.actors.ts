import {fromPromise} from 'xstate'
import {provider} from './provider.ts'
import {forgetCode} from './secrets.ts'

/** Asks the provider for the mail with which a password is set anew; rejects with its code (spec 1§7, 1§8). */
export const sendPasswordReset = fromPromise<void, {email: string}>(async ({input}) => {
  const {auth, sdk} = await provider()
  await sdk.sendPasswordResetEmail(auth, input.email, {url: `${location.origin}/`})
})

/** Applies the code of a confirmation mail; rejects with the provider's code. */
export const applyCode = fromPromise<void, {code: string}>(async ({input}) => {
  const {auth, sdk} = await provider()
  await sdk.applyActionCode(auth, input.code)
  forgetCode()
  await auth.currentUser?.reload().catch(() => undefined)
})
