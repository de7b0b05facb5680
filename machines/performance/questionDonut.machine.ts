import {assign, setup} from 'xstate'
import {clampedRange, type DateRange} from '../../domain/performance/ranges.ts'
import type {RequestFailure} from '../../domain/profile/requestFailure.ts'
import {effect, noListener} from '../shared/notProvided.ts'
import type {QuestionDonutContext, QuestionDonutEvent, QuestionDonutInput, ReadAreas} from './questionDonut.types.ts'

const isSame = (one: DateRange, other: DateRange): boolean => one.first === other.first && one.last === other.last

/**
 * The donut of the answered questions (flow F-121; spec 3§2.1, 3§5): by area, of a range of days between the account's
 * creation and today. Another range is another donut. It is read again every 24 hours by what reads it; what was read
 * before stands meanwhile.
 */
export const questionDonutMachine = setup({
  types: {} as {
    context: QuestionDonutContext
    events: QuestionDonutEvent
    input: QuestionDonutInput
    tags: 'pending'
  },
  actors: {
    /** Reads at once and every 24 hours: `donut.arrived` or `donut.failed`. */
    readDonut: noListener<{range: DateRange}>(),
  },
  actions: {
    storeRange: assign((_, {range}: {range: DateRange}) => ({range})),
    storeAreas: assign((_, {areas, isFromDevice}: ReadAreas) => ({areas, isFromDevice})),
    showRange: effect<{range: DateRange}>('showRange'),
  },
  guards: {
    hasQuestions: (_, {areas}: ReadAreas) => areas.some(({questions}) => questions > 0),
    isOffline: (_, {failure}: {failure: RequestFailure}) => failure === 'offline',
    /** It lies within the bounds, from its first to its last day, and is not the one that is shown. */
    isChoice: ({context}, {range}: {range: DateRange}) => {
      const clamped = clampedRange(range, context.bounds)
      return clamped !== null && isSame(clamped, range) && !isSame(range, context.range)
    },
    isFromDevice: ({context}) => context.isFromDevice,
  },
}).createMachine({
  id: 'questionDonut',
  context: ({input}) => ({...input, areas: [], isFromDevice: false}),
  initial: 'asking',
  states: {
    asking: {
      initial: 'loading',
      invoke: {id: 'readDonut', src: 'readDonut', input: ({context: {range}}) => ({range})},
      on: {
        'donut.arrived': [
          {
            guard: {type: 'hasQuestions', params: ({event}) => event},
            target: '.shown',
            actions: {type: 'storeAreas', params: ({event}) => event},
          },
          {target: '.empty', actions: {type: 'storeAreas', params: ({event}) => event}},
        ],
        'range.set': {
          guard: {type: 'isChoice', params: ({event}) => ({range: event.range})},
          target: 'asking',
          reenter: true,
          actions: [
            {type: 'storeRange', params: ({event}) => ({range: event.range})},
            {type: 'showRange', params: ({event}) => ({range: event.range})},
          ],
        },
        'address.changed': {
          guard: {type: 'isChoice', params: ({event}) => ({range: event.range})},
          target: 'asking',
          reenter: true,
          actions: {type: 'storeRange', params: ({event}) => ({range: event.range})},
        },
      },
      states: {
        loading: {
          tags: 'pending',
          on: {
            'donut.failed': [
              {guard: {type: 'isOffline', params: ({event}) => ({failure: event.failure})}, target: 'offline'},
              {target: 'failed'},
            ],
          },
        },
        shown: {on: {'network.returned': {guard: 'isFromDevice', target: '#questionDonut.asking', reenter: true}}},
        empty: {},
        offline: {
          on: {
            'donut.retry': {target: '#questionDonut.asking', reenter: true},
            'network.returned': {target: '#questionDonut.asking', reenter: true},
          },
        },
        failed: {
          on: {
            'donut.retry': {target: '#questionDonut.asking', reenter: true},
            'network.returned': {target: '#questionDonut.asking', reenter: true},
          },
        },
      },
    },
  },
})
