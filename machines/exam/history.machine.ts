import {assign, setup} from 'xstate'
import type {ExamRoute} from '../../domain/exam/exam.types.ts'
import {canBeAdded, type HistoryEntry} from '../../domain/exam/history.ts'
import {requestFailureIn} from '../../domain/profile/requestFailure.ts'
import {effect, notProvided} from '../shared/notProvided.ts'
import type {
  CreatedExtra,
  ExtraWish,
  HistoryContext,
  HistoryEvent,
  HistoryInput,
  LoadedHistory,
} from './history.types.ts'

/** The same mock exam wished again after a failure is the same wish: the server may have heard of it. */
const wishAfter = (before: ExtraWish | null, wish: ExtraWish): ExtraWish =>
  before?.template === wish.template ? before : wish

const isOffered = ({entries, kind}: HistoryContext, template: string): boolean =>
  entries.some((entry: HistoryEntry) => entry.template === template && canBeAdded(entry, kind))

/**
 * The student's exams of one kind (flow F-076; spec 3§2.2, 3§4, 3§7). Another kind is another list. An unfinished mock exam
 * is made an extra under one idempotency key for each wish, and opened.
 */
export const historyMachine = setup({
  types: {} as {context: HistoryContext; events: HistoryEvent; input: HistoryInput; tags: 'pending' | 'listed'},
  actors: {
    /** Rejects with a request failure when neither server nor device knows the list. */
    loadHistory: notProvided<LoadedHistory, ExamRoute>('loadHistory'),
    /** Rejects with a request failure. */
    createExtra: notProvided<CreatedExtra, ExtraWish>('createExtra'),
  },
  actions: {
    storeKind: assign((_, {kind}: {kind: ExamRoute}) => ({
      kind,
      entries: [],
      isFromDevice: false,
      wish: null,
      isRefused: false,
    })),
    storeHistory: assign((_, {entries, isFromDevice}: LoadedHistory) => ({entries, isFromDevice})),
    storeWish: assign(({context}, wish: ExtraWish) => ({wish: wishAfter(context.wish, wish), isRefused: false})),
    storeRefusal: assign((_, {error}: {error: unknown}) => ({isRefused: requestFailureIn(error) === 'refused'})),
    clearWish: assign({wish: null}),
    openExtra: effect<CreatedExtra>('openExtra'),
    notifyAdded: effect('notifyAdded'),
    notifyAddFailed: effect('notifyAddFailed'),
  },
  guards: {
    hasEntries: (_, {entries}: LoadedHistory) => entries.length > 0,
    isOffered: ({context}, {template}: {template: string}) => isOffered(context, template),
    isOtherKind: ({context}, {kind}: {kind: ExamRoute}) => context.kind !== kind,
    isOffline: (_, {error}: {error: unknown}) => requestFailureIn(error) === 'offline',
  },
}).createMachine({
  id: 'history',
  context: ({input}) => ({...input, entries: [], isFromDevice: false, wish: null, isRefused: false}),
  initial: 'loading',
  on: {
    'kind.select': {
      guard: {type: 'isOtherKind', params: ({event}) => ({kind: event.kind})},
      target: '.loading',
      reenter: true,
      actions: {type: 'storeKind', params: ({event}) => ({kind: event.kind})},
    },
  },
  states: {
    loading: {
      tags: 'pending',
      invoke: {
        id: 'loadHistory',
        src: 'loadHistory',
        input: ({context}) => context.kind,
        onDone: [
          {
            guard: {type: 'hasEntries', params: ({event}) => event.output},
            target: 'list',
            actions: {type: 'storeHistory', params: ({event}) => event.output},
          },
          {target: 'empty'},
        ],
        onError: [
          {guard: {type: 'isOffline', params: ({event}) => ({error: event.error})}, target: 'offline'},
          {target: 'failed'},
        ],
      },
    },
    list: {
      tags: 'listed',
      initial: 'idle',
      states: {
        idle: {
          on: {
            'extra.add': {
              guard: {type: 'isOffered', params: ({event}) => ({template: event.template})},
              target: 'adding',
              actions: {type: 'storeWish', params: ({event: {template, key}}) => ({template, key})},
            },
          },
        },
        adding: {
          tags: 'pending',
          invoke: {
            id: 'createExtra',
            src: 'createExtra',
            // The wish is there: whoever comes here has stored it.
            input: ({context}) => context.wish ?? {template: '', key: ''},
            onDone: {
              target: 'idle',
              actions: ['clearWish', 'notifyAdded', {type: 'openExtra', params: ({event}) => event.output}],
            },
            onError: {
              target: 'addFailed',
              actions: [{type: 'storeRefusal', params: ({event}) => ({error: event.error})}, 'notifyAddFailed'],
            },
          },
        },
        addFailed: {
          on: {
            'extra.add': {
              guard: {type: 'isOffered', params: ({event}) => ({template: event.template})},
              target: 'adding',
              actions: {type: 'storeWish', params: ({event: {template, key}}) => ({template, key})},
            },
          },
        },
      },
    },
    empty: {},
    offline: {on: {'history.retry': 'loading', 'network.returned': 'loading'}},
    failed: {on: {'history.retry': 'loading'}},
  },
})
