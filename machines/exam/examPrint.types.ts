import type {RequestFailure} from '../../domain/profile/requestFailure.ts'
import type {Instant} from '../../domain/shared/studyDay.ts'

/** Why an exam was not made ready for paper: a request that failed, a print that is too long, a device that keeps nothing. */
export type PrintFailure = RequestFailure | 'tooLong' | 'notStored'

/** What was opened in a tab of its own. */
export type PrintedPart = 'exam' | 'sheet'

export type ExamPrintInput = {
  readonly activityId: string
  /** The exam may not be printed; its answer sheet may. */
  readonly isBlocked: boolean
}

export type ExamPrintContext = ExamPrintInput & {
  readonly failure: PrintFailure | null
  readonly opened: PrintedPart | null
  readonly askedAt: Instant
}

export type ExamPrintEvent = {readonly type: 'exam.print'; readonly now: Instant} | {readonly type: 'sheet.print'}
