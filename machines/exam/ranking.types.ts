import type {MockRanking} from '../../domain/exam/result.ts'
import type {Instant} from '../../domain/shared/studyDay.ts'
import type {ClockTicked} from '../shared/events.ts'

export type RankingInput = {
  readonly activityId: string
  readonly templateId: string
  /** Extra exams are never ranked (spec 2§4). */
  readonly isExtra: boolean
  /** Null when there will be no ranking. */
  readonly rankingAt: Instant | null
  readonly ranking: MockRanking | null
  /** One wish, however often it is asked: the server takes a repeat for the first (D-02). */
  readonly idempotencyKey: string
  /** 0 to 1: spreads the further tries of many students over time. */
  readonly stagger: number
}

export type RankInput = {readonly activityId: string; readonly templateId: string; readonly idempotencyKey: string}

export type RankingContext = RankingInput & {
  readonly failures: number
  /** When a failed try is made again; null until the clock has ticked after the failure. */
  readonly retryAt: Instant | null
}

export type RankingEvent =
  | ClockTicked
  /** The server has a ranking already, by another tab or device or by itself (HAS_RANKING). */
  | {readonly type: 'ranking.arrived'; readonly ranking: MockRanking}
  | {readonly type: 'ranking.retry'}
