import type {PasswordFailure, PasswordForm} from '../../domain/profile/newPassword.ts'

export type PasswordChangeContext = {
  readonly failure: PasswordFailure | null
  /** Held only while the provider is asked. */
  readonly form: PasswordForm
  readonly isVisible: boolean
}

export type PasswordChangeEvent =
  | ({readonly type: 'password.submit'} & PasswordForm)
  | {readonly type: 'field.change'}
  | {readonly type: 'password.toggle'}
