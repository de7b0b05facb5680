import type {SnapshotFrom} from 'xstate'
import {fieldsToClear, type SignInFailure} from '../../domain/access/credentials.ts'
import type {loginMachine} from './login.machine.ts'

type LoginSnapshot = SnapshotFrom<typeof loginMachine>

/** Why the last attempt was refused; null unless the refusal is still on the screen. */
export const shownFailure = (state: LoginSnapshot): SignInFailure | null =>
  state.matches('failed') ? state.context.failure : null

export const isPasswordVisible = (state: LoginSnapshot): boolean => state.context.isPasswordVisible

/** Fields the form empties after the refusal on the screen. */
export const clearedFields = (state: LoginSnapshot): readonly ('email' | 'password')[] => {
  const failure = shownFailure(state)
  return failure === null ? [] : fieldsToClear(failure)
}

/** True when the refusal on the screen is a provider that did not answer. */
export const isProviderSilent = (state: LoginSnapshot): boolean =>
  state.matches('failed') && state.context.isUnreachable

/** True once an answer has been awaited for seconds. */
export const isSlow = (state: LoginSnapshot): boolean => state.matches({submitting: 'slow'})
