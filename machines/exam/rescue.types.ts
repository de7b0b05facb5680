import type {RescueFile, RescueRefusal} from '../../domain/exam/rescue.ts'
import type {Instant} from '../../domain/shared/studyDay.ts'
import type {ClockTicked} from '../shared/events.ts'

/** What of the exam the server has not got. */
export type Unsent = {
  readonly count: number
  /** When the oldest was made; null when there is none. */
  readonly since: Instant | null
  /** Storage refused something: closing the tab would lose it. */
  readonly isAtRisk: boolean
  /** The time of the exam is over. */
  readonly isOver: boolean
}

export type RescueInput = {
  readonly owner: string
  readonly activity: string
  readonly unsent: Unsent
  readonly now: Instant
}

export type RescueContext = RescueInput & {
  /** Why the last file was not taken back. */
  readonly refusal: RescueRefusal | null
  /** Marks that the last file brought. */
  readonly restored: number
}

export type RescueEvent =
  | ClockTicked
  | {readonly type: 'unsent.changed'; readonly unsent: Unsent}
  | {readonly type: 'rescue.save'}
  | {readonly type: 'rescue.pick'}
  | {readonly type: 'rescue.close'}

/** What picking a file brings: its content, or null when the student chose none. */
export type PickedFile = RescueFile | null
