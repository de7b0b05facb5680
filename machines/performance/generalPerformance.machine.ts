import {assign, setup} from 'xstate'
import type {DateRange} from '../../domain/performance/ranges.ts'
import type {RequestFailure} from '../../domain/profile/requestFailure.ts'
import {effect, noListener} from '../shared/notProvided.ts'
import type {
  AreaAnswers,
  ChartChoice,
  ChartPoint,
  GeneralPerformanceContext,
  GeneralPerformanceEvent,
  GeneralPerformanceInput,
} from './generalPerformance.types.ts'

type Shown = {readonly choice: GeneralPerformanceInput}

const isSameRange = (one: DateRange, other: DateRange) => one.first === other.first && one.last === other.last

/**
 * The page of the general performance (flow F-121; spec 3§2.1, 3§5, 3§7): the chart of the weeks by tag, and the donut of
 * the questions of a range. Each is read by itself, so that one that fails leaves the other. Both are read again every 24
 * hours by what reads them; what was read before stands meanwhile.
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
    /** The same for `donut.arrived` or `donut.failed`. */
    readDonut: noListener<{range: DateRange}>(),
  },
  actions: {
    storeChoice: assign((_, choice: Partial<GeneralPerformanceInput>) => choice),
    storePoints: assign((_, {points, isFromDevice}: {points: readonly ChartPoint[]; isFromDevice: boolean}) => ({
      points,
      isChartFromDevice: isFromDevice,
    })),
    storeAreas: assign((_, {areas, isFromDevice}: {areas: readonly AreaAnswers[]; isFromDevice: boolean}) => ({
      areas,
      isDonutFromDevice: isFromDevice,
    })),
    showChoice: effect<Shown>('showChoice'),
  },
  guards: {
    hasAnswers: (_, {points}: {points: readonly ChartPoint[]}) =>
      points.some(({correct, wrong}) => correct + wrong > 0),
    hasQuestions: (_, {areas}: {areas: readonly AreaAnswers[]}) => areas.some(({questions}) => questions > 0),
    isOffline: (_, {failure}: {failure: RequestFailure}) => failure === 'offline',
    isOtherChart: ({context}, {tag, span}: Partial<ChartChoice>) =>
      (tag ?? context.tag) !== context.tag || (span ?? context.span) !== context.span,
    isOtherRange: ({context}, {range}: {range: DateRange}) => !isSameRange(range, context.range),
    isChartFromDevice: ({context}) => context.isChartFromDevice,
    isDonutFromDevice: ({context}) => context.isDonutFromDevice,
  },
}).createMachine({
  id: 'generalPerformance',
  context: ({input}) => ({...input, points: [], areas: [], isChartFromDevice: false, isDonutFromDevice: false}),
  type: 'parallel',
  states: {
    chart: {
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
          guard: {type: 'isOtherChart', params: ({event}) => ({tag: event.tag})},
          target: '.loading',
          reenter: true,
          actions: [
            {type: 'storeChoice', params: ({event}) => ({tag: event.tag})},
            {type: 'showChoice', params: ({context: {span, range}, event: {tag}}) => ({choice: {tag, span, range}})},
          ],
        },
        'span.set': {
          guard: {type: 'isOtherChart', params: ({event}) => ({span: event.span})},
          target: '.loading',
          reenter: true,
          actions: [
            {type: 'storeChoice', params: ({event}) => ({span: event.span})},
            {type: 'showChoice', params: ({context: {tag, range}, event: {span}}) => ({choice: {tag, span, range}})},
          ],
        },
        'address.changed': {
          guard: {type: 'isOtherChart', params: ({event: {tag, span}}) => ({tag, span})},
          target: '.loading',
          reenter: true,
          actions: {type: 'storeChoice', params: ({event: {tag, span}}) => ({tag, span})},
        },
        'network.returned': {guard: 'isChartFromDevice', target: '.loading', reenter: true},
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
        shown: {},
        empty: {},
        offline: {
          on: {
            'chart.retry': {target: '#generalPerformance.chart', reenter: true},
            'network.returned': {target: '#generalPerformance.chart', reenter: true},
          },
        },
        failed: {
          on: {
            'chart.retry': {target: '#generalPerformance.chart', reenter: true},
            'network.returned': {target: '#generalPerformance.chart', reenter: true},
          },
        },
      },
    },
    donut: {
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
          guard: {type: 'isOtherRange', params: ({event}) => ({range: event.range})},
          target: '.loading',
          reenter: true,
          actions: [
            {type: 'storeChoice', params: ({event}) => ({range: event.range})},
            {type: 'showChoice', params: ({context: {tag, span}, event: {range}}) => ({choice: {tag, span, range}})},
          ],
        },
        'address.changed': {
          guard: {type: 'isOtherRange', params: ({event}) => ({range: event.range})},
          target: '.loading',
          reenter: true,
          actions: {type: 'storeChoice', params: ({event}) => ({range: event.range})},
        },
        'network.returned': {guard: 'isDonutFromDevice', target: '.loading', reenter: true},
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
        shown: {},
        empty: {},
        offline: {
          on: {
            'donut.retry': {target: '#generalPerformance.donut', reenter: true},
            'network.returned': {target: '#generalPerformance.donut', reenter: true},
          },
        },
        failed: {
          on: {
            'donut.retry': {target: '#generalPerformance.donut', reenter: true},
            'network.returned': {target: '#generalPerformance.donut', reenter: true},
          },
        },
      },
    },
  },
})
