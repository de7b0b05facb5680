import type {CreationFailure, Keyed, OneClickKind} from '../../domain/extras/creation.ts'
import type {QuestionWish} from '../../domain/extras/questionChoice.ts'

/** What one press creates: questions about a theme, or a kind that needs no choice. */
export type OneClickWish =
  | {readonly kind: 'quickQuestion'; readonly wish: QuestionWish}
  | {readonly kind: Exclude<OneClickKind, 'quickQuestion'>}

export type OneClickCreation = Keyed<OneClickWish>

export type OneClickContext = {
  readonly wish: OneClickWish
  readonly failure: CreationFailure | null
  /** The key of a creation whose reply is not known; null when the next one is a new wish. */
  readonly key: string | null
}

export type OneClickInput = {readonly wish: OneClickWish}

export type OneClickEvent =
  /** `key`: a fresh idempotency key, taken unless an unanswered creation is tried again. */
  {readonly type: 'extra.create'; readonly key: string}
