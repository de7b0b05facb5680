import type {SnapshotFrom} from 'xstate'
import type {PasswordStrength} from '../../domain/access/passwordPolicy.ts'
import type {passwordStrengthMachine} from './passwordStrength.machine.ts'

type PasswordStrengthSnapshot = SnapshotFrom<typeof passwordStrengthMachine>

/** The strength to show; null before the first measure and when none can be had. */
export const shownStrength = ({context}: PasswordStrengthSnapshot): PasswordStrength | null => context.strength

/** True while the first measure is awaited, which loads what measures. */
export const isFirstMeasure = (state: PasswordStrengthSnapshot): boolean =>
  state.matches('measuring') && state.context.strength === null
