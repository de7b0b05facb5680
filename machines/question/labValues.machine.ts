import {assign, setup} from 'xstate'
import {type LabGroup, labsMatching} from '../../domain/question/labValues.ts'
import {notProvided} from '../shared/notProvided.ts'
import type {LabValuesContext, LabValuesEvent, LabValuesInput} from './labValues.types.ts'

/**
 * The panel of usual laboratory values beside a question. It is open until it is closed: going to another question keeps
 * it and what was searched in it.
 */
export const labValuesMachine = setup({
  types: {} as {context: LabValuesContext; events: LabValuesEvent; input: LabValuesInput; tags: 'pending' | 'shown'},
  actors: {
    /** The values, which no question needs before. Rejects when their file cannot be had. */
    loadLabValues: notProvided<readonly LabGroup[]>('loadLabValues'),
  },
  actions: {
    storeGroups: assign((_, {groups}: {groups: readonly LabGroup[]}) => ({groups})),
    storeQuery: assign((_, {query}: {query: string}) => ({query})),
    clearQuery: assign({query: ''}),
  },
  guards: {
    isLoaded: ({context}) => context.groups.length > 0,
    wasLoading: ({context}) => context.wasOpen && context.groups.length === 0,
    wasFound: ({context: {wasOpen, groups, query}}) => wasOpen && labsMatching(groups, query).length > 0,
    wasOpen: ({context}) => context.wasOpen,
    isFound: ({context: {groups}}, {query}: {query: string}) => labsMatching(groups, query).length > 0,
  },
}).createMachine({
  id: 'labValues',
  context: ({input}) => ({...input}),
  initial: 'opening',
  states: {
    opening: {
      always: [
        {guard: 'wasLoading', target: 'loading'},
        {guard: 'wasFound', target: 'open.found'},
        {guard: 'wasOpen', target: 'open.nothing'},
        {target: 'closed'},
      ],
    },
    closed: {
      entry: 'clearQuery',
      on: {'labs.toggle': [{guard: 'isLoaded', target: 'open'}, {target: 'loading'}]},
    },
    loading: {
      tags: ['pending', 'shown'],
      on: {'labs.toggle': 'closed', 'labs.close': 'closed'},
      invoke: {
        id: 'loadLabValues',
        src: 'loadLabValues',
        onDone: {target: 'open', actions: {type: 'storeGroups', params: ({event}) => ({groups: event.output})}},
        onError: 'failed',
      },
    },
    failed: {tags: 'shown', on: {'labs.retry': 'loading', 'labs.toggle': 'closed', 'labs.close': 'closed'}},
    open: {
      tags: 'shown',
      initial: 'found',
      on: {
        'labs.toggle': 'closed',
        'labs.close': 'closed',
        'labs.search': [
          {
            guard: {type: 'isFound', params: ({event: {query}}) => ({query})},
            target: '.found',
            actions: {type: 'storeQuery', params: ({event: {query}}) => ({query})},
          },
          {target: '.nothing', actions: {type: 'storeQuery', params: ({event: {query}}) => ({query})}},
        ],
      },
      states: {found: {}, nothing: {}},
    },
  },
})
