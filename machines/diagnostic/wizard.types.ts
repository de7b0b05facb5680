import type {DiagnosticTarget, DiagnosticUnit, ExamType} from '../../domain/diagnostic/choice.ts'
import type {RequestFailure} from '../../domain/profile/requestFailure.ts'

/** What is chosen for: a complete diagnostic, or the statistics of the compass. */
export type WizardPurpose = 'diagnostic' | 'compass'

export type WizardInput = {
  readonly purpose: WizardPurpose
  /** 0 welcome, 1 institutions, 2 summary. */
  readonly step: number
  readonly type: ExamType | null
  readonly targets: readonly DiagnosticTarget[]
  /** Template of the address. */
  readonly templateId: string | null
}

export type WizardContext = WizardInput & {
  readonly units: readonly DiagnosticUnit[]
  readonly uf: string
  readonly institution: string
  /** The pair that was asked for is in the list already. */
  readonly isDuplicate: boolean
  readonly failure: RequestFailure | null
  /** Idempotency key of the creation; the same until something else is wanted. */
  readonly key: string | null
}

export type WizardEvent =
  | {readonly type: 'wizard.next'}
  | {readonly type: 'wizard.back'}
  | {readonly type: 'type.choose'; readonly examType: ExamType}
  | {readonly type: 'uf.choose'; readonly uf: string}
  | {readonly type: 'institution.choose'; readonly institution: string}
  | {readonly type: 'target.add'}
  | {readonly type: 'target.remove'; readonly institution: string}
  | {readonly type: 'wizard.retry'}
  | {readonly type: 'network.returned'}
  | {readonly type: 'exam.start'; readonly key: string}
