import type {ErrorCode} from '../shared/errors.ts'
import type {ExtraType} from './extras.types.ts'

/** Kinds of which one a day counts (spec 1§4; C-55). */
export const onceADay: readonly ExtraType[] = ['TheoreticalReview', 'SmartReview']

/** Kinds that a student whose trial is over may still create (spec 1§8). */
export const afterTrial: readonly ExtraType[] = ['Question', 'Exam']

/** What decides about the creation of an extra. */
export type Creating = {
  readonly type: ExtraType
  /** The kinds of the current course. */
  readonly allowed: readonly ExtraType[]
  readonly isTrialOver: boolean
  readonly isCourseFinished: boolean
}

/** Why an extra may not be created; null when it may (spec 1§5, 1§8). */
export function creationRefusal({type, allowed, isTrialOver, isCourseFinished}: Creating): ErrorCode | null {
  if (isCourseFinished) return 'COURSE_FINISHED'
  if (!allowed.includes(type)) return 'EXTRA_NOT_ALLOWED'
  return isTrialOver && !afterTrial.includes(type) ? 'TRIAL_TIME_OVER' : null
}
