import type {WriteSettled} from '../shared/events.ts'

export type DoubtInput = {
  /** There is an activity, or an agenda with the kind of its part (spec 1§4). */
  readonly isEnabled: boolean
  readonly isIn: boolean
  /** A toggle of this question that waits in the outbox. */
  readonly pending: {readonly key: string; readonly action: DoubtAction} | null
}

export type DoubtAction = 'add' | 'remove'

export type DoubtContext = {
  readonly isEnabled: boolean
  readonly isIn: boolean
  readonly writeKey: string | null
  readonly pendingAction: DoubtAction | null
}

export type DoubtEvent =
  | WriteSettled
  | {readonly type: 'doubt.toggle'; readonly key: string}
  /** The server's list was read. */
  | {readonly type: 'doubt.arrived'; readonly isIn: boolean}
  /** The outbox no longer holds the toggle: another tab has delivered it. The server's list follows. */
  | {readonly type: 'write.gone'; readonly key: string}
  | {readonly type: 'activity.changed'; readonly isEnabled: boolean}
