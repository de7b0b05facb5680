import {assign, setup} from 'xstate'
import {boundedPage, hasNextPage, isNextBeyond, windowOf} from '../../domain/decks/paging.ts'
import {effect, notProvided} from '../shared/notProvided.ts'
import type {MoreAsked, MoreCards, PagingContext, PagingEvent, PagingInput} from './paging.types.ts'

/**
 * The pages of the cards (flow F-092; spec 2§4): what lies beyond the cards that are here is fetched when its page is
 * asked for, five pages at once.
 */
export const pagingMachine = setup({
  types: {} as {context: PagingContext; events: PagingEvent; input: PagingInput; tags: 'pending'},
  actors: {
    loadMore: notProvided<MoreCards, MoreAsked>('loadMore'),
  },
  actions: {
    storeNext: assign(({context}) => ({page: context.page + 1, hasFailed: false})),
    storePrevious: assign(({context}) => ({page: context.page - 1, hasFailed: false})),
    storeFirst: assign({page: 1, hasFailed: false}),
    storeKnown: assign(({context}, known: {cached: number; total: number}) => ({
      ...known,
      page: boundedPage({...context, ...known}),
    })),
    storeFailure: assign({hasFailed: true}),
    /** The cards join those of the list. */
    handOver: effect<MoreCards>('handOver'),
  },
  guards: {
    hasPrevious: ({context}) => context.page > 1,
    hasCachedNext: ({context}) => hasNextPage(context) && !isNextBeyond(context),
    hasNext: ({context}) => hasNextPage(context),
  },
}).createMachine({
  id: 'paging',
  context: ({input}) => ({...input, page: 1, total: 0, cached: 0, hasFailed: false}),
  initial: 'ready',
  on: {
    'list.arrived': {
      actions: {type: 'storeKnown', params: ({event}) => ({cached: event.cached, total: event.total})},
    },
    'list.reset': {target: '.ready', actions: 'storeFirst'},
  },
  states: {
    ready: {
      on: {
        'page.next': [
          {guard: 'hasCachedNext', actions: 'storeNext'},
          {guard: 'hasNext', target: 'fetching'},
        ],
        'page.previous': {guard: 'hasPrevious', actions: 'storePrevious'},
      },
    },
    fetching: {
      tags: 'pending',
      invoke: {
        id: 'loadMore',
        src: 'loadMore',
        input: ({context}) => ({skip: context.cached, limit: windowOf(context.pageSize)}),
        onDone: {
          target: 'ready',
          actions: ['storeNext', {type: 'handOver', params: ({event}) => event.output}],
        },
        onError: {target: 'ready', actions: 'storeFailure'},
      },
    },
  },
})
