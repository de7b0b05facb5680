import type {SnapshotFrom} from 'xstate'
import {fieldsToClear, type SignInFailure} from '../../domain/access/credentials.ts'
import type {renewalMachine} from './renewal.machine.ts'

type RenewalSnapshot = SnapshotFrom<typeof renewalMachine>

/** Why the last attempt was refused; null unless the refusal is still on the screen. */
export const shownRefusal = (state: RenewalSnapshot): SignInFailure | null =>
  state.matches('refused') ? state.context.failure : null

/** True when the refusal on the screen empties the field: what was typed is wrong, not merely unanswered. */
export const isPasswordCleared = (state: RenewalSnapshot): boolean => {
  const failure = shownRefusal(state)
  return failure !== null && fieldsToClear(failure).includes('password')
}

export const isRenewalPasswordVisible = (state: RenewalSnapshot): boolean => state.context.isPasswordVisible
