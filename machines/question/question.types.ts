import type {WriteSettled} from '../shared/events.ts'

/** A question kept by this device between visits: what was picked and struck out, not yet answered. */
export type QuestionDraft = {readonly selected: number; readonly struck: readonly number[]}

export type QuestionContext = QuestionDraft & {
  readonly questionId: string
  readonly choices: number
  /** Idempotency key of the answer on its way; null when none is. */
  readonly writeKey: string | null
  readonly isEditable: boolean
  /** The server has an answer. */
  readonly isAnswered: boolean
  /** The server refused the answer that is kept under `writeKey`. */
  readonly isRefused: boolean
  /** The address asks for the expert comment (`showComment=true`). */
  readonly isCommentShown: boolean
}

export type QuestionInput = {
  readonly questionId: string
  readonly choices: number
  readonly isEditable: boolean
  readonly draft: QuestionDraft
  /** The choice the server has, or null. */
  readonly answered: number | null
  /** An answer of this question that waits in the outbox. */
  readonly pending: {readonly key: string; readonly choosen: number; readonly isRefused: boolean} | null
  readonly isCommentShown: boolean
}

export type QuestionEvent =
  | WriteSettled
  | {readonly type: 'choice.pick'; readonly choice: number}
  | {readonly type: 'choice.strike'; readonly choice: number}
  | {readonly type: 'answer.confirm'; readonly key: string}
  | {readonly type: 'answer.arrived'; readonly choosen: number}
  | {readonly type: 'comment.toggle'}
  | {readonly type: 'window.changed'; readonly isEditable: boolean}
