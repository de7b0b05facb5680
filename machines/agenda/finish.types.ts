import type {WriteSettled} from '../shared/events.ts'

export type FinishContext = {
  readonly type: 'theoreticalStudy' | 'theoreticalReview'
  readonly isEditable: boolean
  /** Share of the questions that count as done, 0 to 1 (`percentOfQuestionsAnswered`); null until it is known. */
  readonly progress: number | null
  readonly isFinished: boolean
  /** Idempotency key of the finish on its way; null when none is. */
  readonly writeKey: string | null
  readonly isRefused: boolean
}

export type FinishInput = Omit<FinishContext, 'writeKey' | 'isRefused'> & {
  /** A finish of this lesson that waits in the outbox. */
  readonly pending: {readonly key: string; readonly isRefused: boolean} | null
}

export type FinishEvent =
  | WriteSettled
  | {readonly type: 'finish.ask'}
  | {readonly type: 'finish.confirm'; readonly key: string}
  | {readonly type: 'finish.cancel'}
  | {readonly type: 'progress.changed'; readonly progress: number | null}
  /** The server's word, or another tab's: the lesson is finished. */
  | {readonly type: 'finish.arrived'}
  | {readonly type: 'window.changed'; readonly isEditable: boolean}
