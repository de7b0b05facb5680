import type {ClockTicked} from '../shared/events.ts'

export type EditingWindowContext = {
  readonly calendarDate: string
  readonly timeZone: string
  /** The instant the window was looked at for this date. */
  readonly openedAt: number
}

export type EditingWindowEvent =
  | ClockTicked
  | {readonly type: 'date.changed'; readonly calendarDate: string; readonly now: number}
