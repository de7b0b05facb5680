import type {SignInFailure} from '../../domain/access/credentials.ts'

export type Credentials = {readonly email: string; readonly password: string}

export type LoginContext = {
  readonly failure: SignInFailure | null
  /** The provider did not answer at all: the refusal says nothing about e-mail or password. */
  readonly isUnreachable: boolean
  readonly isPasswordVisible: boolean
  readonly credentials: Credentials
}

export type LoginEvent =
  | {readonly type: 'field.change'}
  | {readonly type: 'password.toggle'}
  | {readonly type: 'login.submit'; readonly email: string; readonly password: string}
