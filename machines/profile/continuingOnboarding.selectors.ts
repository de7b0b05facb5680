import type {SnapshotFrom} from 'xstate'
import type {RequestFailure} from '../../domain/profile/requestFailure.ts'
import type {continuingOnboardingMachine} from './continuingOnboarding.machine.ts'

type ContinuingSnapshot = SnapshotFrom<typeof continuingOnboardingMachine>

/** Why the end could not be told to the server. */
export const continuingFailure = (state: ContinuingSnapshot): RequestFailure | null =>
  state.matches('finishFailed') ? state.context.failure : null
