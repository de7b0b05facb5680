import type {RequestFailure} from '../../domain/profile/requestFailure.ts'
import type {PrintOptions, PrintQuestion, PrintSheet} from '../../domain/question/print.ts'
import type {Instant} from '../../domain/shared/studyDay.ts'

export type PrintContext = {
  readonly title: string
  readonly ids: readonly string[]
  readonly questions: readonly PrintQuestion[]
  readonly options: PrintOptions
  readonly failure: RequestFailure | null
  readonly sheet: PrintSheet | null
}

export type PrintInput = Pick<PrintContext, 'title' | 'ids'> & {
  /** What is chosen at first; a plain print when left out. */
  readonly options?: PrintOptions
}

export type PrintEvent =
  | {readonly type: 'print.open'}
  | {readonly type: 'print.close'}
  | {readonly type: 'print.retry'}
  | {readonly type: 'options.change'; readonly options: PrintOptions}
  | {readonly type: 'print.confirm'; readonly now: Instant}
