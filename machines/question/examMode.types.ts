import type {WriteSettled} from '../shared/events.ts'

export type ExamModeContext = {
  readonly questionIds: readonly string[]
  /** Choice by question, by index; a question without one is missing. */
  readonly choices: Readonly<Record<string, number>>
  readonly isPreferred: boolean
  /** Something was marked or answered already: the toggle is locked. */
  readonly isStarted: boolean
  readonly isFinished: boolean
  /** Idempotency key of the answers on their way. */
  readonly writeKey: string | null
}

export type ExamModeInput = Omit<ExamModeContext, 'writeKey'> & {readonly pendingKey: string | null}

export type ExamModeEvent =
  | WriteSettled
  | {readonly type: 'mode.toggle'}
  | {readonly type: 'choice.mark'; readonly questionId: string; readonly choice: number; readonly key: string}
  | {readonly type: 'choice.arrived'; readonly questionId: string; readonly choice: number}
  /** A question was answered with immediate feedback: the mode can no longer change. */
  | {readonly type: 'answer.given'}
  | {readonly type: 'finish.request'}
  | {readonly type: 'finish.confirm'; readonly key: string}
  | {readonly type: 'finish.cancel'}
