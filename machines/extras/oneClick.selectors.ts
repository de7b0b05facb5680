import type {SnapshotFrom} from 'xstate'
import type {CreationFailure, OneClickKind} from '../../domain/extras/creation.ts'
import type {oneClickMachine} from './oneClick.machine.ts'

type OneClickSnapshot = SnapshotFrom<typeof oneClickMachine>

export const oneClickKind = ({context}: OneClickSnapshot): OneClickKind => context.wish.kind

/** Why the last press made nothing. */
export const oneClickFailure = (state: OneClickSnapshot): CreationFailure | null =>
  state.matches('idle') ? state.context.failure : null
