import type {StudyDayPlan, StudyKind} from '../agenda/agenda.types.ts'
import {type Weekday, weekdays} from '../shared/weekday.ts'

/** A course's goal for one activity, as the wire sends it; either end may be missing (spec 1§3, 1§9). */
export type WeekGoal = {readonly min?: number | null | undefined; readonly max?: number | null | undefined}

/** The wire calls the goal of `examAndMocks` by the name `exam` (C-20). */
export type CourseWeekGoals = {
  readonly theoreticalStudy?: WeekGoal | null | undefined
  readonly theoreticalReview?: WeekGoal | null | undefined
  readonly smartReview?: WeekGoal | null | undefined
  readonly exam?: WeekGoal | null | undefined
}

/** The week as the wire holds it: per weekday the four activities (C-19). */
export type StudyWeek = Readonly<Record<Weekday, StudyDayPlan>>

/** The week as the form holds it: per activity the seven days (C-19). */
export type WeekForm = Readonly<Record<StudyKind, Readonly<Record<Weekday, boolean>>>>

/** Fewest and most days of one activity in a week, both included. */
export type WeekBounds = {readonly min: number; readonly max: number}

/** The week starts on Monday (spec 1§9). */
export const daysFromMonday: readonly Weekday[] = [...weekdays.slice(1), 'sunday']

/** The activities of a week in the order of the form. */
export const weekKinds: readonly StudyKind[] = ['theoreticalStudy', 'theoreticalReview', 'smartReview', 'examAndMocks']

const defaultMin = 5
const daysOfWeek = 7

const goalOf = (goals: CourseWeekGoals, kind: StudyKind): WeekGoal | null =>
  (kind === 'examAndMocks' ? goals.exam : goals[kind]) ?? null

/**
 * How many days an activity may take: a missing minimum is 5, a missing maximum 7 (spec 1§5, C-47). A default minimum
 * never exceeds a given maximum, or no week would do.
 */
export function boundsOf(goals: CourseWeekGoals, kind: StudyKind): WeekBounds {
  const {min, max} = goalOf(goals, kind) ?? {}
  const most = max ?? daysOfWeek
  return {min: min ?? Math.min(defaultMin, most), max: most}
}

/** An activity is hidden when its course gives 0 for both ends; missing ends hide nothing (spec 1§5, C-47). */
export function isHidden(goals: CourseWeekGoals, kind: StudyKind): boolean {
  const goal = goalOf(goals, kind)
  return goal?.min === 0 && goal.max === 0
}

/** The course leaves something of the week to choose. */
export const hasWeekToChoose = (goals: CourseWeekGoals): boolean => weekKinds.some((kind) => !isHidden(goals, kind))

export const daysChosen = (form: WeekForm, kind: StudyKind): number =>
  daysFromMonday.filter((day) => form[kind][day]).length

const distance = (count: number, {min, max}: WeekBounds): number => Math.max(min - count, count - max, 0)

/** The number of days lies outside the course's bounds; a hidden activity is never in error (spec 1§5). */
export function isInError(form: WeekForm, goals: CourseWeekGoals, kind: StudyKind): boolean {
  return !isHidden(goals, kind) && distance(daysChosen(form, kind), boundsOf(goals, kind)) > 0
}

export const hasError = (form: WeekForm, goals: CourseWeekGoals): boolean =>
  weekKinds.some((kind) => isInError(form, goals, kind))

/**
 * Whether a day may be switched: what ends within the bounds may, and so may what comes nearer to them, or a week
 * saved outside them could never be repaired (spec 1§5, C-25).
 */
export function canToggle(form: WeekForm, goals: CourseWeekGoals, kind: StudyKind, day: Weekday): boolean {
  if (isHidden(goals, kind)) return false
  const bounds = boundsOf(goals, kind)
  const before = distance(daysChosen(form, kind), bounds)
  const after = distance(daysChosen(toggled(form, kind, day), kind), bounds)
  return after === 0 || after < before
}

/** The form with one day switched. */
export function toggled(form: WeekForm, kind: StudyKind, day: Weekday): WeekForm {
  return {...form, [kind]: {...form[kind], [day]: !form[kind][day]}}
}

export const isSameWeek = (one: WeekForm, other: WeekForm): boolean =>
  weekKinds.every((kind) => daysFromMonday.every((day) => one[kind][day] === other[kind][day]))

type Saving = {
  readonly form: WeekForm
  readonly saved: WeekForm
  readonly goals: CourseWeekGoals
  readonly isOnboarding: boolean
}

/** Whether the week may be saved: nothing in error, and something changed, which the onboarding does not ask for (spec 1§5). */
export const canSaveWeek = ({form, saved, goals, isOnboarding}: Saving): boolean =>
  !hasError(form, goals) && (isOnboarding || !isSameWeek(form, saved))

const daysOf = (flagOf: (day: Weekday) => boolean): Readonly<Record<Weekday, boolean>> => ({
  sunday: flagOf('sunday'),
  monday: flagOf('monday'),
  tuesday: flagOf('tuesday'),
  wednesday: flagOf('wednesday'),
  thursday: flagOf('thursday'),
  friday: flagOf('friday'),
  saturday: flagOf('saturday'),
})

/** From the wire's shape to the form's. */
export function weekFormOf(week: StudyWeek): WeekForm {
  const flags = (kind: StudyKind) => daysOf((day) => week[day][kind])
  return {
    theoreticalStudy: flags('theoreticalStudy'),
    theoreticalReview: flags('theoreticalReview'),
    smartReview: flags('smartReview'),
    examAndMocks: flags('examAndMocks'),
  }
}

/** From the form's shape to the wire's. */
export function studyWeekOf(form: WeekForm): StudyWeek {
  const plan = (day: Weekday): StudyDayPlan => ({
    theoreticalStudy: form.theoreticalStudy[day],
    theoreticalReview: form.theoreticalReview[day],
    smartReview: form.smartReview[day],
    examAndMocks: form.examAndMocks[day],
  })
  return {
    sunday: plan('sunday'),
    monday: plan('monday'),
    tuesday: plan('tuesday'),
    wednesday: plan('wednesday'),
    thursday: plan('thursday'),
    friday: plan('friday'),
    saturday: plan('saturday'),
  }
}
