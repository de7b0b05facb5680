import type {SnapshotFrom} from 'xstate'
import type {dayRolloverMachine} from './dayRollover.machine.ts'
import type {ReloadReason} from './dayRollover.types.ts'

/** Why a reload is offered. */
export const reloadReason = ({context}: SnapshotFrom<typeof dayRolloverMachine>): ReloadReason => context.reason
