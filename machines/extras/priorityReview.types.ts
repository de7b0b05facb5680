import type {CreationFailure, Keyed} from '../../domain/extras/creation.ts'
import type {PriorityChoice, PriorityWish} from '../../domain/extras/priority.ts'

/** The wish is there whenever the chart sends it. */
export type PriorityCreation = Keyed<PriorityWish | null>

export type PriorityReviewContext = {
  readonly choice: PriorityChoice
  readonly failure: CreationFailure | null
  /** The key of a creation whose reply is not known; null when the next one is a new wish. */
  readonly key: string | null
}

/** What was chosen last. */
export type PriorityReviewInput = Pick<PriorityReviewContext, 'choice'>

export type PriorityReviewEvent =
  | {readonly type: 'questions.set'; readonly questionLimit: string}
  | {readonly type: 'themes.set'; readonly themeLimit: string}
  | {readonly type: 'difficulty.choose'; readonly difficulty: PriorityChoice['difficulty']}
  /** `key`: a fresh idempotency key, taken unless an unanswered creation is tried again. */
  | {readonly type: 'wizard.create'; readonly key: string}
