import {assign, setup} from 'xstate'
import {rankingView} from '../../domain/performance/ranking.ts'
import {requestFailureIn} from '../../domain/profile/requestFailure.ts'
import {effect, notProvided} from '../shared/notProvided.ts'
import type {
  LoadedRanking,
  MockRankingContext,
  MockRankingEvent,
  MockRankingInput,
  MockTemplate,
} from './mockRanking.types.ts'

const noRanking: LoadedRanking = {rows: [], percentile: null, isFromDevice: false}

/**
 * The ranking of a mock exam (flow F-124; spec 3§2.1, 3§5, 3§9): shown only once a mock exam is chosen, and with three
 * ranked students at least. The choice stands in the address; one that is not among the mock exams is none.
 */
export const mockRankingMachine = setup({
  types: {} as {context: MockRankingContext; events: MockRankingEvent; input: MockRankingInput; tags: 'pending'},
  actors: {
    /** Rejects with a request failure when neither server nor device knows them. */
    loadTemplates: notProvided<readonly MockTemplate[]>('loadTemplates'),
    /** Rejects with a request failure. */
    loadRanking: notProvided<LoadedRanking, {template: string}>('loadRanking'),
  },
  actions: {
    storeTemplates: assign((_, {templates}: {templates: readonly MockTemplate[]}) => ({templates})),
    storeTemplate: assign((_, {template}: {template: string | null}) => ({template, ...noRanking})),
    storeRanking: assign((_, ranking: LoadedRanking) => ranking),
    showTemplate: effect<{template: string}>('showTemplate'),
  },
  guards: {
    hasNoTemplates: ({context}) => context.templates.length === 0,
    isKnown: ({context}) => context.templates.some(({template}) => template === context.template),
    isOther: ({context}, {template}: {template: string | null}) => template !== context.template,
    isChoice: ({context}, {template}: {template: string}) =>
      template !== context.template && context.templates.some((one) => one.template === template),
    isEmpty: (_, {rows}: LoadedRanking) => rankingView(rows).kind === 'empty',
    isInsufficient: (_, {rows}: LoadedRanking) => rankingView(rows).kind === 'insufficient',
    isOffline: (_, {error}: {error: unknown}) => requestFailureIn(error) === 'offline',
    isFromDevice: ({context}) => context.isFromDevice,
  },
}).createMachine({
  id: 'mockRanking',
  context: ({input}) => ({...input, templates: [], ...noRanking}),
  initial: 'listing',
  states: {
    listing: {
      initial: 'asking',
      on: {
        'address.changed': {actions: {type: 'storeTemplate', params: ({event}) => ({template: event.template})}},
      },
      states: {
        asking: {
          tags: 'pending',
          invoke: {
            id: 'loadTemplates',
            src: 'loadTemplates',
            onDone: {
              target: '#mockRanking.chosen',
              actions: {type: 'storeTemplates', params: ({event}) => ({templates: event.output})},
            },
            onError: [
              {guard: {type: 'isOffline', params: ({event}) => ({error: event.error})}, target: 'offline'},
              {target: 'failed'},
            ],
          },
        },
        offline: {on: {'ranking.retry': 'asking', 'network.returned': 'asking'}},
        failed: {on: {'ranking.retry': 'asking', 'network.returned': 'asking'}},
      },
    },
    chosen: {
      initial: 'deciding',
      on: {
        'template.choose': {
          guard: {type: 'isChoice', params: ({event}) => ({template: event.template})},
          target: '.loading',
          actions: [
            {type: 'storeTemplate', params: ({event}) => ({template: event.template})},
            {type: 'showTemplate', params: ({event}) => ({template: event.template})},
          ],
        },
        'address.changed': {
          guard: {type: 'isOther', params: ({event}) => ({template: event.template})},
          target: '.deciding',
          actions: {type: 'storeTemplate', params: ({event}) => ({template: event.template})},
        },
      },
      states: {
        deciding: {
          always: [
            {guard: 'hasNoTemplates', target: 'empty'},
            {guard: 'isKnown', target: 'loading'},
            {target: 'noTemplate'},
          ],
        },
        noTemplate: {},
        loading: {
          tags: 'pending',
          invoke: {
            id: 'loadRanking',
            src: 'loadRanking',
            // One is chosen: nobody comes here without.
            input: ({context}) => ({template: context.template ?? ''}),
            onDone: [
              {
                guard: {type: 'isEmpty', params: ({event}) => event.output},
                target: 'empty',
                actions: {type: 'storeRanking', params: ({event}) => event.output},
              },
              {
                guard: {type: 'isInsufficient', params: ({event}) => event.output},
                target: 'insufficient',
                actions: {type: 'storeRanking', params: ({event}) => event.output},
              },
              {target: 'shown', actions: {type: 'storeRanking', params: ({event}) => event.output}},
            ],
            onError: [
              {guard: {type: 'isOffline', params: ({event}) => ({error: event.error})}, target: 'offline'},
              {target: 'failed'},
            ],
          },
        },
        shown: {on: {'network.returned': {guard: 'isFromDevice', target: 'loading'}}},
        insufficient: {},
        empty: {},
        offline: {on: {'ranking.retry': 'loading', 'network.returned': 'loading'}},
        failed: {on: {'ranking.retry': 'loading', 'network.returned': 'loading'}},
      },
    },
  },
})
