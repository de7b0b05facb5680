import type {SnapshotFrom} from 'xstate'
import type {extraCreateMachine} from './extraCreate.machine.ts'
import type {ExtraCreateContext} from './extraCreate.types.ts'

type ExtraCreateSnapshot = SnapshotFrom<typeof extraCreateMachine>

export const wishedKind = ({context}: ExtraCreateSnapshot): ExtraCreateContext['wish']['kind'] => context.wish.kind

export const createFailure = ({context}: ExtraCreateSnapshot): ExtraCreateContext['failure'] => context.failure
