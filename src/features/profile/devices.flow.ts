import type {EventFrom, SnapshotFrom} from 'xstate'
import type {devicesMachine} from '../../../machines/profile/devices.machine.ts'

/** What the views of the list of devices are given. */
export type DevicesFlow = {
  readonly state: SnapshotFrom<typeof devicesMachine>
  readonly send: (event: EventFrom<typeof devicesMachine>) => void
  /** A key for one request. */
  readonly newKey: () => string
}
