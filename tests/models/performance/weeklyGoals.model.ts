import {tiers} from '../../../domain/performance/goals.ts'
import {weeklyGoalsMachine} from '../../../machines/performance/weeklyGoals.machine.ts'
import type {LoadedGoals} from '../../../machines/performance/weeklyGoals.types.ts'
import {performanceText} from '../../../src/text/performance/performance.ts'
import {
  goalsHelp,
  goalsText,
  scopeNames,
  targetWords,
  tierNames,
  trophyCount,
  trophyWords,
} from '../../../src/text/performance/weeklyGoals.ts'
import type {FlowModel} from '../../support/harness.ts'
import type {ElementQuery, ViewModel} from '../../support/interactions.ts'
import {weekOf} from './weeklyTrophy.model.ts'

export const freshGoals: LoadedGoals = {
  week: weekOf(1),
  scopes: [
    {scope: 'course', title: 'Extensivo', progress: 4, total: 9, bronze: 1, silver: 0, gold: 1},
    {scope: 'general', title: 'Desde o começo', progress: 6, total: 12, bronze: 3, silver: 0, gold: 1},
  ],
  days: [{date: '20261123', status: 'done'}],
  isFromDevice: false,
}
export const keptGoals: LoadedGoals = {...freshGoals, isFromDevice: true}

export const weeklyGoalsModel: FlowModel<typeof weeklyGoalsMachine> = {
  machine: weeklyGoalsMachine,
  starts: {
    'a student': {scope: 'course', isDebugging: false},
    'somebody who debugs': {scope: 'course', isDebugging: true},
  },
  cases: {
    'goals.arrived': [
      {type: 'goals.arrived', goals: freshGoals},
      {type: 'goals.arrived', goals: keptGoals},
    ],
    'goals.failed': [
      {type: 'goals.failed', failure: 'offline'},
      {type: 'goals.failed', failure: 'unreachable'},
    ],
    'goals.retry': [{type: 'goals.retry'}],
    'network.returned': [{type: 'network.returned'}],
    'help.open': [{type: 'help.open'}],
    'help.close': [{type: 'help.close'}],
    'scope.set': [
      {type: 'scope.set', scope: 'general'},
      {type: 'scope.set', scope: 'course'},
    ],
    'address.changed': [{type: 'address.changed', scope: 'general'}],
    'debug.step': [
      {type: 'debug.step', by: 1},
      {type: 'debug.step', by: -1},
    ],
  },
  // The stepper has no end.
  contextKey: ({step, ...context}) => [context, Math.min(step, 1)],
  requests: [],
  listeners: ['readGoals'],
  effects: ['showScope'],
}

const retry = ['button', performanceText.tryAgain] as const
const more = ['button', goalsText.more] as const

/**
 * What the trophy's own chart shows: of each activity one thing is done, and with the stepper so many more; one is bronze,
 * two are silver and three gold.
 */
const trophyOf = (step: number): readonly ElementQuery[] => {
  const won = tiers[Math.min(step, 2)] ?? null
  const target = tiers[Math.min(step + 1, 2)] ?? 'gold'
  return [
    ['text', trophyWords(won)],
    ['text', targetWords(target, won)],
    ['heading', goalsText.fragmentsOf(tierNames[target])],
  ]
}

export const weeklyGoalsView: ViewModel<typeof weeklyGoalsMachine> = {
  interactions: {
    'goals.arrived': 'fact',
    'goals.failed': 'fact',
    'goals.retry': (page) => page.getByRole('button', {name: performanceText.tryAgain}).click(),
    'network.returned': 'fact',
    'help.open': (page) => page.getByRole('button', {name: goalsText.more}).click(),
    'help.close': (page) => page.getByRole('button', {name: goalsText.close}).click(),
    'scope.set': (page, {scope}) => page.getByRole('radio', {name: scopeNames[scope]}).click({force: true}),
    'address.changed': 'fact',
    'debug.step': (page, {by}) =>
      page.getByRole('button', {name: by === 1 ? goalsText.debugMore : goalsText.debugLess}).click(),
  },
  expectations: {
    loading: {visible: [['status', goalsText.loading]], absent: [retry, more]},
    offline: {visible: [['alert'], ['heading', performanceText.offline], retry]},
    failed: {visible: [['alert'], ['heading', performanceText.failed], retry]},
    'shown.reading': ({scope, goals, isDebugging, step}) => ({
      visible: [
        more,
        ['heading', goalsText.trophies],
        ...trophyOf(step),
        ['text', trophyCount('bronze', scope === 'general' ? 3 : 1)],
        ['text', goalsText.points(scope === 'general' ? 6 : 4, scope === 'general' ? 12 : 9)],
        ...(goals?.isFromDevice ? ([['text', performanceText.fromDevice]] as const) : []),
        ...(isDebugging ? ([['text', `${goalsText.debug}: ${step}`]] as const) : []),
      ],
      absent: [
        ['dialog'],
        ...(goals?.isFromDevice ? [] : ([['text', performanceText.fromDevice]] as const)),
        ...(isDebugging ? [] : ([['group', goalsText.debug]] as const)),
      ],
    }),
    'shown.helpOpen': {
      visible: [['dialog', goalsText.goals], ...goalsHelp.map(({title}) => ['heading', title] as const)],
    },
  },
  unavailable: (before, event) => {
    const {scope, step} = before.context
    if (before.matches({shown: 'helpOpen'}) && (event.type === 'scope.set' || event.type === 'debug.step'))
      return 'the help covers the page'
    if (event.type === 'scope.set' && event.scope === scope) return 'the scope is chosen already'
    if (event.type === 'debug.step' && event.by === -1 && step === 0) return 'nothing is added yet'
    return null
  },
}
