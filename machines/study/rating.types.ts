import type {RequestFailure} from '../../domain/profile/requestFailure.ts'
import type {ContentRef, Stars} from '../../domain/study/feedback.ts'

export type RatingInput = ContentRef

/** A rate that the student wants, and the key under which it is sent (D-02). */
export type RatingIntent = {readonly rate: number; readonly key: string}

export type RatingContext = ContentRef & {
  /** The server's last word, 0.2 to 1; null when the student has not rated it. */
  readonly rate: number | null
  readonly wanted: RatingIntent | null
  /** Given while another was being saved: sent after it, so that the last word stands. */
  readonly next: RatingIntent | null
  readonly failure: RequestFailure | null
}

export type RatingEvent =
  | {readonly type: 'rating.give'; readonly stars: Stars; readonly key: string}
  | {readonly type: 'rating.like'; readonly key: string}
  | {readonly type: 'rating.dislike'; readonly key: string}
  | {readonly type: 'rating.retry'}
