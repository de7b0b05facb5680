import * as v from 'valibot'
import {fromPromise} from 'xstate'
import type {Verification} from '../../../machines/access/emailVerification.types.ts'
import {localStore} from '../platform/storage.ts'
import {provider} from './provider.ts'

/** Accounts for which this device has asked for the mail, so that a sign-in asks once only. */
const askedFor = localStore<readonly string[]>('verification', 1, v.array(v.string()), [])
const remembered = 20

async function currentUser() {
  const {auth, sdk} = await provider()
  await auth.authStateReady()
  return {user: auth.currentUser, sdk}
}

/** Whether the address of the signed-in student is confirmed now; an account without an address has nothing to confirm. */
export const readVerification = fromPromise<Verification>(async () => {
  const {user} = await currentUser()
  if (!user?.email) return {isConfirmed: true, wasSent: false}
  if (!user.emailVerified) await user.reload()
  return {isConfirmed: user.emailVerified, wasSent: askedFor.read().includes(user.uid)}
})

/** Sends the mail whose link returns to `/confirmEmail` (spec 1§7). */
export const sendVerification = fromPromise<void>(async () => {
  const {user, sdk} = await currentUser()
  if (!user) throw new Error('nobody is signed in')
  await sdk.sendEmailVerification(user, {url: `${location.origin}/confirmEmail`})
  askedFor.write([...askedFor.read().filter((uid) => uid !== user.uid), user.uid].slice(-remembered))
})
