import type {CreationFailure, Keyed} from '../../domain/extras/creation.ts'
import type {ThemeTree} from '../../domain/extras/wizard.ts'
import type {ThemePath} from '../../domain/extras/extras.types.ts'

export type TheoryCreation = Keyed<ThemePath>

export type TheoryWizardContext = {
  /** Only themes that may be chosen. */
  readonly tree: ThemeTree
  /** What the cascading lists stand on. */
  readonly path: ThemePath
  readonly failure: CreationFailure | null
  /** The key of a creation whose reply is not known; null when the next one is a new wish. */
  readonly key: string | null
}

/** The lesson that was chosen last, as far as it was. */
export type TheoryWizardInput = Pick<TheoryWizardContext, 'path'>

export type TheoryWizardEvent =
  | {readonly type: 'wizard.retry'}
  | {readonly type: 'network.returned'}
  /** An empty name chooses nothing at that level. */
  | {readonly type: 'level.choose'; readonly level: number; readonly name: string}
  /** `key`: a fresh idempotency key, taken unless an unanswered creation is tried again. */
  | {readonly type: 'wizard.create'; readonly key: string}
