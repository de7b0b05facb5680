import type {CreationFailure, Keyed} from '../../domain/extras/creation.ts'

/** A mock exam that can be chosen. */
export type MockTemplate = {readonly template: string; readonly title: string}

/** The wish is the template. */
export type MockCreation = Keyed<string>

export type MockWizardContext = {
  readonly templates: readonly MockTemplate[]
  /** Empty while none is chosen. */
  readonly template: string
  readonly failure: CreationFailure | null
  /** The key of a creation whose reply is not known; null when the next one is a new wish. */
  readonly key: string | null
}

/** The mock exam that was chosen last. */
export type MockWizardInput = Pick<MockWizardContext, 'template'>

export type MockWizardEvent =
  | {readonly type: 'wizard.retry'}
  | {readonly type: 'network.returned'}
  | {readonly type: 'template.choose'; readonly template: string}
  /** `key`: a fresh idempotency key, taken unless an unanswered creation is tried again. */
  | {readonly type: 'wizard.create'; readonly key: string}
