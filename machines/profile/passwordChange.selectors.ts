import type {SnapshotFrom} from 'xstate'
import type {PasswordFailure} from '../../domain/profile/newPassword.ts'
import type {passwordChangeMachine} from './passwordChange.machine.ts'

type PasswordChangeSnapshot = SnapshotFrom<typeof passwordChangeMachine>

/** Why the password was not changed; null unless that is still on the screen. */
export const shownFailure = (state: PasswordChangeSnapshot): PasswordFailure | null =>
  state.matches({open: 'failed'}) ? state.context.failure : null

export const isPasswordVisible = (state: PasswordChangeSnapshot): boolean => state.context.isVisible

/** The password has just been changed: the form empties itself. */
export const isDone = (state: PasswordChangeSnapshot): boolean => state.matches({open: 'done'})
