import type {AnswerPaper} from '../../domain/exam/examPrint.ts'
import type {RequestFailure} from '../../domain/profile/requestFailure.ts'

export type SheetPageInput = {
  /** The exam of the address; null for a plain sheet. */
  readonly activityId: string | null
}

export type SheetPageContext = SheetPageInput & {
  readonly paper: AnswerPaper | null
  readonly failure: RequestFailure | null
}

export type SheetPageEvent = {readonly type: 'sheet.retry'} | {readonly type: 'print.start'}
