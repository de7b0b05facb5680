import type {CreationFailure, Keyed} from '../../domain/extras/creation.ts'
import type {ExamChoice, OfferedState} from '../../domain/extras/examChoice.ts'

/** The wish is the exam's template. */
export type ExamCreation = Keyed<string>

export type ExamWizardContext = {
  readonly states: readonly OfferedState[]
  readonly choice: ExamChoice
  /** Fields that are not filled in are marked. */
  readonly isMissing: boolean
  readonly failure: CreationFailure | null
  /** The key of a creation whose reply is not known; null when the next one is a new wish. */
  readonly key: string | null
}

/** The exam that was chosen last, as far as it was. */
export type ExamWizardInput = Pick<ExamWizardContext, 'choice'>

export type ExamWizardEvent =
  | {readonly type: 'wizard.retry'}
  | {readonly type: 'network.returned'}
  | {readonly type: 'uf.choose'; readonly uf: string}
  | {readonly type: 'institution.choose'; readonly institution: string}
  /** The exam of a year. */
  | {readonly type: 'year.choose'; readonly template: string}
  /** `key`: a fresh idempotency key, taken unless an unanswered creation is tried again. */
  | {readonly type: 'wizard.create'; readonly key: string}
