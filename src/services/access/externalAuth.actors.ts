import {fromPromise} from 'xstate'
import {experimentState, externalAuthAddress} from '../../../domain/shell/experiment.ts'
import type {ExternalExperiment, ExternalUser} from '../../../machines/access/externalAuth.types.ts'
import {ExternalExperimentDocument} from '../gen/access/graphql.ts'
import {clientConfig} from '../platform/config.ts'
import {remoteConfig} from '../platform/remoteConfig.ts'
import {provider} from './provider.ts'
import {endLogin} from './session.actors.ts'
import {visitorClient} from './visitorClient.ts'

/** Signs in by the token of another product; whoever has no e-mail is signed out again at once (spec 1§2). */
export const signInWithToken = fromPromise<ExternalUser, {token: string}>(async ({input}) => {
  const {auth, sdk} = await provider()
  const {user} = await sdk.signInWithCustomToken(auth, input.token)
  if (!user.email) await endLogin()
  return {email: user.email || null}
})

/** The version the student is on, with the address of the external one; null when the student takes part in nothing. */
export const readExperiment = fromPromise<ExternalExperiment | null>(async () => {
  const [{auth}, {externalAppOrigin}] = await Promise.all([provider(), clientConfig()])
  const token = await auth.currentUser?.getIdToken()
  const headers = {authorization: `Bearer ${token ?? ''}`}
  const {data, error} = await visitorClient.query(ExternalExperimentDocument, {}, {fetchOptions: {headers}})
  if (error) throw error
  const experiment = data?.getCurrentStudentExperiment
  if (!experiment) return null
  const address = externalAuthAddress(externalAppOrigin ?? '', experiment.customToken ?? '')
  return {state: experimentState(experiment, remoteConfig.read().forceExperiment), address}
})
