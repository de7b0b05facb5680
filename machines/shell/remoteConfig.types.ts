import type {RemoteConfig} from '../../domain/shell/remoteConfig.ts'
import type {Instant} from '../../domain/shared/studyDay.ts'
import type {ClockTicked} from '../shared/events.ts'

export type RemoteConfigContext = {
  readonly config: RemoteConfig
  /** When the values came; null when only the defaults are known. */
  readonly fetchedAt: Instant | null
  /** When the last fetch began; null before the first. */
  readonly askedAt: Instant | null
}

/** What this device knows from before. */
export type RemoteConfigInput = {readonly config: RemoteConfig; readonly fetchedAt: Instant | null}

/** Why values are missing; only the log hears of it. */
export type RemoteConfigFailure = 'refused' | 'timeout'

export type RemoteConfigEvent = ClockTicked | {readonly type: 'config.start'; readonly now: Instant}
