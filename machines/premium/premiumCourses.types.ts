import type {PremiumCourse} from '../../domain/premium/premiumCourse.ts'
import type {LoadedList} from '../shared/searchedList.types.ts'

/** The course that is the current one; null while none is known. */
export type PremiumCoursesInput = {readonly currentId: string | null}

export type PremiumCoursesContext = PremiumCoursesInput & LoadedList<PremiumCourse>

export type PremiumCoursesEvent =
  | {readonly type: 'course.go'; readonly courseId: string}
  | {readonly type: 'list.retry'}
  | {readonly type: 'network.returned'}
