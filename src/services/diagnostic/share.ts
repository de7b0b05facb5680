import {fromPromise} from 'xstate'
import {sharedPath} from '../../../domain/diagnostic/share.ts'
import type {Way} from '../../../machines/diagnostic/share.types.ts'
import {
  ShareDiagnosticResultDocument,
  SharedDiagnosticDocument,
  WithdrawSharedDiagnosticDocument,
} from '../gen/diagnostic/graphql.ts'
import {copyText} from '../platform/clipboard.ts'
import {canSend, sendLink} from '../platform/sendLink.ts'
import {ask, mutate} from '../profile/requests.ts'
import {diagnosticClient as client} from './client.ts'

/** The whole address of a shared result. */
export const linkOf = (address: string): string => `${location.origin}${sharedPath}/${address}`

export const readShare = fromPromise<string | null, {readonly id: string}>(async ({input, signal}) => {
  const {sharedDiagnostic} = await ask(client, SharedDiagnosticDocument, {id: input.id}, signal)
  return sharedDiagnostic ?? null
})

export const shareResult = fromPromise<string, {readonly id: string; readonly key: string}>(
  async ({input: {id, key}, signal}) => {
    const variables = {id, idempotencyKey: key}
    return (await mutate(client, ShareDiagnosticResultDocument, variables, signal)).shareDiagnosticResult
  },
)

export const withdrawShare = fromPromise<void, {readonly id: string; readonly address: string; readonly key: string}>(
  async ({input: {id, address, key}, signal}) => {
    await mutate(client, WithdrawSharedDiagnosticDocument, {id, address, idempotencyKey: key}, signal)
  },
)

/** Gives a link away: to the clipboard, or to an app that the person chooses, who may also think better of it. */
export const passOn = fromPromise<void, {readonly address: string; readonly way: Way}>(
  async ({input: {address, way}}) => {
    const link = linkOf(address)
    const isPassed = way === 'send' && canSend() ? await sendLink(link) : await copyText(link)
    if (!isPassed) throw new Error('The link could not be passed on.')
  },
)
