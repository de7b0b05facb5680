import type {ConnectedDevice} from '../../domain/profile/devices.ts'
import type {RequestFailure} from '../../domain/profile/requestFailure.ts'

/** What is to be signed out: one device by its id, or all but this one. */
export type Ending = {readonly kind: 'one'; readonly id: string} | {readonly kind: 'others'}

export type DevicesInput = {readonly isOnline: boolean}

export type DevicesContext = DevicesInput & {
  /** This device first; as the server said last, without those that were signed out since. */
  readonly devices: readonly ConnectedDevice[]
  /** What was asked for last; asked again under the same key when it failed. */
  readonly ending: Ending | null
  readonly key: string
  readonly failure: RequestFailure | null
}

export type DevicesEvent =
  | {readonly type: 'devices.retry'}
  /** Signs this device out, as the menu does. */
  | {readonly type: 'device.leave'}
  | {readonly type: 'device.end'; readonly id: string; readonly key: string}
  | {readonly type: 'others.ask'}
  | {readonly type: 'others.cancel'}
  | {readonly type: 'others.confirm'; readonly key: string}
  | {readonly type: 'network.lost'}
  | {readonly type: 'network.restored'}
