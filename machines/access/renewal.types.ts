import type {SignInFailure} from '../../domain/access/credentials.ts'

export type RenewalContext = {
  /** The account whose login has ended; fixed. */
  readonly email: string
  readonly failure: SignInFailure | null
  /** The provider did not answer at all: the refusal says nothing about the password. */
  readonly isUnreachable: boolean
  readonly isPasswordVisible: boolean
  readonly password: string
}

export type RenewalEvent =
  | {readonly type: 'field.change'}
  | {readonly type: 'password.toggle'}
  | {readonly type: 'renewal.submit'; readonly password: string}
