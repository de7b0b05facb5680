import type {LandingForm} from '../../domain/landing/contact.ts'

export type LandingInput = {
  /** This device has left a contact before. */
  readonly isStored: boolean
  readonly form: LandingForm
}

/** What is sent: the form, and the field that people do not see. */
export type LandingRequest = {readonly form: LandingForm; readonly website: string; readonly key: string}

export type LandingContext = LandingInput & {readonly request: LandingRequest | null}

export type LandingEvent =
  | {readonly type: 'field.change'; readonly form: LandingForm}
  | {readonly type: 'form.submit'; readonly website: string; readonly key: string}
