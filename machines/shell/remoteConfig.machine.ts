import {assign, setup} from 'xstate'
import {isRemoteConfigFresh, type RemoteConfig, remoteConfigTimeout} from '../../domain/shell/remoteConfig.ts'
import type {Instant} from '../../domain/shared/studyDay.ts'
import {effect, notProvided} from '../shared/notProvided.ts'
import type {
  RemoteConfigContext,
  RemoteConfigEvent,
  RemoteConfigFailure,
  RemoteConfigInput,
} from './remoteConfig.types.ts'

/**
 * The operator's values (flow F-013; spec 1§7, 1§8): fetched once the product is idle, and again when they are older than
 * twenty minutes. A fetch that fails or takes a minute leaves what was known; only the log hears of it, and the next
 * one begins a minute after the last.
 */
export const remoteConfigMachine = setup({
  types: {} as {context: RemoteConfigContext; events: RemoteConfigEvent; input: RemoteConfigInput},
  actors: {fetchConfig: notProvided<RemoteConfig, {now: Instant}>('fetchConfig')},
  actions: {
    storeAsked: assign((_, {now}: {now: Instant}) => ({askedAt: now})),
    storeConfig: assign(({context}, {config}: {config: RemoteConfig}) => ({config, fetchedAt: context.askedAt})),
    logFailure: effect<{failure: RemoteConfigFailure}>('logFailure'),
  },
  guards: {
    isFresh: ({context}, {now}: {now: Instant}) => isRemoteConfigFresh(context.fetchedAt, now),
    isDue: ({context}, {now}: {now: Instant}) => !isRemoteConfigFresh(context.askedAt ?? context.fetchedAt, now),
    isMinuteOver: ({context}, {now}: {now: Instant}) =>
      context.askedAt !== null && now - context.askedAt >= remoteConfigTimeout,
  },
}).createMachine({
  id: 'remoteConfig',
  context: ({input}) => ({...input, askedAt: null}),
  initial: 'idle',
  states: {
    idle: {
      on: {
        'config.start': [
          {guard: {type: 'isFresh', params: ({event}) => ({now: event.now})}, target: 'ready'},
          {target: 'fetching', actions: {type: 'storeAsked', params: ({event}) => ({now: event.now})}},
        ],
      },
    },
    fetching: {
      invoke: {
        id: 'fetchConfig',
        src: 'fetchConfig',
        input: ({context}) => ({now: context.askedAt ?? 0}),
        onDone: {target: 'ready', actions: {type: 'storeConfig', params: ({event}) => ({config: event.output})}},
        onError: {target: 'failed', actions: {type: 'logFailure', params: {failure: 'refused'}}},
      },
      on: {
        'clock.ticked': {
          guard: {type: 'isMinuteOver', params: ({event}) => ({now: event.now})},
          target: 'failed',
          actions: {type: 'logFailure', params: {failure: 'timeout'}},
        },
      },
    },
    ready: {
      on: {
        'clock.ticked': {
          guard: {type: 'isDue', params: ({event}) => ({now: event.now})},
          target: 'fetching',
          actions: {type: 'storeAsked', params: ({event}) => ({now: event.now})},
        },
      },
    },
    failed: {
      on: {
        'clock.ticked': {
          guard: {type: 'isMinuteOver', params: ({event}) => ({now: event.now})},
          target: 'fetching',
          actions: {type: 'storeAsked', params: ({event}) => ({now: event.now})},
        },
      },
    },
  },
})
