import type {ExamRoute} from '../../domain/exam/exam.types.ts'
import type {HistoryEntry} from '../../domain/exam/history.ts'
import type {CalendarDate} from '../../domain/shared/studyDay.ts'

export type LoadedHistory = {
  readonly entries: readonly HistoryEntry[]
  /** No server answered: this is what the device knew. */
  readonly isFromDevice: boolean
}

/** One wish for an extra mock exam: however often it is sent, it makes one. */
export type ExtraWish = {readonly template: string; readonly key: string}

export type CreatedExtra = {readonly id: string; readonly calendarDate: CalendarDate}

export type HistoryContext = {
  readonly kind: ExamRoute
  readonly entries: readonly HistoryEntry[]
  readonly isFromDevice: boolean
  /** The wish that is on its way, or has failed. */
  readonly wish: ExtraWish | null
  /** The server does not make this extra yet: sent again it would be refused again. */
  readonly isRefused: boolean
}

export type HistoryInput = Pick<HistoryContext, 'kind'>

export type HistoryEvent =
  /** The address shows another kind. */
  | {readonly type: 'kind.select'; readonly kind: ExamRoute}
  | {readonly type: 'history.retry'}
  | {readonly type: 'network.returned'}
  /** `key` is a fresh idempotency key; a wish that has failed is sent again under its own. */
  | {readonly type: 'extra.add'; readonly template: string; readonly key: string}
