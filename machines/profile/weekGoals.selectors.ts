import type {SnapshotFrom} from 'xstate'
import type {StudyKind} from '../../domain/agenda/agenda.types.ts'
import type {RequestFailure} from '../../domain/profile/requestFailure.ts'
import {
  boundsOf,
  canToggle,
  daysChosen,
  daysFromMonday,
  isHidden,
  isInError,
  weekKinds,
} from '../../domain/profile/weekGoals.ts'
import type {Weekday} from '../../domain/shared/weekday.ts'
import type {weekGoalsMachine} from './weekGoals.machine.ts'
import type {RejectedToggle} from './weekGoals.types.ts'

type WeekGoalsSnapshot = SnapshotFrom<typeof weekGoalsMachine>

export type ShownDay = {readonly day: Weekday; readonly isOn: boolean; readonly canToggle: boolean}

/** One activity of the grid. */
export type ShownActivity = {
  readonly kind: StudyKind
  readonly days: readonly ShownDay[]
  readonly count: number
  readonly min: number
  readonly max: number
  readonly isInError: boolean
}

/** The activities that the course has, in the order of the form (spec 1§5). */
export const shownActivities = ({context: {form, goals}}: WeekGoalsSnapshot): ShownActivity[] =>
  weekKinds
    .filter((kind) => !isHidden(goals, kind))
    .map((kind) => ({
      kind,
      days: daysFromMonday.map((day) => ({day, isOn: form[kind][day], canToggle: canToggle(form, goals, kind, day)})),
      count: daysChosen(form, kind),
      ...boundsOf(goals, kind),
      isInError: isInError(form, goals, kind),
    }))

/** The toggle that was just rejected. */
export const rejectedToggle = ({context}: WeekGoalsSnapshot): RejectedToggle | null => context.rejected

/** Why the last save failed, as long as nothing was changed since. */
export const weekSaveFailure = (state: WeekGoalsSnapshot): RequestFailure | null =>
  state.matches({editing: 'saveFailed'}) ? state.context.failure : null

/** The week is a step of the onboarding. */
export const isOnboardingWeek = ({context}: WeekGoalsSnapshot): boolean => context.isOnboarding
