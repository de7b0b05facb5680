import type {EssayGrade} from '../../domain/question/essay.ts'
import type {ClockTicked, WriteSettled} from '../shared/events.ts'

/** A write of this essay that waits in the outbox. */
export type PendingEssayWrite = {
  readonly kind: 'save' | 'reveal' | 'grade'
  readonly key: string
  readonly isRefused: boolean
}

export type EssayInput = {
  /** What stands in the field: the device's draft, or what was saved. */
  readonly text: string
  /** What the server or the outbox has; null before the first save. */
  readonly saved: string | null
  readonly isRevealed: boolean
  /** A mock exam holds the key that the student asked for (D-18). */
  readonly isHeld: boolean
  /** The key was held and is out: the essay may be graded although its day is over. */
  readonly isGradable: boolean
  /** The grade the server has or the outbox holds, or null. */
  readonly grade: EssayGrade | null
  readonly pending: PendingEssayWrite | null
  readonly isEditable: boolean
  /** In 'Modo prova' the key stays hidden until all questions were finished together. */
  readonly isExam: boolean
  /** The address asks for the expert comment (`showComment=true`). */
  readonly isCommentShown: boolean
}

export type EssayContext = Omit<EssayInput, 'pending'> & {
  /** Idempotency key of the write on its way; null when none is. */
  readonly writeKey: string | null
  readonly pendingKind: PendingEssayWrite['kind'] | null
  readonly isRefused: boolean
  /** When the clock first saw the text rest; null while the student types or nothing is unsaved. */
  readonly idleSince: number | null
  /** The student pressed 'Salvar', so that success is told. */
  readonly isSaveAsked: boolean
}

export type EssayEvent =
  | WriteSettled
  | ClockTicked
  | {readonly type: 'text.type'; readonly text: string}
  | {readonly type: 'text.save'; readonly key: string}
  /** The text has rested, or the student goes to another question or leaves the page. */
  | {readonly type: 'text.keep'; readonly key: string}
  | {readonly type: 'key.show'; readonly key: string}
  | {readonly type: 'essay.grade'; readonly grade: EssayGrade; readonly key: string}
  /** The server tells of it, perhaps from another device. */
  | {readonly type: 'essay.arrived'; readonly essay: string; readonly isRevealed: boolean}
  /** The server tells what became of a key that was held. */
  | {readonly type: 'key.told'; readonly isHeld: boolean; readonly isGradable: boolean}
  | {readonly type: 'grade.arrived'; readonly grade: EssayGrade}
  /** The outbox no longer holds the write: another tab has delivered it. The server's word follows. */
  | {readonly type: 'write.gone'; readonly key: string}
  | {readonly type: 'comment.toggle'}
  | {readonly type: 'window.changed'; readonly isEditable: boolean}
