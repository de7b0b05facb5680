import type {StudyKind} from '../../domain/agenda/agenda.types.ts'
import type {RequestFailure} from '../../domain/profile/requestFailure.ts'
import type {CourseWeekGoals, StudyWeek, WeekBounds, WeekForm} from '../../domain/profile/weekGoals.ts'
import type {Weekday} from '../../domain/shared/weekday.ts'

/** One save of the week: the same key on every try, a new one after a change (D-02). */
export type SaveWeek = {readonly changes: {readonly studyWeek: StudyWeek}; readonly key: string}

/** The last toggle that was rejected, and the bounds that it would have left. */
export type RejectedToggle = {readonly kind: StudyKind} & WeekBounds

export type WeekGoalsContext = {
  readonly goals: CourseWeekGoals
  readonly saved: WeekForm
  readonly form: WeekForm
  /** In the onboarding the week may be saved unchanged (spec 1§5). */
  readonly isOnboarding: boolean
  readonly rejected: RejectedToggle | null
  readonly failure: RequestFailure | null
  /** The key of a save whose reply is not known; null when the next save is a new one. */
  readonly key: string | null
}

export type WeekGoalsInput = {readonly week: StudyWeek; readonly goals: CourseWeekGoals; readonly isOnboarding: boolean}

export type WeekGoalsEvent =
  | {readonly type: 'day.toggle'; readonly kind: StudyKind; readonly day: Weekday}
  | {readonly type: 'week.undo'}
  /** `key`: a fresh idempotency key, taken unless an unanswered save is tried again. */
  | {readonly type: 'week.save'; readonly key: string}
  | {readonly type: 'profile.arrived'; readonly week: StudyWeek; readonly goals: CourseWeekGoals}
