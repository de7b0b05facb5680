import type {SnapshotFrom} from 'xstate'
import type {focusMachine} from './focus.machine.ts'

export const isFocused = (state: SnapshotFrom<typeof focusMachine>): boolean => state.hasTag('on')
