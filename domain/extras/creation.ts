import type {CalendarDate} from '../shared/studyDay.ts'
import {type ErrorCode, isErrorCode} from '../shared/errors.ts'
import type {ExtraType} from './extras.types.ts'

/** The kinds that a wizard creates. */
export const wizardKinds = ['question', 'study', 'flashcard', 'exam', 'mock', 'priority'] as const
export type WizardKind = (typeof wizardKinds)[number]

/** The kinds that one press creates (spec 1§5, F-044, F-049). */
export const oneClickKinds = ['quickQuestion', 'smartExam', 'theoreticalReview', 'smartReview'] as const
export type OneClickKind = (typeof oneClickKinds)[number]

export type CreationKind = WizardKind | OneClickKind

/** An extra activity that was made. */
export type CreatedExtra = {readonly id: string; readonly calendarDate: CalendarDate}

/** Why an extra was not made: no reply, an expired login, or the server's name for its refusal. */
export type CreationFailure = 'offline' | 'unreachable' | 'unauthenticated' | ErrorCode

const unanswered = ['offline', 'unreachable', 'unauthenticated'] as const

/** The failure that a rejected service carries: the server's code if it refused; `unreachable` for anything unknown. */
export function creationFailureIn(error: unknown): CreationFailure {
  if (typeof error !== 'object' || error === null) return 'unreachable'
  if ('code' in error && isErrorCode(error.code)) return error.code
  const carried = 'failure' in error ? error.failure : null
  return unanswered.find((one) => one === carried) ?? 'unreachable'
}

/** The server has said its word, which it keeps for the key: whoever asks again does so under a new one (D-02). */
export const isSettled = (failure: CreationFailure): boolean => !unanswered.some((one) => one === failure)

/** A wish as it is sent: the key is the same on every try (D-02). */
export type Keyed<Wish> = {readonly wish: Wish; readonly key: string}

/** Both reviews count once a day (C-55). */
export const isOncePerDay = (kind: CreationKind): boolean => kind === 'theoreticalReview' || kind === 'smartReview'

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
