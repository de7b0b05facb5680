import type {NewAccount, RegistrationForm, RegistrationRefusal} from '../../domain/access/registration.ts'

/** Why nothing came of it although the form was right: nobody answered, or the server could not. */
export type RegistrationTrouble = 'unreachable' | 'server'

/** An account on its way, with the key under which the server takes it once (D-02). */
export type KeyedAccount = {readonly account: NewAccount; readonly key: string}

export type RegistrationContext = {
  readonly refusal: RegistrationRefusal | null
  readonly trouble: RegistrationTrouble
  /** Kept while the server has not answered, so that trying again is the same request; forgotten once it has. */
  readonly pending: KeyedAccount | null
  readonly isPasswordVisible: boolean
  readonly areTermsOpen: boolean
}

export type RegistrationEvent =
  | {readonly type: 'field.change'}
  | {readonly type: 'password.toggle'}
  | {readonly type: 'terms.open'}
  | {readonly type: 'terms.close'}
  | {readonly type: 'registration.submit'; readonly form: RegistrationForm; readonly key: string}
  | {readonly type: 'registration.retry'}
