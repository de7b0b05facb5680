import type {EditingWindow} from '../../domain/agenda/editingWindow.ts'
import type {DayExtras, ExtraKind} from '../../domain/extras/extra.types.ts'
import type {RequestFailure} from '../../domain/profile/requestFailure.ts'
import type {CalendarDate, Instant} from '../../domain/shared/studyDay.ts'
import type {ClockTicked} from '../shared/events.ts'

export type ExtrasContext = {
  readonly calendarDate: CalendarDate
  readonly timeZone: string
  /** How the day may be answered now; read with the clock. */
  readonly window: EditingWindow
  /** Null until they are here. */
  readonly day: DayExtras | null
  /** No server answered: this is what the device knew. */
  readonly isFromDevice: boolean
}

export type ExtrasInput = Pick<ExtrasContext, 'calendarDate' | 'timeZone'> & {readonly now: Instant}

/** Where a new extra is opened. */
export type CreatedExtra = {readonly id: string; readonly kind: ExtraKind; readonly calendarDate: CalendarDate}

/** What the listener of a day's extras hears and is asked. */
export type ArrivedExtras = {readonly day: DayExtras; readonly isFromDevice: boolean}

export type ExtrasNews =
  | ({readonly type: 'extras.arrived'} & ArrivedExtras)
  | {readonly type: 'extras.failed'; readonly failure: RequestFailure}

export type ExtrasRefresh = {readonly type: 'extras.refresh'}

export type ExtrasEvent =
  | ExtrasNews
  /** Something of the day has changed that the server alone knows. */
  | ExtrasRefresh
  | {readonly type: 'extras.retry'}
  | {readonly type: 'network.returned'}
  | {readonly type: 'date.changed'; readonly calendarDate: CalendarDate; readonly now: Instant}
  /** A wizard or one press has made an extra. */
  | ({readonly type: 'extra.created'} & CreatedExtra)
  | ClockTicked
