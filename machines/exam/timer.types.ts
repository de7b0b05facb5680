import type {ExamTimes, Milestone} from '../../domain/exam/timer.ts'
import type {Instant} from '../../domain/shared/studyDay.ts'
import type {ClockTicked} from '../shared/events.ts'

/** Something that is said once: a milestone, the time on demand, or that the end has moved. `left` is in milliseconds. */
export type Announcement = {
  readonly about: Milestone | 'asked' | 'moved'
  readonly left: number
  /** Counts up, so that the same words are said again. */
  readonly number: number
}

export type TimerInput = ExamTimes & {readonly now: Instant; readonly isHidden: boolean}

export type TimerContext = ExamTimes & {
  readonly isHidden: boolean
  /** The last tick. */
  readonly now: Instant
  /** Milestones up to this instant have been said. */
  readonly heardUntil: Instant
  readonly announcement: Announcement | null
}

export type TimerEvent =
  | ClockTicked
  /** The server's word: started elsewhere, or the end has moved. */
  | ({readonly type: 'times.changed'} & ExamTimes)
  | {readonly type: 'timer.toggle'}
  | {readonly type: 'preference.arrived'; readonly isHidden: boolean}
  | {readonly type: 'time.ask'}
