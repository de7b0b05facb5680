import type {DayExtras} from '../../domain/extras/extra.types.ts'
import type {CalendarDate} from '../../domain/shared/studyDay.ts'
import type {ExtrasNews} from './extras.types.ts'

export type ExtraScreenContext = {
  /** The address below `/atividades-extras`, without its query. */
  readonly path: string
  /** The extra that the address names (`a`). */
  readonly named: string | null
  readonly calendarDate: CalendarDate
  /** Null until it is here. */
  readonly day: DayExtras | null
  /** No server answered: this is what the device knew. */
  readonly isFromDevice: boolean
}

export type ExtraScreenInput = Pick<ExtraScreenContext, 'path' | 'named' | 'calendarDate'>

export type ExtraScreenEvent =
  | ExtrasNews
  | {readonly type: 'extras.retry'}
  | {readonly type: 'network.returned'}
  | ({readonly type: 'address.changed'} & ExtraScreenInput)
