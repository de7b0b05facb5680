import type {SnapshotFrom} from 'xstate'
import type {ConnectedDevice} from '../../domain/profile/devices.ts'
import type {RequestFailure} from '../../domain/profile/requestFailure.ts'
import type {devicesMachine} from './devices.machine.ts'

type DevicesSnapshot = SnapshotFrom<typeof devicesMachine>

/** This device and the others, each as long as it is signed in. */
export const shownDevices = ({context: {devices}}: DevicesSnapshot): readonly ConnectedDevice[] => devices

/** The device that is being signed out; null for none, and for all others at once. */
export const deviceBeingEnded = (state: DevicesSnapshot): string | null =>
  state.matches('ending') && state.context.ending?.kind === 'one' ? state.context.ending.id : null

export const isEndingOthers = (state: DevicesSnapshot): boolean =>
  state.matches('ending') && state.context.ending?.kind === 'others'

/** Why the list could not be had. */
export const loadFailure = (state: DevicesSnapshot): RequestFailure | null =>
  state.matches('loadFailed') ? state.context.failure : null

/** Why a device could not be signed out. */
export const endFailure = (state: DevicesSnapshot): RequestFailure | null =>
  state.matches({listing: 'failed'}) ? state.context.failure : null

/** Without network the list is what it was, and can only be read. */
export const isReadOnly = ({context: {isOnline}}: DevicesSnapshot): boolean => !isOnline
