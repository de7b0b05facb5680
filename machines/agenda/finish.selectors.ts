import type {SnapshotFrom} from 'xstate'
import type {finishMachine} from './finish.machine.ts'
import type {FinishContext} from './finish.types.ts'

type FinishSnapshot = SnapshotFrom<typeof finishMachine>

export const finishType = ({context}: FinishSnapshot): FinishContext['type'] => context.type

/** Idempotency key of the finish on its way, for the outbox's word about it (D-03). */
export const finishWriteKey = ({context}: FinishSnapshot): string | null => context.writeKey
