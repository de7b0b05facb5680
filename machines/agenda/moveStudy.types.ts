import type {ErrorCode} from '../../domain/shared/errors.ts'
import type {CalendarDate} from '../../domain/shared/studyDay.ts'

/** One wish: however often it is sent, the study is moved once. */
export type MoveWish = {readonly lessonId: string; readonly to: CalendarDate; readonly key: string}

export type MoveStudyContext = {
  readonly lessonId: string
  /** The free days of this week, in their order. */
  readonly days: readonly CalendarDate[]
  readonly chosen: CalendarDate | null
  /** The wish that is on its way, or has failed. */
  readonly wish: MoveWish | null
  /** The server's name for why it refused. */
  readonly refusal: ErrorCode | null
}

export type MoveStudyInput = Pick<MoveStudyContext, 'lessonId'>

export type MoveStudyEvent =
  | {readonly type: 'move.open'}
  | {readonly type: 'move.close'}
  | {readonly type: 'day.pick'; readonly day: CalendarDate}
  /** `key` is a fresh idempotency key; a wish that has failed is sent again under its own. */
  | {readonly type: 'move.confirm'; readonly key: string}
  | {readonly type: 'days.retry'}
