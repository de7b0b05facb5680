import type {AnswerBackup, AnswerBackupRefusal} from '../../domain/exam/answerBackup.ts'
import type {Instant} from '../../domain/shared/studyDay.ts'
import type {ClockTicked} from '../shared/events.ts'

/** What of the exam the server has not got. */
export type Unsent = {
  readonly count: number
  /** When the oldest was made; null when there is none. */
  readonly since: Instant | null
  /** Storage refused something: closing the tab would lose it. */
  readonly isAtRisk: boolean
  /** The time of the exam is over. */
  readonly isOver: boolean
}

export type AnswerBackupInput = {
  readonly owner: string
  readonly activity: string
  readonly unsent: Unsent
  readonly now: Instant
}

export type AnswerBackupContext = AnswerBackupInput & {
  /** Why the last file was not taken back. */
  readonly refusal: AnswerBackupRefusal | null
  /** Marks that the last file brought. */
  readonly restored: number
}

export type AnswerBackupEvent =
  | ClockTicked
  | {readonly type: 'unsent.changed'; readonly unsent: Unsent}
  | {readonly type: 'answerBackup.save'}
  | {readonly type: 'answerBackup.pick'}
  | {readonly type: 'answerBackup.close'}

/** What picking a file brings: its content, or null when the student chose none. */
export type PickedFile = AnswerBackup | null
