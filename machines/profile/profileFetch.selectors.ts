import type {SnapshotFrom} from 'xstate'
import type {profileFetchMachine} from './profileFetch.machine.ts'

type Snapshot = SnapshotFrom<typeof profileFetchMachine>

/** What the shell can show: the product, the loading logo, or why there is no profile yet. */
export type ProfileFace = 'known' | 'loading' | 'failed' | 'offline'

/** What the shell shows now; a profile that is known outlives every later failure. */
export function profileFace(state: Snapshot): ProfileFace {
  if (state.context.isKnown) return 'known'
  if (!state.matches({following: 'failed'})) return 'loading'
  return state.context.isOnline ? 'failed' : 'offline'
}
