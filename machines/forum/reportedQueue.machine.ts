import {assign, setup} from 'xstate'
import {requestFailureIn} from '../../domain/profile/requestFailure.ts'
import {notProvided} from '../shared/notProvided.ts'
import type {ReportedContext, ReportedEvent} from './reportedQueue.types.ts'

/** What students reported of the forum or of community cards, for the staff (spec 2§6, ours): each is hidden, or stands. */
export const reportedQueueMachine = setup({
  types: {} as {context: ReportedContext; events: ReportedEvent},
  actors: {
    /** Rejects with a request failure. */
    loadReported: notProvided<ReportedContext>('loadReported'),
  },
  actions: {
    storeQueue: assign((_, {items, total}: ReportedContext) => ({items, total})),
    storeSettled: assign(({context: {items, total}}, {id}: {id: string}) => {
      const left = items.filter((item) => item.id !== id)
      return {items: left, total: total - (items.length - left.length)}
    }),
  },
  guards: {
    hasOthers: ({context}) => context.items.length === 0 && context.total > 0,
    hasNone: ({context}) => context.items.length === 0,
    isOffline: (_, {error}: {error: unknown}) => requestFailureIn(error) === 'offline',
  },
}).createMachine({
  id: 'reportedQueue',
  context: {items: [], total: 0},
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'loadReported',
        src: 'loadReported',
        onDone: {target: 'list', actions: {type: 'storeQueue', params: ({event}) => event.output}},
        onError: [
          {guard: {type: 'isOffline', params: ({event}) => ({error: event.error})}, target: 'offline'},
          {target: 'failed'},
        ],
      },
    },
    offline: {on: {'queue.reload': 'loading', 'network.returned': 'loading'}},
    failed: {on: {'queue.reload': 'loading', 'network.returned': 'loading'}},
    empty: {on: {'queue.reload': 'loading'}},
    list: {
      always: [
        {guard: 'hasOthers', target: 'loading'},
        {guard: 'hasNone', target: 'empty'},
      ],
      on: {
        'queue.reload': 'loading',
        'report.settled': {actions: {type: 'storeSettled', params: ({event}) => ({id: event.id})}},
      },
    },
  },
})
