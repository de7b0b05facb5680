/** Why a student may not use what the shell offers; each reason has a message of its own (spec 1§4, flow F-020). */
export type BlockReason = 'allCourses' | 'payment' | 'trial' | 'course'

/** The part of a profile that decides about access, as the wire spells it. The current course comes first (C-63). */
export type AccessOfProfile = {
  readonly isAccessBlockedForAllCourses: boolean
  readonly trialFinished: boolean
  readonly courseFinished: boolean
  readonly courses: readonly {readonly status: string}[]
}

/** The status of a course that is not paid for (spec 1§4). */
export const unpaidStatus = 'blocked_due_payment'

/**
 * Why this student is blocked, or null when they are not (spec 1§4). The first reason that holds counts: blocked for all
 * courses, first course unpaid, trial ended by an operator, course finished. Client and server ask this one function.
 */
export function blockReasonOf(profile: AccessOfProfile): BlockReason | null {
  if (profile.isAccessBlockedForAllCourses) return 'allCourses'
  if (profile.courses[0]?.status === unpaidStatus) return 'payment'
  if (profile.trialFinished) return 'trial'
  return profile.courseFinished ? 'course' : null
}

/** Whether a blocked student may leave for another of their courses (spec 1§4): not when all of them are blocked. */
export function offersCourseSwitch({isAccessBlockedForAllCourses, courses}: AccessOfProfile): boolean {
  return courses.length > 1 && !isAccessBlockedForAllCourses
}
