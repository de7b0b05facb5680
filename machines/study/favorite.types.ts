import type {RequestFailure} from '../../domain/profile/requestFailure.ts'
import type {ContentRef} from '../../domain/study/feedback.ts'

export type FavoriteInput = ContentRef

export type FavoriteContext = ContentRef & {
  /** The server's last word. */
  readonly isOn: boolean
  /** Idempotency key of the change that is under way, or that failed and may be tried again (D-02). */
  readonly key: string | null
  readonly failure: RequestFailure | null
}

export type FavoriteChange = ContentRef & {readonly isOn: boolean; readonly key: string}

export type FavoriteEvent =
  | {readonly type: 'favorite.toggle'; readonly key: string}
  /** Asks again for a state that could not be read. */
  | {readonly type: 'favorite.retry'}
