import type {Instant} from '../../domain/shared/studyDay.ts'
import type {ClockTicked} from '../shared/events.ts'

export type ProfileFetchContext = {
  /** The profile is on this device or has come from the server. */
  readonly isKnown: boolean
  readonly isOnline: boolean
  readonly failures: number
  /** When it is asked for again; null until a tick of the clock has set it. */
  readonly retryAt: Instant | null
}

export type ProfileFetchEvent =
  | {readonly type: 'profile.ask'}
  | {readonly type: 'profile.arrived'}
  | {readonly type: 'profile.failed'}
  | {readonly type: 'profile.forget'}
  | {readonly type: 'retry.now'}
  | {readonly type: 'network.lost'}
  | {readonly type: 'network.restored'}
  | ClockTicked
