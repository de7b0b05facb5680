import type {SnapshotFrom} from 'xstate'
import type {leaveGuardMachine} from './leaveGuard.machine.ts'

/** The student is asked whether the edits may go. */
export const isAsking = (state: SnapshotFrom<typeof leaveGuardMachine>): boolean => state.matches('asking')
