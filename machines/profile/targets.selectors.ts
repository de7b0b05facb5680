import type {SnapshotFrom} from 'xstate'
import type {RequestFailure} from '../../domain/profile/requestFailure.ts'
import type {InstitutionTarget, Targets} from '../../domain/profile/targets.ts'
import type {targetsMachine} from './targets.machine.ts'
import type {TargetChange, TargetWarning} from './targets.types.ts'

type TargetsSnapshot = SnapshotFrom<typeof targetsMachine>

export const shownTargets = ({context}: TargetsSnapshot): Targets => context.targets

/** What the two lists stand on. */
export const chosenPair = ({context: {uf, institution}}: TargetsSnapshot): InstitutionTarget => ({uf, institution})

/** What to announce of the last change. */
export const lastChange = ({context}: TargetsSnapshot): TargetChange | null => context.change

export const targetWarning = ({context}: TargetsSnapshot): TargetWarning | null => context.warning

/** Why the last save failed, as long as nothing was changed since. */
export const targetsSaveFailure = (state: TargetsSnapshot): RequestFailure | null =>
  state.matches({editing: 'saveFailed'}) ? state.context.failure : null

/** The list is a step of the onboarding. */
export const isOnboardingTargets = ({context}: TargetsSnapshot): boolean => context.isOnboarding
