import type {ClockTicked} from '../shared/events.ts'

export type ReloadReason = 'newDay' | 'newVersion'

export type DayRolloverContext = {
  readonly timeZone: string
  /** The day whose agenda is on the screen; null on other screens. */
  readonly shownDate: string | null
  /** True while a reload would interrupt: something is unsaved or an exam runs (D-06). */
  readonly isBusy: boolean
  readonly checkedAt: number | null
  /** The study day for which the server said that the student had already logged in. */
  readonly settledFor: string | null
  readonly today: string
  /** True once a new version waits; it is offered as soon as no question about the day is open. */
  readonly hasNewVersion: boolean
  readonly reason: ReloadReason
}

export type DayRolloverEvent =
  | ClockTicked
  | {readonly type: 'agenda.shown'; readonly date: string | null}
  | {readonly type: 'work.changed'; readonly isBusy: boolean}
  | {readonly type: 'version.available'}
  | {readonly type: 'reload.accept'}
