import type {Client} from '@urql/core'
import {fromPromise} from 'xstate'
import {browserNamed, type ConnectedDevice, systemNamed} from '../../../domain/profile/devices.ts'
import type {Ending} from '../../../machines/profile/devices.types.ts'
import {ConnectedDevicesDocument, EndDeviceDocument, EndOtherDevicesDocument} from '../gen/devices/graphql.ts'
import {ask, mutate} from './requests.ts'

/** Where the student is signed in, asked of the server; null where the identity provider keeps no list. */
export const loadDevicesWith = (client: Client) =>
  fromPromise<readonly ConnectedDevice[] | null>(async ({signal}) => {
    const {connectedDevices} = await ask(client, ConnectedDevicesDocument, {}, signal)
    return (
      connectedDevices?.map(({_id, browser, system, signedInAt, lastUsedAt, isCurrent}) => ({
        id: _id,
        browser: browserNamed(browser),
        system: systemNamed(system),
        signedInAt: Date.parse(signedInAt),
        lastUsedAt: Date.parse(lastUsedAt),
        isCurrent,
      })) ?? null
    )
  })

/** Signs one device out, or all but this one. */
export const endDevicesWith = (client: Client) =>
  fromPromise<void, {readonly ending: Ending; readonly key: string}>(async ({input: {ending, key}, signal}) => {
    if (ending.kind === 'one') await mutate(client, EndDeviceDocument, {device: ending.id, idempotencyKey: key}, signal)
    else await mutate(client, EndOtherDevicesDocument, {idempotencyKey: key}, signal)
  })
