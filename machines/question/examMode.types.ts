import type {Instant} from '../../domain/shared/studyDay.ts'
import type {WriteSettled} from '../shared/events.ts'

export type ExamModeContext = {
  readonly questionIds: readonly string[]
  /** Choice by question, by index; a question without one is missing. */
  readonly choices: Readonly<Record<string, number>>
  /** Essay by question, as far as it counts as written. */
  readonly essays: Readonly<Record<string, string>>
  readonly isPreferred: boolean
  /** Something was marked or answered already: the toggle is locked. */
  readonly isStarted: boolean
  readonly isFinished: boolean
  /** When its time ends; null without a limit. With one the mode cannot be switched off. */
  readonly deadline: Instant | null
  /** When each question was marked on this page last; what arrives from elsewhere counts only when it is newer. */
  readonly markedAt: Readonly<Record<string, Instant>>
  /** Idempotency key of the answers on their way. */
  readonly writeKey: string | null
}

export type ExamModeInput = Omit<ExamModeContext, 'writeKey' | 'markedAt'> & {readonly pendingKey: string | null}

export type ExamModeEvent =
  | WriteSettled
  | {readonly type: 'mode.toggle'}
  | {
      readonly type: 'choice.mark'
      readonly questionId: string
      readonly choice: number
      readonly key: string
      readonly now: Instant
    }
  | {readonly type: 'choice.arrived'; readonly questionId: string; readonly choice: number; readonly markedAt: Instant}
  /** The answer sheet was confirmed; it has sent what it holds. -1 takes a choice back. */
  | {readonly type: 'sheet.filled'; readonly choices: ExamModeContext['choices']; readonly now: Instant}
  /** What stands in the field of an essay; its own chart saves it. */
  | {readonly type: 'essay.write'; readonly questionId: string; readonly essay: string}
  /** What was picked and written before the mode was switched on becomes marks, in one write. */
  | {
      readonly type: 'drafts.adopt'
      readonly choices: ExamModeContext['choices']
      readonly essays: ExamModeContext['essays']
      readonly key: string
    }
  /** The server's word on opening: what another device marked and finished. */
  | {
      readonly type: 'details.arrived'
      readonly choices: ExamModeContext['choices']
      readonly essays: ExamModeContext['essays']
      readonly isFinished: boolean
    }
  /** The account prefers otherwise than this device thought (D-23). */
  | {readonly type: 'preference.arrived'; readonly isPreferred: boolean}
  /** A question was answered with immediate feedback: the mode can no longer change. */
  | {readonly type: 'answer.given'}
  /**
   * The server has an answer of this activity, which a long one learns after it was opened: what was marked without
   * feedback was handed in then, and what was not is answered with feedback.
   */
  | {readonly type: 'answers.known'}
  /** The time is over: what was marked is handed in. */
  | {readonly type: 'time.ended'; readonly key: string}
  | {readonly type: 'finish.request'}
  | {readonly type: 'finish.confirm'; readonly key: string}
  | {readonly type: 'finish.cancel'}
