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

export type ChartChoice = {readonly tag: PerformanceTag; readonly span: ChartSpan}

export type ReadPoints = {
  readonly points: readonly ChartPoint[]
  /** No server answered: this is what the device knew. */
  readonly isFromDevice: boolean
}

export type GeneralPerformanceContext = ChartChoice & ReadPoints

export type GeneralPerformanceInput = ChartChoice

export type GeneralPerformanceEvent =
  | ({readonly type: 'chart.arrived'} & ReadPoints)
  /** Neither server nor device knows it. */
  | {readonly type: 'chart.failed'; readonly failure: RequestFailure}
  | {readonly type: 'chart.retry'}
  | {readonly type: 'tag.set'; readonly tag: PerformanceTag}
  | {readonly type: 'span.set'; readonly span: ChartSpan}
  /** The address shows other choices. */
  | ({readonly type: 'address.changed'} & ChartChoice)
  | {readonly type: 'network.returned'}
