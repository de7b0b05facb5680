import type {SignInFailure} from '../../domain/access/credentials.ts'

export type Credentials = {readonly email: string; readonly password: string}

export type LoginContext = {
  readonly failure: SignInFailure | null
  readonly isPasswordVisible: boolean
  readonly credentials: Credentials
}

export type LoginEvent =
  | {readonly type: 'field.change'}
  | {readonly type: 'password.toggle'}
  | {readonly type: 'login.submit'; readonly email: string; readonly password: string}
