import {
  daysChosen,
  daysFromMonday,
  isSameWeek,
  type StudyWeek,
  studyWeekOf,
  type WeekForm,
} from '../../../domain/profile/weekGoals.ts'
import type {Weekday} from '../../../domain/shared/weekday.ts'
import {weekGoalsMachine} from '../../../machines/profile/weekGoals.machine.ts'
import {weekdayNames} from '../../../src/text/shared/days.ts'
import {saveFailureHints, savingText} from '../../../src/text/profile/saving.ts'
import {weekActivityNames, weekText} from '../../../src/text/profile/studyProfile.ts'
import {expectationsOf, type ViewModel} from '../../support/interactions.ts'
import type {FlowModel} from '../../support/harness.ts'

const days = (...on: readonly Weekday[]) =>
  Object.fromEntries(daysFromMonday.map((day) => [day, on.includes(day)])) as Record<Weekday, boolean>

export const none = days()
const weekOf = (theoreticalStudy: WeekForm['theoreticalStudy']): StudyWeek =>
  studyWeekOf({theoreticalStudy, theoreticalReview: none, smartReview: none, examAndMocks: none})

/** One activity is enough to walk the chart: the others are hidden. */
export const goals = {
  theoreticalStudy: {min: 1, max: 2},
  theoreticalReview: {min: 0, max: 0},
  smartReview: {min: 0, max: 0},
  exam: {min: 0, max: 0},
}
export const onMonday = weekOf(days('monday'))
export const onThreeDays = weekOf(days('monday', 'tuesday', 'friday'))

export const weekGoalsModel: FlowModel<typeof weekGoalsMachine> = {
  machine: weekGoalsMachine,
  starts: {
    'with a saved week': {week: onMonday, goals, isOnboarding: false},
    'with more days than the course allows': {week: onThreeDays, goals, isOnboarding: false},
    'in the onboarding': {week: onMonday, goals, isOnboarding: true},
  },
  cases: {
    'day.toggle': [
      {type: 'day.toggle', kind: 'theoreticalStudy', day: 'monday'},
      {type: 'day.toggle', kind: 'theoreticalStudy', day: 'tuesday'},
    ],
    'week.undo': [{type: 'week.undo'}],
    'week.save': [{type: 'week.save', key: 'key-1'}],
    'profile.arrived': [{type: 'profile.arrived', week: weekOf(days('tuesday')), goals}],
  },
  replies: {
    'xstate.done.actor.updateProfile': [true, false],
    'xstate.error.actor.updateProfile': [{failure: 'offline'}, {failure: 'refused'}],
  },
  // Guards ask how many days there are and whether the week is as saved; keys and failures have tests of their own.
  contextKey: ({form, saved}) => [daysChosen(form, 'theoreticalStudy'), isSameWeek(form, saved)],
  requests: ['updateProfile'],
  listeners: [],
  effects: ['notifyRejected', 'notifySaved', 'notifyFailed'],
  delays: {'xstate.after.slow.weekGoals.saving.waiting': 4_000},
}

const activity = weekActivityNames.theoreticalStudy

export const weekGoalsView: ViewModel<typeof weekGoalsMachine> = {
  interactions: {
    'day.toggle': (page, {kind, day}) =>
      page
        .getByRole('group', {name: weekActivityNames[kind]})
        .getByRole('button', {name: weekdayNames[day].long})
        .click(),
    'week.undo': (page) => page.getByRole('button', {name: savingText.undo}).click(),
    'week.save': (page, _event, {context}) =>
      page
        .getByRole('button', {name: context.isOnboarding ? weekText.saveAndGoOn : savingText.save, exact: true})
        .click(),
    'profile.arrived': 'fact',
  },
  expectations: {
    ...expectationsOf(['editing.clean', 'editing.dirty'], {
      visible: [
        ['group', activity],
        ['button', savingText.undo],
      ],
      absent: [['text', savingText.failed]],
    }),
    'editing.saveFailed': ({failure}) => ({
      visible: [
        ['group', activity],
        ['text', savingText.failed],
        ['text', saveFailureHints[failure ?? 'unreachable']],
        ['button', savingText.tryAgain],
      ],
    }),
    'saving.waiting': {
      visible: [['button', savingText.saving]],
      absent: [
        ['text', savingText.slow],
        ['text', savingText.failed],
      ],
    },
    'saving.slow': {
      visible: [
        ['button', savingText.saving],
        ['text', savingText.slow],
      ],
      absent: [['text', savingText.failed]],
    },
  },
}
