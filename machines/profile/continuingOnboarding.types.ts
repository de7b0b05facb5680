import type {RequestFailure} from '../../domain/profile/requestFailure.ts'

export type ContinuingContext = {
  /** The step to resume at. */
  readonly step: number
  readonly failure: RequestFailure | null
  /** The key of an end whose reply is not known; null when the next one is a new one. */
  readonly key: string | null
}

export type ContinuingInput = {readonly step: number}

export type ContinuingEvent =
  | {readonly type: 'step.next'}
  | {readonly type: 'step.back'}
  /** The server has taken the week; `key` is a fresh idempotency key for the end. */
  | {readonly type: 'week.saved'; readonly key: string}
  | {readonly type: 'onboarding.finish'; readonly key: string}
