import type {Client} from '@urql/core'
import {fromPromise} from 'xstate'
import type {ExportFormat} from '../../../machines/profile/dataExport.types.ts'
import {CancelAccountDeletionDocument, RequestAccountDeletionDocument} from '../gen/profile/graphql.ts'
import {authorizedFetch} from '../platform/authorizedFetch.ts'
import {serverClock} from '../platform/clock.ts'
import {timeZone} from '../platform/device.ts'
import {tokensOf} from '../platform/identity.ts'
import {saveFile} from '../platform/saveFile.ts'
import {mutate, RequestError, unansweredFailure} from './requests.ts'
import {refreshProfile} from './refreshProfile.ts'

const unauthorized = 401

type Ask = typeof fetch

async function exportFile(ask: Ask, format: ExportFormat, signal: AbortSignal): Promise<{blob: Blob; name: string}> {
  const response = await ask(`/profile/export?format=${format}`, {signal})
  if (response.status === unauthorized) throw new RequestError('unauthenticated')
  if (!response.ok)
    throw new RequestError(response.status >= 500 || response.status === 429 ? 'unreachable' : 'refused')
  const named = /filename="?([\w.-]+)"?/.exec(response.headers.get('content-disposition') ?? '')?.[1]
  return {blob: await response.blob(), name: named ?? `dados.${format}`}
}

/**
 * Downloads all data of the student (D-24), whole or not at all. Rejects with a `RequestError`; `onUnauthorized` is told when
 * the server no longer takes this login.
 */
export function downloadExportFor(uid: string, onUnauthorized: () => void) {
  const ask = authorizedFetch({
    token: tokensOf(uid),
    timeZone,
    monotonic: serverClock.monotonic,
    onServerTime: serverClock.observe,
    onUnauthorized,
  })
  return fromPromise<void, {readonly format: ExportFormat}>(async ({input: {format}, signal}) => {
    try {
      saveFile(await exportFile(ask, format, signal))
    } catch (error) {
      throw error instanceof RequestError ? error : new RequestError(unansweredFailure(), {cause: error})
    }
  })
}

/** Asks for the deletion of the account (D-24); resolves with the instant of the request. */
export const requestDeletionWith = (client: Client) =>
  fromPromise<string, {readonly key: string}>(async ({input: {key}, signal}) => {
    const {requestAccountDeletion} = await mutate(client, RequestAccountDeletionDocument, {idempotencyKey: key}, signal)
    refreshProfile(client)
    return requestAccountDeletion
  })

/** Takes the request back (D-24). */
export const cancelDeletionWith = (client: Client) =>
  fromPromise<void, {readonly key: string}>(async ({input: {key}, signal}) => {
    const {cancelAccountDeletion} = await mutate(client, CancelAccountDeletionDocument, {idempotencyKey: key}, signal)
    if (!cancelAccountDeletion) throw new RequestError('refused')
    refreshProfile(client)
  })
