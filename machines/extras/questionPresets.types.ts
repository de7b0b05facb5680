import type {QuestionWish} from '../../domain/extras/questionChoice.ts'
import type {RequestFailure} from '../../domain/profile/requestFailure.ts'

/** A choice that the student named and kept on the account. */
export type QuestionPreset = {readonly id: string; readonly name: string; readonly wish: QuestionWish}

export type SavePreset = {readonly name: string; readonly wish: QuestionWish | null; readonly key: string}
export type DeletePreset = {readonly id: string; readonly key: string}

export type QuestionPresetsContext = {
  readonly presets: readonly QuestionPreset[]
  /** The preset that is being saved or deleted. */
  readonly name: string
  readonly wish: QuestionWish | null
  readonly id: string
  /** The key of a request whose reply is not known; null when the next one is a new wish. */
  readonly key: string | null
  readonly failure: RequestFailure | null
}

export type QuestionPresetsEvent =
  | {readonly type: 'presets.retry'}
  | {readonly type: 'preset.load'; readonly preset: QuestionPreset}
  | {readonly type: 'preset.delete'; readonly id: string; readonly key: string}
  | {readonly type: 'naming.open'}
  | {readonly type: 'naming.cancel'}
  | {readonly type: 'preset.save'; readonly name: string; readonly wish: QuestionWish; readonly key: string}
