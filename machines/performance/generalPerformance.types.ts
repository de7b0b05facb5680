import type {DateRange} from '../../domain/performance/ranges.ts'
import type {RequestFailure} from '../../domain/profile/requestFailure.ts'

/** Which answers the chart counts (spec 3§2.1). */
export const performanceTags = [
  'all',
  'exam_and_mocks',
  'easy_questions',
  'medium_questions',
  'hard_questions',
] as const
export type PerformanceTag = (typeof performanceTags)[number]

/** How many weeks the chart shows, this one included. */
export const chartSpans = ['12', '26', '53'] as const
export type ChartSpan = (typeof chartSpans)[number]

/** Answers of one week (spec 3§3). */
export type ChartPoint = {
  /** `YYYYMMDD-YYYYMMDD` */
  readonly weekSpan: string
  readonly correct: number
  readonly wrong: number
  /** Means per student; null while too few answered. */
  readonly globalCorrect: number | null
  readonly globalWrong: number | null
}

/** Answers of one area; null for questions without one. */
export type AreaAnswers = {
  readonly area: string | null
  readonly questions: number
  readonly correct: number
  readonly wrong: number
}

export type ChartChoice = {readonly tag: PerformanceTag; readonly span: ChartSpan}

export type GeneralPerformanceContext = ChartChoice & {
  readonly range: DateRange
  readonly points: readonly ChartPoint[]
  readonly areas: readonly AreaAnswers[]
  /** What no server confirmed: it is what the device knew. */
  readonly isChartFromDevice: boolean
  readonly isDonutFromDevice: boolean
}

export type GeneralPerformanceInput = ChartChoice & {readonly range: DateRange}

export type GeneralPerformanceEvent =
  | {readonly type: 'chart.arrived'; readonly points: readonly ChartPoint[]; readonly isFromDevice: boolean}
  | {readonly type: 'chart.failed'; readonly failure: RequestFailure}
  | {readonly type: 'chart.retry'}
  | {readonly type: 'donut.arrived'; readonly areas: readonly AreaAnswers[]; readonly isFromDevice: boolean}
  | {readonly type: 'donut.failed'; readonly failure: RequestFailure}
  | {readonly type: 'donut.retry'}
  | {readonly type: 'tag.set'; readonly tag: PerformanceTag}
  | {readonly type: 'span.set'; readonly span: ChartSpan}
  /** Both days lie between the account's creation and today. */
  | {readonly type: 'range.set'; readonly range: DateRange}
  /** The address shows other choices. */
  | ({readonly type: 'address.changed'} & GeneralPerformanceInput)
  | {readonly type: 'network.returned'}
