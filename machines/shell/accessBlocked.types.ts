import type {AccessOfProfile, BlockReason} from '../../domain/shell/access.ts'
import type {ClockTicked} from '../shared/events.ts'
import type {CourseChoice} from './courseSwitch.types.ts'

/** What one read of the profile says about access; the courses of `access` and `courses` are the same, in the same order. */
export type AccessRead = {readonly access: AccessOfProfile; readonly courses: readonly CourseChoice[]}

export type AccessBlockedContext = {
  /** Why the student is blocked; null while they are not. */
  readonly reason: BlockReason | null
  /** The student's courses, the current one first. */
  readonly courses: readonly CourseChoice[]
  readonly offersSwitch: boolean
  /** Answers that are still on this device only. */
  readonly unsaved: number
  /** When the profile was last asked for again while blocked; null before the first tick. */
  readonly checkedAt: number | null
}

export type AccessBlockedEvent =
  | ClockTicked
  | {readonly type: 'profile.read'; readonly read: AccessRead}
  | {readonly type: 'work.changed'; readonly unsaved: number}
  | {readonly type: 'course.choose'; readonly courseId: string}
  | {readonly type: 'access.check'}
  | {readonly type: 'session.signOut'}
