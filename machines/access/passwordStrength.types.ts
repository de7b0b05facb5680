import type {PasswordOwner, PasswordStrength} from '../../domain/access/passwordPolicy.ts'

/** A new password as it is being typed, and whose it will be. */
export type TypedPassword = {readonly password: string; readonly owner: PasswordOwner}

export type PasswordStrengthContext = {
  /** Held only while its strength is measured. */
  readonly typed: TypedPassword | null
  /** The last that was measured: it stays until the next one is. */
  readonly strength: PasswordStrength | null
}

export type PasswordStrengthEvent = {readonly type: 'password.type'} & TypedPassword
