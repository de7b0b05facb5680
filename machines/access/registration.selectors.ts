import type {SnapshotFrom} from 'xstate'
import {
  fieldsOfRefusal,
  isEmailCleared,
  type RegistrationField,
  type RegistrationRefusal,
} from '../../domain/access/registration.ts'
import type {registrationMachine} from './registration.machine.ts'
import type {RegistrationTrouble} from './registration.types.ts'

type RegistrationSnapshot = SnapshotFrom<typeof registrationMachine>

/** Why the form was refused; null unless the refusal is still on the screen. */
export const shownRefusal = (state: RegistrationSnapshot): RegistrationRefusal | null =>
  state.matches({filling: 'refused'}) ? state.context.refusal : null

/** What went wrong although the form was right; null unless it is on the screen. */
export const shownTrouble = (state: RegistrationSnapshot): RegistrationTrouble | null =>
  state.matches({filling: 'failed'}) ? state.context.trouble : null

export const markedFields = (state: RegistrationSnapshot): readonly RegistrationField[] => {
  const refusal = shownRefusal(state)
  return refusal === null ? [] : fieldsOfRefusal(refusal)
}

/** True when the refusal on the screen empties the e-mail (spec 1§8). */
export const emptiesEmail = (state: RegistrationSnapshot): boolean => {
  const refusal = shownRefusal(state)
  return refusal !== null && isEmailCleared(refusal)
}

export const isPasswordVisible = (state: RegistrationSnapshot): boolean => state.context.isPasswordVisible
export const areTermsOpen = (state: RegistrationSnapshot): boolean => state.context.areTermsOpen

/** True once an answer has been awaited for seconds. */
export const isSlow = (state: RegistrationSnapshot): boolean => state.matches({submitting: 'slow'})
