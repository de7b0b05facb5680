import type {CreationFailure, Keyed} from '../../domain/extras/creation.ts'
import type {QuestionChoice, QuestionWish} from '../../domain/extras/questionChoice.ts'
import type {ThemeTree} from '../../domain/extras/wizard.ts'
import type {ThemePath} from '../../domain/extras/extras.types.ts'

/** The wish as it is sent; it is there whenever the chart sends it. */
export type QuestionCreation = Keyed<QuestionWish | null>

/** What one press in the filters changes; the federation unit and its institution have events of their own. */
export type FilterChange = Partial<
  Pick<
    QuestionChoice,
    | 'quantity'
    | 'difficulty'
    | 'history'
    | 'onlyWithComments'
    | 'minYear'
    | 'maxYear'
    | 'examMode'
    | 'isTimed'
    | 'minutes'
  >
>

export type QuestionWizardContext = {
  readonly tree: ThemeTree
  readonly choice: QuestionChoice
  /** What the cascading lists stand on. */
  readonly path: ThemePath
  /** Themes of a remembered choice that the tree has no more. */
  readonly gone: readonly ThemePath[]
  readonly failure: CreationFailure | null
  /** The key of a creation whose reply is not known; null when the next one is a new wish. */
  readonly key: string | null
}

export type QuestionWizardInput = {readonly choice: QuestionChoice}

export type QuestionWizardEvent =
  | {readonly type: 'wizard.retry'}
  | {readonly type: 'network.returned'}
  /** An empty name chooses nothing at that level. */
  | {readonly type: 'level.choose'; readonly level: number; readonly name: string}
  | {readonly type: 'theme.add'}
  | {readonly type: 'theme.remove'; readonly theme: ThemePath}
  | {readonly type: 'random.set'; readonly isRandom: boolean}
  | {readonly type: 'step.next'}
  | {readonly type: 'step.back'}
  | {readonly type: 'filters.change'; readonly change: FilterChange}
  | {readonly type: 'uf.choose'; readonly uf: string}
  | {readonly type: 'institution.choose'; readonly institution: string}
  /** A preset. */
  | {readonly type: 'choice.load'; readonly choice: QuestionChoice}
  /** `key`: a fresh idempotency key, taken unless an unanswered creation is tried again. */
  | {readonly type: 'wizard.create'; readonly key: string}
