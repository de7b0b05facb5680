import type {EventFrom, SnapshotFrom} from 'xstate'
import type {devicesMachine} from '../../../machines/profile/devices.machine.ts'
import type {Send} from '../flow.ts'

/** What the views of the list of devices are given. */
export type DevicesFlow = {
  readonly state: SnapshotFrom<typeof devicesMachine>
  readonly send: Send<EventFrom<typeof devicesMachine>>
}
