import type {Auth, User} from 'firebase/auth'
import {fromPromise} from 'xstate'
import {experimentState, externalAuthAddress} from '../../../domain/shell/experiment.ts'
import type {ExternalExperiment, Newcomer, PresentAccount} from '../../../machines/access/externalAuth.types.ts'
import {ExternalExperimentDocument} from '../gen/access/graphql.ts'
import {clientConfig} from '../platform/config.ts'
import {endSession} from '../platform/endSession.ts'
import {runSignOutHooks} from '../platform/signOutHooks.ts'
import {providerAside} from '../platform/identityAside.ts'
import {readEntries} from '../outbox/outboxStore.ts'
import {remoteConfig} from '../platform/remoteConfig.ts'
import {provider, Unreachable} from './provider.ts'
import {lastKnownUser} from './session.actors.ts'
import {visitorClient} from './visitorClient.ts'

/** Who has come by the token, and is not let in yet. */
let newcomer: User | null = null

async function aside() {
  try {
    return await providerAside()
  } catch (cause) {
    throw new Unreachable('the identity provider cannot be loaded', {cause})
  }
}

/** Another account that is signed in here, or whose login has expired and waits to be renewed. */
async function presentBeside(auth: Auth, uid: string): Promise<PresentAccount | null> {
  const present = auth.currentUser ?? lastKnownUser()
  if (present === null || present.uid === uid) return null
  const entries = await readEntries().catch(() => [])
  return {email: present.email, waiting: entries.filter(({owner}) => owner === present.uid).length}
}

/** Signs in by the token of another product beside the login of this device, which stays as it is. */
export const signInAside = fromPromise<Newcomer, {token: string}>(async ({input}) => {
  const [{auth, sdk}, other] = await Promise.all([provider(), aside()])
  const {user} = await sdk.signInWithCustomToken(other, input.token)
  newcomer = user
  await auth.authStateReady()
  return {email: user.email || null, present: await presentBeside(auth, user.uid)}
})

const endQuietly = ({refreshToken}: User, extent: 'session' | 'device'): void =>
  void endSession(refreshToken, extent).catch(() => undefined)

/**
 * Makes the newcomer the account of this device, after the one before has signed out. Who is signed in already keeps
 * that login: a token proves less than a password.
 */
export const adoptNewcomer = fromPromise<void>(async () => {
  const {auth} = await provider()
  const user = newcomer
  if (user === null) throw new Error('nobody has come')
  const before = auth.currentUser
  if (before?.uid === user.uid) return dropNewcomer()
  if (before !== null) await runSignOutHooks()
  await auth.updateCurrentUser(user)
  newcomer = null
  if (before !== null) endQuietly(before, 'device')
})

/** Sends the newcomer away: nothing of them stays on the device. */
export function dropNewcomer(): void {
  if (newcomer !== null) endQuietly(newcomer, 'session')
  newcomer = null
}

/** The version the student is on, with the address of the external one; null when the student takes part in nothing. */
export const readExperiment = fromPromise<ExternalExperiment | null>(async () => {
  const [{auth}, {externalAppOrigin}] = await Promise.all([provider(), clientConfig()])
  await auth.authStateReady()
  const token = await auth.currentUser?.getIdToken()
  const headers = {authorization: `Bearer ${token ?? ''}`}
  const {data, error} = await visitorClient.query(ExternalExperimentDocument, {}, {fetchOptions: {headers}})
  if (error) throw error
  const experiment = data?.getCurrentStudentExperiment
  if (!experiment) return null
  const address = externalAuthAddress(externalAppOrigin ?? '', experiment.customToken ?? '')
  return {state: experimentState(experiment, remoteConfig.read().forceExperiment), address}
})
