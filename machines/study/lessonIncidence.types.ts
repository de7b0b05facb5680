import type {Targets} from '../../domain/profile/targets.ts'
import type {BoardIncidence} from '../../domain/study/incidence.ts'

export type WatchIncidence = {readonly lessonId: string}

export type LessonIncidenceInput = WatchIncidence & {
  /** The institutions that the student prepares for. */
  readonly targets: Targets
}

export type LessonIncidenceContext = LessonIncidenceInput & {
  /** The largest share first. */
  readonly boards: readonly BoardIncidence[]
  /** The server could not be asked: the boards are those that this device last heard of. */
  readonly isStale: boolean
  /** All boards are listed, not the first ones only. */
  readonly isWhole: boolean
}

export type LessonIncidenceEvent =
  | {readonly type: 'incidence.arrived'; readonly boards: readonly BoardIncidence[]; readonly isStale: boolean}
  | {readonly type: 'incidence.failed'}
  | {readonly type: 'incidence.retry'}
  | {readonly type: 'list.toggle'}
