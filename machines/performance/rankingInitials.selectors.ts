import type {SnapshotFrom} from 'xstate'
import type {rankingInitialsMachine} from './rankingInitials.machine.ts'

/** How the switch stands: as it is wished while that is on its way, else as the server holds it. */
export const showsInitials = (state: SnapshotFrom<typeof rankingInitialsMachine>): boolean =>
  state.matches('saving') ? (state.context.wish?.isInitials ?? state.context.isInitials) : state.context.isInitials
