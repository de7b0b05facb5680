import {assign, setup} from 'xstate'
import type {StudyKind} from '../../domain/agenda/agenda.types.ts'
import {type RequestFailure, requestFailureIn} from '../../domain/profile/requestFailure.ts'
import {
  boundsOf,
  canSaveWeek,
  canToggle,
  type CourseWeekGoals,
  isSameWeek,
  type StudyWeek,
  studyWeekOf,
  toggled,
  weekFormOf,
} from '../../domain/profile/weekGoals.ts'
import type {Weekday} from '../../domain/shared/weekday.ts'
import {effect, notProvided} from '../shared/notProvided.ts'
import type {RejectedToggle, SaveWeek, WeekGoalsContext, WeekGoalsEvent, WeekGoalsInput} from './weekGoals.types.ts'

type Toggle = {readonly kind: StudyKind; readonly day: Weekday}
type Known = {readonly week: StudyWeek; readonly goals: CourseWeekGoals}

const rejectionOf = ({goals}: WeekGoalsContext, kind: StudyKind): RejectedToggle => ({kind, ...boundsOf(goals, kind)})

/**
 * 'Semana Típica' (flow F-016; spec 1§3, 1§5, 1§8): which days each activity is studied on, within the course's bounds.
 * A toggle that leaves the bounds is rejected; one that comes nearer to them is accepted (C-25). A save that fails keeps
 * every change on the screen.
 */
export const weekGoalsMachine = setup({
  types: {} as {context: WeekGoalsContext; events: WeekGoalsEvent; input: WeekGoalsInput; tags: 'pending'},
  actors: {updateProfile: notProvided<boolean, SaveWeek>('updateProfile')},
  actions: {
    toggle: assign(({context}, {kind, day}: Toggle) => ({
      form: toggled(context.form, kind, day),
      rejected: null,
      key: null,
    })),
    storeRejection: assign(({context}, {kind}: Toggle) => ({rejected: rejectionOf(context, kind)})),
    storeKey: assign(({context}, {key}: {key: string}) => ({key: context.key ?? key, rejected: null})),
    // The server keeps its answer to a key: after a refusal only a new one is asked anew.
    storeFailure: assign(({context}, {failure}: {failure: RequestFailure}) => ({
      failure,
      key: failure === 'refused' ? null : context.key,
    })),
    storeSaved: assign(({context}) => ({saved: context.form, key: null})),
    storeProfile: assign((_, {week, goals}: Known) => ({saved: weekFormOf(week), goals})),
    restore: assign(({context}) => ({form: context.saved, rejected: null, key: null})),
    notifyRejected: effect<RejectedToggle>('notifyRejected'),
    notifySaved: effect('notifySaved'),
    notifyFailed: effect<{failure: RequestFailure}>('notifyFailed'),
  },
  guards: {
    isAccepted: ({context}, {kind, day}: Toggle) => canToggle(context.form, context.goals, kind, day),
    isBack: ({context}, {kind, day}: Toggle) =>
      canToggle(context.form, context.goals, kind, day) && isSameWeek(toggled(context.form, kind, day), context.saved),
    isChanged: ({context}) => !isSameWeek(context.form, context.saved),
    isAsSaved: ({context}, {week}: Known) => isSameWeek(context.form, weekFormOf(week)),
    canSave: ({context}) => canSaveWeek(context),
    isTaken: (_, {ok}: {ok: boolean}) => ok,
  },
  delays: {slow: 4_000},
}).createMachine({
  id: 'weekGoals',
  context: ({input: {week, goals, isOnboarding}}) => ({
    goals,
    saved: weekFormOf(week),
    form: weekFormOf(week),
    isOnboarding,
    rejected: null,
    failure: null,
    key: null,
  }),
  initial: 'editing',
  states: {
    editing: {
      initial: 'clean',
      on: {
        'day.toggle': [
          {
            guard: {type: 'isBack', params: ({event}) => event},
            target: '.clean',
            actions: {type: 'toggle', params: ({event}) => event},
          },
          {
            guard: {type: 'isAccepted', params: ({event}) => event},
            target: '.dirty',
            actions: {type: 'toggle', params: ({event}) => event},
          },
          {
            actions: [
              {type: 'storeRejection', params: ({event}) => event},
              {type: 'notifyRejected', params: ({context, event}) => rejectionOf(context, event.kind)},
            ],
          },
        ],
        'week.undo': {guard: 'isChanged', target: '.clean', actions: 'restore'},
        'week.save': {
          guard: 'canSave',
          target: 'saving',
          actions: {type: 'storeKey', params: ({event: {key}}) => ({key})},
        },
        'profile.arrived': [
          {
            guard: {type: 'isAsSaved', params: ({event: {week, goals}}) => ({week, goals})},
            target: '.clean',
            actions: {type: 'storeProfile', params: ({event: {week, goals}}) => ({week, goals})},
          },
          {actions: {type: 'storeProfile', params: ({event: {week, goals}}) => ({week, goals})}},
        ],
      },
      states: {
        clean: {
          on: {
            'profile.arrived': {
              actions: [{type: 'storeProfile', params: ({event: {week, goals}}) => ({week, goals})}, 'restore'],
            },
          },
        },
        dirty: {},
        saveFailed: {},
      },
    },
    saving: {
      tags: 'pending',
      initial: 'waiting',
      invoke: {
        id: 'updateProfile',
        src: 'updateProfile',
        input: ({context: {form, key}}) => ({changes: {studyWeek: studyWeekOf(form)}, key: key ?? ''}),
        onDone: [
          {
            guard: {type: 'isTaken', params: ({event}) => ({ok: event.output})},
            target: 'editing.clean',
            actions: ['storeSaved', 'notifySaved'],
          },
          {
            target: 'editing.saveFailed',
            actions: [
              {type: 'storeFailure', params: {failure: 'refused'}},
              {type: 'notifyFailed', params: {failure: 'refused'}},
            ],
          },
        ],
        onError: {
          target: 'editing.saveFailed',
          actions: [
            {type: 'storeFailure', params: ({event}) => ({failure: requestFailureIn(event.error)})},
            {type: 'notifyFailed', params: ({event}) => ({failure: requestFailureIn(event.error)})},
          ],
        },
      },
      on: {'profile.arrived': {actions: {type: 'storeProfile', params: ({event: {week, goals}}) => ({week, goals})}}},
      states: {
        waiting: {after: {slow: 'slow'}},
        slow: {},
      },
    },
  },
})
