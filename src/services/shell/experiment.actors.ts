import type {Client} from '@urql/core'
import {fromPromise} from 'xstate'
import type {ExperimentRead, VersionChange} from '../../../machines/shell/experiment.types.ts'
import {experimentText} from '../../text/shell/gating.ts'
import {
  GetCurrentStudentExperimentDocument,
  GetExperimentTokenDocument,
  UpdateUserExperimentStateDocument,
} from '../gen/shell/graphql.ts'
import {clientConfig} from '../platform/config.ts'
import {remoteConfig} from '../platform/remoteConfig.ts'
import {mutate} from '../profile/requests.ts'

/**
 * The student's part in the experiment (spec 1§7, 3§7).
 *
 * @throws Error 'Erro ao getCurrentStudentExperiment!' when the call returns no data (spec 1§8, 3§8)
 */
export async function readExperiment(client: Client, externalApp: string | null): Promise<ExperimentRead> {
  const {data} = await client
    .query(GetCurrentStudentExperimentDocument, {}, {requestPolicy: 'network-only'})
    .toPromise()
  const experiment = data?.getCurrentStudentExperiment
  if (!experiment) throw new Error(experimentText.noData)
  return {experiment, forced: remoteConfig.read().forceExperiment, externalApp}
}

/** The actor that asks for the experiment; see `readExperiment`. */
export const readExperimentWith = (client: Client) =>
  fromPromise<ExperimentRead>(async () => readExperiment(client, (await clientConfig()).externalAppOrigin))

/**
 * Moves the student to the other version and fetches the token that signs in there: a token lives for minutes only, so
 * the one that came with the first read may be over. Rejects when either fails.
 */
export const switchVersionWith = (client: Client) =>
  fromPromise<{customToken: string}, VersionChange>(async ({input: {state, key}, signal}) => {
    const changed = await mutate(
      client,
      UpdateUserExperimentStateDocument,
      {input: {state}, idempotencyKey: key},
      signal,
    )
    if (!changed.updateUserExperimentState) throw new Error('the version was not changed')
    const {data, error} = await client
      .query(GetExperimentTokenDocument, {}, {requestPolicy: 'network-only'})
      .toPromise()
    const customToken = data?.getCurrentStudentExperiment?.customToken
    if (!customToken) throw new Error('there is no token for the other version', {cause: error})
    return {customToken}
  })
