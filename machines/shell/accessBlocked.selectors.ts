import type {SnapshotFrom} from 'xstate'
import type {BlockReason} from '../../domain/shell/access.ts'
import type {accessBlockedMachine} from './accessBlocked.machine.ts'
import type {CourseChoice} from './courseSwitch.types.ts'

type AccessSnapshot = SnapshotFrom<typeof accessBlockedMachine>

/** Why the student may not go on; null unless they are blocked. */
export const blockReason = (state: AccessSnapshot): BlockReason | null =>
  state.matches('blocked') ? state.context.reason : null

/** Where a blocked student may go instead. */
export const otherCourses = ({context}: AccessSnapshot): readonly CourseChoice[] =>
  context.offersSwitch ? context.courses.slice(1) : []

/** The course that is blocked, by name; empty for a student without courses. */
export const blockedCourse = ({context}: AccessSnapshot): CourseChoice | undefined => context.courses[0]

/** Answers that wait on this device until access is open again. */
export const keptAnswers = ({context}: AccessSnapshot): number => context.unsaved

/** The student may use the product: the first profile has been read and nothing blocks. */
export const isAccessOpen = (state: AccessSnapshot): boolean => state.matches('open')
