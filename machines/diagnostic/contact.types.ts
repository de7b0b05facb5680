import type {ContactForm} from '../../domain/diagnostic/contact.ts'
import type {RequestFailure} from '../../domain/profile/requestFailure.ts'

export type ContactInput = {
  readonly id: string
  /** The report was asked for on an earlier visit. */
  readonly isSent: boolean
}

/** What is sent: the form, and the field that people do not see. */
export type ContactRequest = {readonly form: ContactForm; readonly website: string}

export type ContactContext = ContactInput & {
  readonly request: ContactRequest | null
  readonly key: string | null
  readonly failure: RequestFailure | null
}

export type ContactEvent =
  | {readonly type: 'field.change'; readonly form: ContactForm}
  | ({readonly type: 'form.submit'; readonly key: string} & ContactRequest)
  | {readonly type: 'form.back'}
