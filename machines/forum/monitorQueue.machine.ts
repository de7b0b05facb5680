import {assign, sendTo, setup} from 'xstate'
import {isSendable} from '../../domain/forum/body.ts'
import {requestFailureIn} from '../../domain/profile/requestFailure.ts'
import {codeOf} from '../shared/codeOf.ts'
import {effect, noListener, notProvided} from '../shared/notProvided.ts'
import type {
  LoadedQueue,
  MonitorItem,
  QueueChange,
  QueueCommand,
  QueueContext,
  QueueEvent,
} from './monitorQueue.types.ts'

type Known = Pick<QueueContext, 'items' | 'total'>

/** The first page once more: what it should hold and does not is answered, and what waits less long stays behind it. */
function refreshed({items}: Known, page: LoadedQueue): Known {
  const last = page.items.length < page.total ? (page.items.at(-1)?.requestedAt ?? '') : null
  const isHere = ({comment}: MonitorItem) => page.items.some((one) => one.comment.id === comment.id)
  const later = last === null ? [] : items.filter((item) => !isHere(item) && item.requestedAt >= last)
  return {items: [...page.items, ...later], total: page.total}
}

/** A further page behind what is known; one that is known stands where it is. */
function extended({items}: Known, page: LoadedQueue): Known {
  const known = new Set(items.map(({comment}) => comment.id))
  return {items: [...items, ...page.items.filter(({comment}) => !known.has(comment.id))], total: page.total}
}

const none: QueueChange = {kind: 'release', id: '', key: ''}

/**
 * What waits for a person of the staff (spec 2§4, ours): oldest first; who answers takes a comment first, so that two do
 * not answer the same.
 */
export const monitorQueueMachine = setup({
  types: {} as {context: QueueContext; events: QueueEvent},
  actors: {
    /** Rejects with a request failure, as the next two do. */
    loadQueue: notProvided<LoadedQueue>('loadQueue'),
    /** The comment as it waits now; null once it is answered. */
    changeRequest: notProvided<MonitorItem | null, QueueChange>('changeRequest'),
    loadMore: notProvided<LoadedQueue, {readonly after: string}>('loadMore'),
    /** Sends the first page from time to time and when it is told to, for as long as the page is open. */
    followQueue: noListener<undefined, QueueCommand>(),
  },
  actions: {
    storeQueue: assign((_, {items, total}: LoadedQueue) => ({items, total, failed: null})),
    storeMore: assign(({context}, page: LoadedQueue) => extended(context, page)),
    storeRefreshed: assign(({context}, {items, total}: LoadedQueue) => refreshed(context, {items, total})),
    storeChange: assign((_, {change}: {change: QueueChange}) => ({change, failed: null})),
    storeChanged: assign(({context: {items, total, change}}, {item}: {item: MonitorItem | null}) => ({
      items: items.flatMap((one) => (one.comment.id === change?.id ? (item ?? []) : one)),
      total: item === null ? total - 1 : total,
      change: null,
    })),
    storeFailure: assign(({context: {change}}, {error}: {error: unknown}) => ({
      change: null,
      failed: change && {id: change.id, isTaken: codeOf(error) === 'ALREADY_CLAIMED'},
    })),
    notifyAnswered: effect('notifyAnswered'),
  },
  guards: {
    hasItems: ({context}) => context.items.length > 0,
    hasOthers: ({context}) => context.items.length === 0 && context.total > 0,
    hasNone: ({context}) => context.items.length === 0,
    hasMore: ({context}) => context.items.length < context.total,
    isAny: (_, {items}: {items: readonly MonitorItem[]}) => items.length > 0,
    isAnswered: (_, {item}: {item: MonitorItem | null}) => item === null,
    isWhole: (_, {change}: {change: QueueChange}) => change.kind !== 'reply' || isSendable(change.body),
    isOffline: (_, {error}: {error: unknown}) => requestFailureIn(error) === 'offline',
  },
}).createMachine({
  id: 'monitorQueue',
  context: {items: [], total: 0, change: null, failed: null},
  invoke: {id: 'followQueue', src: 'followQueue', input: undefined, onError: {}},
  initial: 'loading',
  on: {'queue.refresh': {actions: sendTo('followQueue', {type: 'queue.refresh'})}},
  states: {
    loading: {
      invoke: {
        id: 'loadQueue',
        src: 'loadQueue',
        onDone: {target: 'list', actions: {type: 'storeQueue', params: ({event}) => event.output}},
        onError: [
          {guard: {type: 'isOffline', params: ({event}) => ({error: event.error})}, target: 'offline'},
          {target: 'failed'},
        ],
      },
    },
    offline: {on: {'queue.reload': 'loading', 'network.returned': 'loading'}},
    failed: {on: {'queue.reload': 'loading', 'network.returned': 'loading'}},
    empty: {
      on: {
        'queue.reload': 'loading',
        'queue.arrived': {
          guard: {type: 'isAny', params: ({event}) => ({items: event.items})},
          target: 'list',
          actions: {type: 'storeRefreshed', params: ({event}) => event},
        },
      },
    },
    list: {
      initial: 'reading',
      on: {'queue.reload': 'loading'},
      states: {
        reading: {
          always: [
            {guard: 'hasOthers', target: '#monitorQueue.loading'},
            {guard: 'hasNone', target: '#monitorQueue.empty'},
          ],
          on: {
            'queue.more': {guard: 'hasMore', target: 'loadingMore'},
            'queue.arrived': {actions: {type: 'storeRefreshed', params: ({event}) => event}},
            'request.change': {
              guard: {type: 'isWhole', params: ({event}) => ({change: event})},
              target: 'changing',
              actions: {type: 'storeChange', params: ({event: {type: _type, ...change}}) => ({change})},
            },
          },
        },
        loadingMore: {
          invoke: {
            id: 'loadMore',
            src: 'loadMore',
            input: ({context}) => ({after: context.items.at(-1)?.comment.id ?? ''}),
            onDone: {target: 'reading', actions: {type: 'storeMore', params: ({event}) => event.output}},
            onError: 'moreFailed',
          },
        },
        moreFailed: {on: {'queue.more': 'loadingMore'}},
        changing: {
          invoke: {
            id: 'changeRequest',
            src: 'changeRequest',
            input: ({context}) => context.change ?? none,
            onDone: [
              {
                guard: {type: 'isAnswered', params: ({event}) => ({item: event.output})},
                target: 'reading',
                actions: [{type: 'storeChanged', params: {item: null}}, 'notifyAnswered'],
              },
              {
                target: 'reading',
                actions: {type: 'storeChanged', params: ({event}) => ({item: event.output})},
              },
            ],
            onError: {
              target: 'reading',
              actions: {type: 'storeFailure', params: ({event}) => ({error: event.error})},
            },
          },
        },
      },
    },
  },
})
