import type {SnapshotFrom} from 'xstate'
import type {serverModalMachine} from './serverModal.machine.ts'
import type {ServerMessage} from './serverModal.types.ts'

type ServerModalSnapshot = SnapshotFrom<typeof serverModalMachine>

/** The message that waits to be read; null when there is none or it was closed. */
export const unreadMessage = (state: ServerModalSnapshot): ServerMessage | null =>
  state.matches('shown') ? state.context : null
