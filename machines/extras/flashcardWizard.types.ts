import type {CreationFailure, Keyed} from '../../domain/extras/creation.ts'
import type {Deck, FlashcardChoice, FlashcardMode, FlashcardWish} from '../../domain/extras/flashcardChoice.ts'
import type {ThemeTree} from '../../domain/extras/wizard.ts'

/** The wish is there whenever the chart sends it; the tree's id goes with a theme. */
export type FlashcardCreation = Keyed<FlashcardWish | null> & {readonly treeId: string}

export type FlashcardSources = {
  readonly treeId: string
  readonly tree: ThemeTree
  readonly decks: readonly Deck[]
}

export type FlashcardWizardContext = FlashcardSources & {
  readonly choice: FlashcardChoice
  /** Ticked decks that were deleted meanwhile, by the titles of their lessons. */
  readonly gone: readonly string[]
  readonly failure: CreationFailure | null
  /** The key of a creation whose reply is not known; null when the next one is a new wish. */
  readonly key: string | null
}

/** What was chosen last. */
export type FlashcardWizardInput = Pick<FlashcardWizardContext, 'choice'>

export type FlashcardWizardEvent =
  | {readonly type: 'wizard.retry'}
  | {readonly type: 'network.returned'}
  | {readonly type: 'mode.choose'; readonly mode: FlashcardMode}
  /** An empty name chooses nothing at that level. */
  | {readonly type: 'level.choose'; readonly level: number; readonly name: string}
  | {readonly type: 'deck.toggle'; readonly deck: string}
  | {readonly type: 'random.set'; readonly isRandom: boolean}
  | {readonly type: 'limit.set'; readonly limit: string}
  /** `key`: a fresh idempotency key, taken unless an unanswered creation is tried again. */
  | {readonly type: 'wizard.create'; readonly key: string}
