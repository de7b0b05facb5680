import type {SnapshotFrom} from 'xstate'
import type {pushMachine} from './push.machine.ts'

type PushSnapshot = SnapshotFrom<typeof pushMachine>

/** Whether this device gets messages, or is about to. */
export const isOn = (state: PushSnapshot): boolean => state.hasTag('on')

/** Whether the student can decide it here: a device that can ask, or one that an app has registered. */
export const offersSwitch = (state: PushSnapshot): boolean =>
  state.context.canAsk || state.hasTag('on') || state.matches('removing')

/** Nothing more is on its way that signing out would have to wait for. */
export const isSettled = (state: PushSnapshot): boolean => !state.hasTag('pending')
