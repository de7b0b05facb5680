import type {Instant} from '../../domain/shared/studyDay.ts'
import type {Theme} from '../../domain/themes/theme.ts'
import type {ClockTicked, WriteSettled} from '../shared/events.ts'

/** What the server says of a theme's life. */
export type ThemeLife = Pick<Theme, 'enableAfter' | 'finishedAt'>

export type ThemeContext = ThemeLife & {
  /** What the clock said last. */
  readonly now: Instant
  /** Idempotency key of the finish on its way; null when none is. */
  readonly writeKey: string | null
  readonly isRefused: boolean
}

export type ThemeInput = ThemeLife & {
  readonly now: Instant
  /** A finish of this theme that waits in the outbox. */
  readonly pending: {readonly key: string; readonly isRefused: boolean; readonly requestedAt: Instant} | null
}

export type ThemeEvent =
  | WriteSettled
  | ClockTicked
  | {readonly type: 'finish.ask'}
  | {readonly type: 'finish.confirm'; readonly key: string}
  | {readonly type: 'finish.cancel'}
  /** The server's word, or another device's. */
  | ({readonly type: 'theme.arrived'} & ThemeLife)
