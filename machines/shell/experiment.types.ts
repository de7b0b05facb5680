import type {Experiment} from '../../domain/shell/experiment.ts'

/** The student's part in the experiment and what the deployment and its operator say about it. */
export type ExperimentRead = {
  readonly experiment: Experiment
  /** The state forced for everybody (C-51); null when nobody is. */
  readonly forced: string | null
  /** Origin of the other version; null when none is configured. */
  readonly externalApp: string | null
}

/** One wish to change the version, with its idempotency key (D-02). */
export type VersionChange = {readonly state: string; readonly key: string}

export type ExperimentContext = {
  readonly state: string
  readonly canReturnToOldVersion: boolean
  readonly externalApp: string | null
  readonly key: string
}

export type ExperimentEvent =
  | {readonly type: 'student.ready'}
  | {readonly type: 'version.toggle'}
  | {readonly type: 'version.cancel'}
  | {readonly type: 'version.confirm'; readonly key: string}
