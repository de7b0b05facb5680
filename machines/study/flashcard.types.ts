import type {CardAnswer, Grade, GradingMode} from '../../domain/study/flashcard.ts'
import type {WriteSettled} from '../shared/events.ts'

export type FlashcardContext = {
  readonly cardId: string
  readonly mode: GradingMode
  readonly isEditable: boolean
  readonly grade: CardAnswer
  /** Idempotency key of the grade on its way, or of its undo; null when neither is. */
  readonly writeKey: string | null
  readonly isUndo: boolean
  /** The grade that an undo on its way takes back; it stands again when the server refuses. */
  readonly undone: CardAnswer
  readonly isRefused: boolean
  /** Graded on this visit: the deck moves on by itself. */
  readonly isFresh: boolean
}

/** A grade or an undo of this card that waits in the outbox. */
export type PendingGrade =
  | {readonly kind: 'grade'; readonly key: string; readonly grade: Grade; readonly isRefused: boolean}
  | {readonly kind: 'undo'; readonly key: string}

export type FlashcardInput = {
  readonly cardId: string
  readonly mode: GradingMode
  readonly isEditable: boolean
  /** What the server has. */
  readonly answer: CardAnswer
  readonly pending: PendingGrade | null
}

export type FlashcardEvent =
  | WriteSettled
  | {readonly type: 'card.flip'}
  | {readonly type: 'card.grade'; readonly grade: Grade; readonly key: string}
  | {readonly type: 'grade.undo'; readonly key: string}
  /** The deck took the grade back, or another tab did and has not reached the server yet. */
  | {readonly type: 'undo.arrived'; readonly key: string}
  /** Another tab graded the card, and its grade waits in the outbox. */
  | {readonly type: 'grade.arrived'; readonly grade: Grade; readonly key: string}
  /** The server's word changed: another tab or device graded the card or took its grade back. */
  | {readonly type: 'answer.arrived'; readonly answer: CardAnswer}
  | {readonly type: 'window.changed'; readonly isEditable: boolean}
