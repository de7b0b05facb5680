import type {RequestFailure} from '../../domain/profile/requestFailure.ts'
import type {Direction, InstitutionTarget, Targets} from '../../domain/profile/targets.ts'

/** One save of the list: the same key on every try, a new one after a change (D-02). */
export type SaveTargets = {readonly changes: {readonly institutionTarget: InstitutionTarget[]}; readonly key: string}

/** What the last change did, to be announced: where the target stands now, of how many. */
export type TargetChange = {
  readonly kind: 'added' | 'moved' | 'removed'
  readonly target: InstitutionTarget
  /** 1 is the heaviest; 0 when it was removed. */
  readonly position: number
  readonly total: number
}

export type TargetWarning = 'duplicate' | 'unknown'

export type TargetsContext = {
  readonly saved: Targets
  readonly targets: Targets
  /** What the two lists stand on; empty while nothing is chosen. */
  readonly uf: string
  readonly institution: string
  readonly isOnboarding: boolean
  readonly change: TargetChange | null
  readonly warning: TargetWarning | null
  readonly failure: RequestFailure | null
  /** The key of a save whose reply is not known; null when the next save is a new one. */
  readonly key: string | null
}

export type TargetsInput = {readonly targets: Targets; readonly isOnboarding: boolean}

export type TargetsEvent =
  | {readonly type: 'uf.choose'; readonly uf: string}
  | {readonly type: 'institution.choose'; readonly institution: string}
  | {readonly type: 'target.add'}
  | {readonly type: 'target.remove'; readonly target: InstitutionTarget}
  | {readonly type: 'target.move'; readonly target: InstitutionTarget; readonly direction: Direction}
  | {readonly type: 'targets.undo'}
  /** `key`: a fresh idempotency key, taken unless an unanswered save is tried again. */
  | {readonly type: 'targets.save'; readonly key: string}
  | {readonly type: 'profile.arrived'; readonly targets: Targets}
