import type {SnapshotFrom} from 'xstate'
import type {extraActivityMachine} from './extraActivity.machine.ts'

type ExtraActivitySnapshot = SnapshotFrom<typeof extraActivityMachine>

/** Idempotency key of the finish on its way, for the outbox's word about it (D-03). */
export const extraWriteKey = ({context}: ExtraActivitySnapshot): string | null => context.writeKey
