import type {DateRange} from '../../domain/performance/ranges.ts'
import type {RequestFailure} from '../../domain/profile/requestFailure.ts'

/** Answers of one area; null for questions without one (spec 3§3). */
export type AreaAnswers = {
  readonly area: string | null
  readonly questions: number
  readonly correct: number
  readonly wrong: number
}

export type ReadAreas = {
  readonly areas: readonly AreaAnswers[]
  /** No server answered: this is what the device knew. */
  readonly isFromDevice: boolean
}

export type QuestionDonutInput = {
  readonly range: DateRange
  /** The days that may be counted: the account's creation to today (spec 3§5). */
  readonly bounds: DateRange
}

export type QuestionDonutContext = QuestionDonutInput & ReadAreas

export type QuestionDonutEvent =
  | ({readonly type: 'donut.arrived'} & ReadAreas)
  /** Neither server nor device knows it. */
  | {readonly type: 'donut.failed'; readonly failure: RequestFailure}
  | {readonly type: 'donut.retry'}
  | {readonly type: 'range.set'; readonly range: DateRange}
  /** The address shows another range. */
  | {readonly type: 'address.changed'; readonly range: DateRange}
  | {readonly type: 'network.returned'}
