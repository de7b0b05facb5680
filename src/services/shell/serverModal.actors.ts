import type {Client} from '@urql/core'
import {fromPromise} from 'xstate'
import type {ModalDisplay} from '../../../machines/shell/serverModal.types.ts'
import {MarkModalAsSeenDocument, ShouldDisplayModalDocument} from '../gen/shell/graphql.ts'
import {randomId} from '../platform/device.ts'
import {mutate} from '../profile/requests.ts'

/** Asks whether there is a message for this student (spec 1§7 `shouldDisplayModal`). Rejects with the server's error. */
export const shouldDisplayModalWith = (client: Client) =>
  fromPromise<ModalDisplay>(async () => {
    const {data, error} = await client
      .query(ShouldDisplayModalDocument, {}, {requestPolicy: 'network-only'})
      .toPromise()
    if (error) throw error
    return data?.shouldDisplayModal ?? {shouldExecute: false, title: '', text: []}
  })

/** Tells the server that the message was read (spec 1§7 `markModalAsSeen`). */
export const markModalAsSeenWith = (client: Client) =>
  fromPromise<void>(async ({signal}) => {
    await mutate(client, MarkModalAsSeenDocument, {idempotencyKey: randomId()}, signal)
  })
