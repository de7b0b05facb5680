import {assign, setup} from 'xstate'
import type {RequestFailure} from '../../domain/profile/requestFailure.ts'
import {effect, noListener} from '../shared/notProvided.ts'
import type {
  ChartChoice,
  GeneralPerformanceContext,
  GeneralPerformanceEvent,
  GeneralPerformanceInput,
  ReadPoints,
} from './generalPerformance.types.ts'

/**
 * The chart of the general performance (flow F-121; spec 3§2.1, 3§7): right answers by week, of the questions of a tag,
 * with the line of all students. Another tag or span is another chart. It is read again every 24 hours by what reads it;
 * what was read before stands meanwhile. The donut beside it is a chart of its own.
 */
export const generalPerformanceMachine = setup({
  types: {} as {
    context: GeneralPerformanceContext
    events: GeneralPerformanceEvent
    input: GeneralPerformanceInput
    tags: 'pending'
  },
  actors: {
    /** Reads at once and every 24 hours, from the device and then from the server: `chart.arrived` or `chart.failed`. */
    readChart: noListener<ChartChoice>(),
  },
  actions: {
    storeChoice: assign((_, choice: Partial<ChartChoice>) => choice),
    storePoints: assign((_, {points, isFromDevice}: ReadPoints) => ({points, isFromDevice})),
    showChoice: effect<{choice: ChartChoice}>('showChoice'),
  },
  guards: {
    hasAnswers: (_, {points}: ReadPoints) => points.some(({correct, wrong}) => correct + wrong > 0),
    isOffline: (_, {failure}: {failure: RequestFailure}) => failure === 'offline',
    isOther: ({context}, {tag = context.tag, span = context.span}: Partial<ChartChoice>) =>
      tag !== context.tag || span !== context.span,
    isFromDevice: ({context}) => context.isFromDevice,
  },
}).createMachine({
  id: 'generalPerformance',
  context: ({input}) => ({...input, points: [], isFromDevice: false}),
  initial: 'asking',
  states: {
    asking: {
      initial: 'loading',
      invoke: {id: 'readChart', src: 'readChart', input: ({context: {tag, span}}) => ({tag, span})},
      on: {
        'chart.arrived': [
          {
            guard: {type: 'hasAnswers', params: ({event}) => event},
            target: '.shown',
            actions: {type: 'storePoints', params: ({event}) => event},
          },
          {target: '.empty', actions: {type: 'storePoints', params: ({event}) => event}},
        ],
        'tag.set': {
          guard: {type: 'isOther', params: ({event}) => ({tag: event.tag})},
          target: 'asking',
          reenter: true,
          actions: [
            {type: 'storeChoice', params: ({event}) => ({tag: event.tag})},
            {type: 'showChoice', params: ({context: {span}, event: {tag}}) => ({choice: {tag, span}})},
          ],
        },
        'span.set': {
          guard: {type: 'isOther', params: ({event}) => ({span: event.span})},
          target: 'asking',
          reenter: true,
          actions: [
            {type: 'storeChoice', params: ({event}) => ({span: event.span})},
            {type: 'showChoice', params: ({context: {tag}, event: {span}}) => ({choice: {tag, span}})},
          ],
        },
        'address.changed': {
          guard: {type: 'isOther', params: ({event: {tag, span}}) => ({tag, span})},
          target: 'asking',
          reenter: true,
          actions: {type: 'storeChoice', params: ({event: {tag, span}}) => ({tag, span})},
        },
      },
      states: {
        loading: {
          tags: 'pending',
          on: {
            'chart.failed': [
              {guard: {type: 'isOffline', params: ({event}) => ({failure: event.failure})}, target: 'offline'},
              {target: 'failed'},
            ],
          },
        },
        shown: {
          on: {'network.returned': {guard: 'isFromDevice', target: '#generalPerformance.asking', reenter: true}},
        },
        empty: {},
        offline: {
          on: {
            'chart.retry': {target: '#generalPerformance.asking', reenter: true},
            'network.returned': {target: '#generalPerformance.asking', reenter: true},
          },
        },
        failed: {
          on: {
            'chart.retry': {target: '#generalPerformance.asking', reenter: true},
            'network.returned': {target: '#generalPerformance.asking', reenter: true},
          },
        },
      },
    },
  },
})
