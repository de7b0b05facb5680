import {assign, sendTo, setup} from 'xstate'
import type {RequestFailure} from '../../domain/profile/requestFailure.ts'
import {effect, noListener} from '../shared/notProvided.ts'
import {steppedWeek} from './weeklyGoals.rules.ts'
import type {
  GoalsAsked,
  LoadedGoals,
  TrophyScope,
  WeeklyGoalsContext,
  WeeklyGoalsEvent,
  WeeklyGoalsInput,
} from './weeklyGoals.types.ts'
import {weeklyTrophyMachine} from './weeklyTrophy.machine.ts'

/**
 * The page of the weekly goals (flow F-122; spec 3§2.1, 3§4): the week with its trophy, which is a chart of its own
 * (F-120), the trophies by scope, and the help. What it shows is read again every 24 hours and when the network returns;
 * what was read before stands meanwhile. The debug stepper previews progress and changes nothing on the server.
 */
export const weeklyGoalsMachine = setup({
  types: {} as {
    context: WeeklyGoalsContext
    events: WeeklyGoalsEvent
    input: WeeklyGoalsInput
    children: {readGoals: 'readGoals'; weeklyTrophy: 'weeklyTrophy'}
  },
  actors: {
    /** Reads at once, every 24 hours, and when it is asked: `goals.arrived` or `goals.failed`. */
    readGoals: noListener<undefined, GoalsAsked>(),
    weeklyTrophy: weeklyTrophyMachine,
  },
  actions: {
    storeGoals: assign((_, {goals}: {goals: LoadedGoals}) => ({goals})),
    storeScope: assign((_, {scope}: {scope: TrophyScope}) => ({scope})),
    storeStep: assign(({context}, {by}: {by: number}) => ({step: Math.max(0, context.step + by)})),
    askAgain: sendTo('readGoals', {type: 'goals.ask'}),
    tellTrophy: sendTo('weeklyTrophy', ({context}) => ({type: 'progress.changed', week: steppedWeek(context)})),
    showScope: effect<{scope: TrophyScope}>('showScope'),
  },
  guards: {
    isOffline: (_, {failure}: {failure: RequestFailure}) => failure === 'offline',
    isFromDevice: ({context}) => context.goals?.isFromDevice === true,
    isDebugging: ({context}) => context.isDebugging,
  },
}).createMachine({
  id: 'weeklyGoals',
  context: ({input}) => ({...input, goals: null, step: 0}),
  initial: 'loading',
  invoke: {id: 'readGoals', src: 'readGoals', input: undefined},
  on: {
    'address.changed': {actions: {type: 'storeScope', params: ({event}) => ({scope: event.scope})}},
    'goals.arrived': {target: '.shown', actions: {type: 'storeGoals', params: ({event}) => ({goals: event.goals})}},
  },
  states: {
    loading: {
      on: {
        'goals.failed': [
          {guard: {type: 'isOffline', params: ({event}) => ({failure: event.failure})}, target: 'offline'},
          {target: 'failed'},
        ],
      },
    },
    offline: {
      on: {
        'goals.retry': {target: 'loading', actions: 'askAgain'},
        'network.returned': {target: 'loading', actions: 'askAgain'},
      },
    },
    failed: {
      on: {
        'goals.retry': {target: 'loading', actions: 'askAgain'},
        'network.returned': {target: 'loading', actions: 'askAgain'},
      },
    },
    shown: {
      initial: 'reading',
      invoke: {
        id: 'weeklyTrophy',
        src: 'weeklyTrophy',
        input: ({context}) => ({week: steppedWeek(context)}),
      },
      on: {
        'goals.arrived': {
          actions: [{type: 'storeGoals', params: ({event}) => ({goals: event.goals})}, 'tellTrophy'],
        },
        'network.returned': {guard: 'isFromDevice', actions: 'askAgain'},
        'scope.set': {
          actions: [
            {type: 'storeScope', params: ({event}) => ({scope: event.scope})},
            {type: 'showScope', params: ({event}) => ({scope: event.scope})},
          ],
        },
        'debug.step': {
          guard: 'isDebugging',
          actions: [{type: 'storeStep', params: ({event}) => ({by: event.by})}, 'tellTrophy'],
        },
      },
      states: {
        reading: {on: {'help.open': 'helpOpen'}},
        helpOpen: {on: {'help.close': 'reading'}},
      },
    },
  },
})
