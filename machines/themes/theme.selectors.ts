import type {SnapshotFrom} from 'xstate'
import type {Instant} from '../../domain/shared/studyDay.ts'
import type {themeMachine} from './theme.machine.ts'

type ThemeSnapshot = SnapshotFrom<typeof themeMachine>

export const releaseOf = ({context}: ThemeSnapshot): Instant => context.enableAfter

/** When it was finished, here or as the server says; null while it is not. */
export const finishOf = ({context}: ThemeSnapshot): Instant | null => context.finishedAt

/** Idempotency key of the finish on its way, for the outbox's word about it (D-03). */
export const themeWriteKey = ({context}: ThemeSnapshot): string | null => context.writeKey
