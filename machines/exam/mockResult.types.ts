import type {MockExamResult} from '../../domain/exam/result.ts'
import type {Instant} from '../../domain/shared/studyDay.ts'
import type {ClockTicked} from '../shared/events.ts'

export type MockResultInput = {
  readonly activityId: string
  readonly templateId: string
  /** When keys are shown; null for an extra: at once. */
  readonly answersAt: Instant | null
}

export type ReadResultInput = {readonly activityId: string; readonly templateId: string}

export type MockResultContext = MockResultInput & {
  readonly result: MockExamResult | null
  /** When a result without keys is read again; null when nothing is waited for. */
  readonly readAgainAt: Instant | null
}

export type MockResultEvent =
  | ClockTicked
  | {readonly type: 'result.open'}
  | {readonly type: 'result.close'}
  | {readonly type: 'result.retry'}
  /** The student's place has become known: its percentile is read with the result. */
  | {readonly type: 'ranking.known'}
