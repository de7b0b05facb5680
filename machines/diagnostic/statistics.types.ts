import type {DiagnosticTarget, ExamType} from '../../domain/diagnostic/choice.ts'
import type {RequestFailure} from '../../domain/profile/requestFailure.ts'

export type StatisticsInput = {readonly type: ExamType; readonly targets: readonly DiagnosticTarget[]}

/** What an institution asked, as the server gives it. */
export type Statistics = {
  readonly institution: string
  /** 0 to 1. */
  readonly difficulty: number
  readonly themeStatistics: readonly {
    readonly leaf: readonly string[]
    readonly numberOfQuestions: number
    readonly difficulty: number
    readonly constancy?: number | null | undefined
  }[]
}

export type StatisticsContext = StatisticsInput & {
  readonly statistics: readonly Statistics[]
  /** Institution of the difficulty bar, and of the theme table. */
  readonly ofBar: string
  readonly ofTable: string
  readonly failure: RequestFailure | null
  readonly key: string | null
}

export type StatisticsEvent =
  | {readonly type: 'statistics.retry'}
  | {readonly type: 'network.returned'}
  | {readonly type: 'bar.choose'; readonly institution: string}
  | {readonly type: 'table.choose'; readonly institution: string}
  | {readonly type: 'tutorial.open'}
  | {readonly type: 'tutorial.close'}
  | {readonly type: 'exam.start'; readonly key: string}
