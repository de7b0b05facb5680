import {assign, enqueueActions, sendTo, setup} from 'xstate'
import type {WriteConfirmed, WriteRefused} from '../shared/events.ts'
import {noListener, notProvided} from '../shared/notProvided.ts'
import {isDiscardable, laneHeads} from './outbox.queue.ts'
import {settle} from './outbox.settle.ts'
import type {Delivery, DeliveryInput, OutboxContext, OutboxEntry, OutboxEvent, StoreCommand} from './outbox.types.ts'

/** Retries wait 1 s, 2 s, 4 s … up to this many milliseconds. */
const longestWait = 60_000
const waitAfter = (failures: number) => Math.min(longestWait, 1_000 * 2 ** Math.max(0, failures - 1))

const withoutEntry = (entries: readonly OutboxEntry[], key: string) => entries.filter((entry) => entry.key !== key)
const without = (keys: readonly string[], key: string) => keys.filter((candidate) => candidate !== key)

/** Entries of storage merged with those that live in memory only, which stay before what was requested after them. */
function merge({entries, kept}: OutboxContext, stored: readonly OutboxEntry[]): Partial<OutboxContext> {
  const known = new Set(stored.map((entry) => entry.key))
  let merged = stored
  for (const [index, entry] of entries.entries()) {
    if (known.has(entry.key) || kept.includes(entry.key)) continue
    const later = new Set(entries.slice(index + 1).map(({key}) => key))
    const place = merged.findIndex(({key}) => later.has(key))
    merged = merged.toSpliced(place === -1 ? merged.length : place, 0, entry)
  }
  return {entries: merged, kept: [...known]}
}

/**
 * The outbox (D-01 to D-03): every write is kept on the device before it is sent, sent one at a time per activity,
 * forgotten only when the server took it, and sent again after reconnect, reload, crash or renewed login. Several tabs
 * share one storage; the deliverer makes sure that one of them sends. Where the device keeps nothing, entries are sent from
 * memory, and said to be there only.
 */
