import type {ErrorCode} from '../../domain/shared/errors.ts'
import type {RequestFailure} from '../../domain/profile/requestFailure.ts'

/** What can be made for a theme at one click: its study, for the videos, or a few questions (F-044). */
export type ThemeExtraKind = 'video' | 'questions'

/** One wish: however often it is sent, it makes one activity. */
export type ThemeWish = {
  readonly kind: ThemeExtraKind
  readonly lessonId: string
  readonly leaf: readonly string[]
  readonly key: string
}

/** Where the activity that was made stands. */
export type ThemeExtra = {readonly path: string}

export type ThemeExtraFailure = {readonly failure: RequestFailure; readonly code: ErrorCode | null}

export type ThemeExtraContext = {
  /** The wish that is on its way, was fulfilled or has failed. */
  readonly wish: ThemeWish | null
  readonly made: ThemeExtra | null
  readonly failed: ThemeExtraFailure | null
}

export type ThemeExtraEvent =
  /** `key` is a fresh idempotency key; a wish that has failed is sent again under its own. */
  ({readonly type: 'extra.ask'} & ThemeWish) | {readonly type: 'extra.dismiss'}
