import type {SnapshotFrom} from 'xstate'
import type {presenceMachine} from './presence.machine.ts'

/** How many people study now; null while it is unknown or this tab is offline, when an old number would be wrong. */
export const liveCount = (state: SnapshotFrom<typeof presenceMachine>): number | null =>
  state.matches('online') && state.context.count !== null && state.context.count > 0 ? state.context.count : null

/** Signing out need not wait any longer. */
export const hasLeft = (state: SnapshotFrom<typeof presenceMachine>): boolean => state.matches('left')