export const outboxMachine = setup({
  types: {} as {
    context: OutboxContext
    events: OutboxEvent
    emitted: WriteConfirmed | WriteRefused
    input: {owner: string | null; isOnline: boolean}
    tags: 'unsettled'
  },
  actors: {
    entryStore: noListener<undefined, StoreCommand>(),
    deliver: notProvided<readonly Delivery[], DeliveryInput>('deliver'),
  },
  actions: {
    storeOwner: assign((_, {owner}: {owner: string | null}) => ({owner, failures: 0, retryAt: null})),
    storeOnline: assign((_, {isOnline}: {isOnline: boolean}) => ({isOnline, failures: 0, retryAt: null})),
    storeEntries: assign(({context}, {entries}: {entries: readonly OutboxEntry[]}) => merge(context, entries)),
    storeLogged: assign(({context}, {entries}: {entries: readonly OutboxEntry[]}) => ({
      ...merge(context, entries),
      kept: context.kept,
    })),
    storeEntry: assign(({context: {entries, unkept, isShut}}, {entry}: {entry: OutboxEntry}) => ({
      entries: [...withoutEntry(entries, entry.key), entry],
      unkept: isShut ? [...without(unkept, entry.key), entry.key] : unkept,
    })),
    storeKept: assign(({context}, {key}: {key: string}) => ({
      kept: [...without(context.kept, key), key],
      unkept: without(context.unkept, key),
      isShut: false,
    })),
    storeUnkept: assign(({context: {entries, kept, unkept}}, {key}: {key: string}) => ({
      kept: without(kept, key),
      // What was sent as soon as it was noted may have been delivered by now.
      unkept: [...without(unkept, key), ...(entries.some((entry) => entry.key === key) ? [key] : [])],
      isShut: true,
    })),
    storeAllUnkept: assign(({context}) => ({
      kept: [],
      unkept: context.entries.map((entry) => entry.key),
      isShut: true,
    })),
    keepAgain: enqueueActions(({enqueue, context}) => {
      for (const entry of context.entries) enqueue.sendTo('entryStore', {type: 'entry.append', entry})
    }),
    storeRetry: assign(({context}, {now}: {now: number}) => ({retryAt: now + waitAfter(context.failures)})),
    storeFailure: assign(({context}) => ({failures: context.failures + 1, retryAt: null})),
    clearFailures: assign({failures: 0, retryAt: null}),
    settle: enqueueActions(({enqueue, context}, {deliveries}: {deliveries: readonly Delivery[]}) => {
      const {queue, commands, facts} = settle(context, deliveries)
      enqueue.assign(queue)
      for (const command of commands) enqueue.sendTo('entryStore', command)
      for (const delivery of deliveries) enqueue.sendTo('entryStore', {type: 'delivery.tell', delivery})
      for (const fact of facts) enqueue.emit(fact)
    }),
    settleHeard: enqueueActions(({enqueue, context}, {delivery}: {delivery: Delivery}) => {
      const {queue, facts} = settle(context, [delivery])
      enqueue.assign(queue)
      for (const fact of facts) enqueue.emit(fact)
    }),
    discard: assign(({context}, {key}: {key: string}) => ({
      entries: context.entries.filter((entry) => entry.key !== key || !isDiscardable(entry)),
    })),
  },
  guards: {
    isSignedOut: ({context}) => context.owner === null,
    isOffline: ({context}) => !context.isOnline,
    hasSomethingToSend: ({context}) => laneHeads(context).length > 0,
    isDue: ({context}, {now}: {now: number}) => context.retryAt !== null && now >= context.retryAt,
    isFirstTick: ({context}) => context.retryAt === null,
    hasUnauthenticated: (_, {deliveries}: {deliveries: readonly Delivery[]}) =>
      deliveries.some(({outcome}) => outcome.kind === 'unauthenticated'),
    hasUnreachable: (_, {deliveries}: {deliveries: readonly Delivery[]}) =>
      deliveries.some(({outcome}) => outcome.kind === 'unreachable'),
    isDiscardable: ({context}, {key}: {key: string}) =>
      context.entries.some((entry) => entry.key === key && isDiscardable(entry)),
  },
}).createMachine({
  id: 'outbox',
  context: ({input}) => ({...input, entries: [], kept: [], unkept: [], retryAt: null, failures: 0, isShut: false}),
  invoke: {
    id: 'entryStore',
    src: 'entryStore',
    input: undefined,
    onError: {target: '.idle', actions: 'storeAllUnkept'},
  },
  initial: 'opening',
  on: {
    'write.requested': {
      actions: [
        {type: 'storeEntry', params: ({event}) => ({entry: event.entry})},
        sendTo('entryStore', ({event}) => ({type: 'entry.append', entry: event.entry})),
      ],
    },
    'write.discard': {
      guard: {type: 'isDiscardable', params: ({event}) => ({key: event.key})},
      actions: [
        {type: 'discard', params: ({event}) => ({key: event.key})},
        sendTo('entryStore', ({event}) => ({type: 'entry.remove', key: event.key})),
      ],
    },
    'store.opened': {actions: {type: 'storeEntries', params: ({event}) => ({entries: event.entries})}},
    'store.refused': {actions: ['storeAllUnkept', 'keepAgain']},
    'store.changed': {actions: {type: 'storeEntries', params: ({event}) => ({entries: event.entries})}},
    'entry.kept': {actions: {type: 'storeKept', params: ({event}) => ({key: event.key})}},
    'entry.unkept': {actions: {type: 'storeUnkept', params: ({event}) => ({key: event.key})}},
    'delivery.heard': {actions: {type: 'settleHeard', params: ({event}) => ({delivery: event.delivery})}},
    'owner.changed': {target: '.idle', actions: {type: 'storeOwner', params: ({event}) => ({owner: event.owner})}},
    'login.lost': '.awaitingLogin',
    'network.lost': {target: '.idle', actions: {type: 'storeOnline', params: {isOnline: false}}},
    'network.restored': {target: '.idle', actions: {type: 'storeOnline', params: {isOnline: true}}},
  },
  states: {
    opening: {
      on: {
        'store.logged': {actions: {type: 'storeLogged', params: ({event}) => ({entries: event.entries})}},
        'store.opened': {
          target: 'idle',
          actions: {type: 'storeEntries', params: ({event}) => ({entries: event.entries})},
        },
        'store.refused': {target: 'idle', actions: ['storeAllUnkept', 'keepAgain']},
        'owner.changed': {actions: {type: 'storeOwner', params: ({event}) => ({owner: event.owner})}},
        'login.lost': {actions: {type: 'storeOwner', params: {owner: null}}},
        'network.lost': {actions: {type: 'storeOnline', params: {isOnline: false}}},
        'network.restored': {actions: {type: 'storeOnline', params: {isOnline: true}}},
      },
    },
    idle: {
      always: [
        {guard: 'isSignedOut', target: 'awaitingLogin'},
        {guard: 'isOffline', target: 'offline'},
        {guard: 'hasSomethingToSend', target: 'delivering'},
      ],
    },
    delivering: {
      tags: 'unsettled',
      invoke: {
        id: 'deliver',
        src: 'deliver',
        input: ({context}) => ({entries: laneHeads(context), unkept: context.unkept}),
        onDone: [
          {
            guard: {type: 'hasUnauthenticated', params: ({event}) => ({deliveries: event.output})},
            target: 'awaitingLogin',
            actions: {type: 'settle', params: ({event}) => ({deliveries: event.output})},
          },
          {
            guard: {type: 'hasUnreachable', params: ({event}) => ({deliveries: event.output})},
            target: 'backingOff',
            actions: [{type: 'settle', params: ({event}) => ({deliveries: event.output})}, 'storeFailure'],
          },
          {
            target: 'idle',
            actions: [{type: 'settle', params: ({event}) => ({deliveries: event.output})}, 'clearFailures'],
          },
        ],
        onError: {target: 'backingOff', actions: 'storeFailure'},
      },
    },
    backingOff: {
      tags: 'unsettled',
      on: {
        'retry.now': 'idle',
        'clock.ticked': [
          {guard: 'isFirstTick', actions: {type: 'storeRetry', params: ({event}) => ({now: event.now})}},
          {guard: {type: 'isDue', params: ({event}) => ({now: event.now})}, target: 'idle'},
        ],
      },
    },
    offline: {},
    awaitingLogin: {
      on: {
        'network.lost': {actions: {type: 'storeOnline', params: {isOnline: false}}},
        'network.restored': {actions: {type: 'storeOnline', params: {isOnline: true}}},
      },
    },
  },
})
