import type {FeatureId, FeatureStars} from '../../domain/feedback/features.ts'
import type {Instant} from '../../domain/shared/studyDay.ts'
import type {ClockTicked, WriteSettled} from '../shared/events.ts'

export type FeatureRatingInput = {
  readonly feature: FeatureId
  /** How often the rating of this feature has opened on this device. */
  readonly openings: number
}

export type FeatureRatingContext = FeatureRatingInput & {
  /** The first second of the visit; null before it. */
  readonly since: Instant | null
  readonly score: FeatureStars | null
  readonly comment: string
  /** Idempotency key of the rating on its way; null when none is. */
  readonly writeKey: string | null
}

export type FeatureRated = {
  readonly feature: FeatureId
  readonly score: FeatureStars
  readonly comment: string
  readonly key: string
}

export type FeatureRatingEvent =
  | ClockTicked
  | WriteSettled
  /** The queue of prompts gives the rating its turn. */
  | {readonly type: 'turn.given'}
  | {readonly type: 'score.pick'; readonly score: FeatureStars}
  | {readonly type: 'comment.type'; readonly comment: string}
  | {readonly type: 'rating.send'; readonly key: string}
  | {readonly type: 'rating.close'}
