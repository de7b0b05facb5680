import type {SheetChoices, SheetDraft, SheetQuestion} from '../../domain/exam/answerSheet.ts'
import type {Instant} from '../../domain/shared/studyDay.ts'
import type {ClockTicked, WriteSettled} from '../shared/events.ts'

/** What the last typing came to, where that is not plain to see. */
export type SheetNotice =
  | {readonly kind: 'refused'; readonly number: number; readonly choices: number}
  | {readonly kind: 'pasted'; readonly filled: number; readonly refused: number; readonly left: number}

/** What the exam knows: its questions and what is chosen on the screen. */
export type SheetFacts = {
  readonly questions: readonly SheetQuestion[]
  readonly choices: SheetChoices
  /** When the time of the exam ends, by the server's clock; null for one without. */
  readonly endsAt: Instant | null
}

export type AnswerSheetContext = SheetFacts & {
  readonly draft: SheetDraft
  readonly notice: SheetNotice | null
  /** How many letters of an earlier opening the sheet had when it was opened. */
  readonly recovered: number
  /** Idempotency key for what the end of the time confirms; one per start and opening, so that a refusal is not tried for ever. */
  readonly timeKey: string | null
  /** Idempotency key of the letters on their way. */
  readonly writeKey: string | null
  /** The letters on their way. */
  readonly sent: SheetChoices
}

export type AnswerSheetInput = SheetFacts & {
  /** What was typed before a reload and not confirmed. */
  readonly draft: SheetDraft
  readonly timeKey: string
}

export type AnswerSheetEvent =
  | ClockTicked
  | WriteSettled
  | {readonly type: 'sheet.open'; readonly key: string}
  /** What stands in a line now; nothing clears it. */
  | {readonly type: 'letter.type'; readonly questionId: string; readonly text: string}
  | {readonly type: 'letters.paste'; readonly questionId: string; readonly text: string}
  | {readonly type: 'sheet.confirm'; readonly key: string}
  | {readonly type: 'sheet.discard'}
  | {readonly type: 'sheet.close'}
  /** The screen, another tab or another device has changed something. */
  | {readonly type: 'sheet.update'; readonly facts: SheetFacts}
