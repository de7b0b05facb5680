import type {Admission} from '../../domain/feedback/admission.ts'
import type {WriteSettled} from '../shared/events.ts'

/** What is written so far; an empty text where nothing is. */
export type AdmissionDraft = Readonly<Record<keyof Admission, string>>

export type AdmissionInput = {
  /** The present year. */
  readonly year: number
}

export type AdmissionContext = AdmissionInput & {
  readonly draft: AdmissionDraft
  /** Idempotency key of the admission on its way; null when none is. */
  readonly writeKey: string | null
}

export type AdmissionEvent =
  | WriteSettled
  | {readonly type: 'admission.write'; readonly field: keyof Admission; readonly text: string}
  | {readonly type: 'admission.send'; readonly key: string}
  | {readonly type: 'admission.again'}
