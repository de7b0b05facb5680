import type {Extra} from '../../domain/extras/extra.types.ts'
import type {CreateWish} from '../../domain/extras/reuse.ts'
import type {RequestFailure} from '../../domain/profile/requestFailure.ts'
import type {CalendarDate} from '../../domain/shared/studyDay.ts'

/** One wish: however often it is sent, it makes one extra. */
export type KeyedWish = Pick<CreateWish, 'kind' | 'template'> & {readonly key: string}

/** Where the extra is opened. */
export type OpenedExtra = Pick<CreateWish, 'kind'> & {readonly id: string; readonly calendarDate: CalendarDate}

export type ExtraCreateContext = {
  readonly wish: CreateWish
  readonly calendarDate: CalendarDate
  /** Kept on the device until the server has answered. */
  readonly key: string
  readonly opened: OpenedExtra | null
  /** Why nothing was created: the address names no template, or the request failed. */
  readonly failure: RequestFailure | 'noTemplate' | null
}

export type ExtraCreateInput = Pick<ExtraCreateContext, 'wish' | 'calendarDate' | 'key'>

export type ExtraCreateEvent =
  /** `key` is a fresh idempotency key, taken when the server has refused the one before. */
  {readonly type: 'create.retry'; readonly key: string} | {readonly type: 'network.returned'}

export type LoadedExtras = readonly Extra[]
