import {assign, setup} from 'xstate'
import {doneForTrophy, type Tier, trophyOf} from '../../domain/performance/goals.ts'
import type {
  WeeklyAchievement,
  WeeklyTrophyContext,
  WeeklyTrophyEvent,
  WeeklyTrophyInput,
} from './weeklyTrophy.types.ts'

const wonBy = ({goals, ...counts}: WeeklyAchievement): Tier | null => trophyOf(doneForTrophy(counts), goals)

/**
 * The tier that a week works towards (flow F-120; spec 3§4): bronze until every activity has its bronze target, then
 * silver until all have silver, then gold. The trophy itself is owned only when its tier is complete (C-65). A week that is
 * corrected, or another week, may lead back to a lower tier.
 */
export const weeklyTrophyMachine = setup({
  types: {} as {context: WeeklyTrophyContext; events: WeeklyTrophyEvent; input: WeeklyTrophyInput},
  actions: {storeWeek: assign((_, {week}: WeeklyTrophyContext) => ({week}))},
  guards: {
    hasNone: ({context: {week}}) => wonBy(week) === null,
    hasBronze: ({context: {week}}) => wonBy(week) === 'bronze',
  },
}).createMachine({
  id: 'weeklyTrophy',
  context: ({input}) => input,
  initial: 'deciding',
  on: {
    'progress.changed': {
      target: '.deciding',
      actions: {type: 'storeWeek', params: ({event}) => ({week: event.week})},
    },
  },
  states: {
    deciding: {
      always: [{guard: 'hasNone', target: 'bronze'}, {guard: 'hasBronze', target: 'silver'}, {target: 'gold'}],
    },
    bronze: {},
    silver: {},
    gold: {},
  },
})
