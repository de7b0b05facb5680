import {assign, setup} from 'xstate'
import {type CupStep, firstCup, type KeptCup, teamsOf, withoutLastStep, withPoints} from '../../domain/stage/cup.ts'
import {effect} from '../shared/notProvided.ts'
import type {CupContext, CupEvent, CupInput} from './cup.types.ts'

/**
 * The cup on the stage (spec 3§2.8, G-30): teams, a score that keys change and that can be undone, a podium. Every change is
 * kept on the device, so that a reload finds the cup as it was; a new one is begun after a question only.
 */
export const cupMachine = setup({
  types: {} as {context: CupContext; events: CupEvent; input: CupInput},
  actions: {
    storeTeams: assign((_, {names}: {names: readonly string[]}) => ({
      kept: {...firstCup, teams: teamsOf(names) ?? []},
    })),
    storePoints: assign(({context}, step: CupStep) => ({kept: withPoints(context.kept, step)})),
    storeUndone: assign(({context}) => ({kept: withoutLastStep(context.kept)})),
    storeOver: assign(({context}, {isOver}: {isOver: boolean}) => ({kept: {...context.kept, isOver}})),
    storeCup: assign((_, {kept}: {kept: KeptCup}) => ({kept})),
    clearCup: assign(() => ({kept: firstCup})),
    keepCup: effect<KeptCup>('keepCup'),
  },
  guards: {
    areTeams: (_, {names}: {names: readonly string[]}) => teamsOf(names) !== null,
    hasTeams: ({context}) => context.kept.teams.length > 0,
    isOver: ({context}) => context.kept.isOver,
    isStep: ({context}, step: CupStep) => withPoints(context.kept, step) !== context.kept,
    hasSteps: ({context}) => context.kept.steps.length > 0,
  },
}).createMachine({
  id: 'cup',
  context: ({input: {kept}}) => ({kept}),
  initial: 'arranging',
  on: {'cup.changed': {target: '.arranging', actions: {type: 'storeCup', params: ({event: {kept}}) => ({kept})}}},
  states: {
    arranging: {
      always: [{guard: 'isOver', target: 'podium'}, {guard: 'hasTeams', target: 'scoring'}, {target: 'assembling'}],
    },
    assembling: {
      initial: 'naming',
      on: {
        'cup.start': [
          {
            guard: {type: 'areTeams', params: ({event: {names}}) => ({names})},
            target: 'scoring',
            actions: [
              {type: 'storeTeams', params: ({event: {names}}) => ({names})},
              {type: 'keepCup', params: ({context}) => context.kept},
            ],
          },
          {target: '.refused'},
        ],
      },
      states: {naming: {}, refused: {}},
    },
    scoring: {
      on: {
        'points.give': {
          guard: {type: 'isStep', params: ({event: {team, points}}) => ({team, points})},
          actions: [
            {type: 'storePoints', params: ({event: {team, points}}) => ({team, points})},
            {type: 'keepCup', params: ({context}) => context.kept},
          ],
        },
        'points.undo': {
          guard: 'hasSteps',
          actions: ['storeUndone', {type: 'keepCup', params: ({context}) => context.kept}],
        },
        'cup.finish': {
          target: 'podium',
          actions: [
            {type: 'storeOver', params: {isOver: true}},
            {type: 'keepCup', params: ({context}) => context.kept},
          ],
        },
        'cup.reset': 'asking',
      },
    },
    podium: {
      on: {
        'cup.resume': {
          target: 'scoring',
          actions: [
            {type: 'storeOver', params: {isOver: false}},
            {type: 'keepCup', params: ({context}) => context.kept},
          ],
        },
        'cup.reset': 'asking',
      },
    },
    asking: {
      on: {
        'reset.confirm': {
          target: 'assembling',
          actions: ['clearCup', {type: 'keepCup', params: ({context}) => context.kept}],
        },
        'reset.cancel': 'arranging',
      },
    },
  },
})
