import {assign, setup} from 'xstate'
import {refetchWait} from '../../domain/profile/refetch.ts'
import {effect, noListener} from '../shared/notProvided.ts'
import type {ProfileFetchContext, ProfileFetchEvent} from './profileFetch.types.ts'

/**
 * The student's profile (flow F-012; spec 1§4, 1§8; C-29): not called, then loading, then loaded. After an error it is
 * asked for again with growing delay, at once when the network is back or the student asks. What is known already stays
 * on the screen meanwhile. Signing out forgets it. The values themselves stand in the profile feed.
 */
export const profileFetchMachine = setup({
  types: {} as {context: ProfileFetchContext; events: ProfileFetchEvent; input: {isOnline: boolean}},
  actors: {watchProfile: noListener<undefined>()},
  actions: {
    storeKnown: assign({isKnown: true, failures: 0, retryAt: null}),
    storeFailure: assign(({context}) => ({failures: context.failures + 1, retryAt: null})),
    storeRetry: assign(({context}, {now}: {now: number}) => ({retryAt: now + refetchWait(context.failures)})),
    storeOnline: assign((_, {isOnline}: {isOnline: boolean}) => ({isOnline})),
    clearProfile: assign({isKnown: false, failures: 0, retryAt: null}),
    forgetProfile: effect('forgetProfile'),
  },
  guards: {
    isFirstTick: ({context}) => context.retryAt === null,
    isDue: ({context}, {now}: {now: number}) => context.retryAt !== null && now >= context.retryAt,
  },
}).createMachine({
  id: 'profileFetch',
  context: ({input}) => ({...input, isKnown: false, failures: 0, retryAt: null}),
  initial: 'notCalled',
  on: {
    'network.lost': {actions: {type: 'storeOnline', params: {isOnline: false}}},
    'network.restored': {actions: {type: 'storeOnline', params: {isOnline: true}}},
  },
  states: {
    notCalled: {on: {'profile.ask': 'following'}},
    following: {
      invoke: {
        id: 'watchProfile',
        src: 'watchProfile',
        input: undefined,
        onError: {target: '.failed', actions: 'storeFailure'},
      },
      on: {
        'profile.ask': {target: 'following', reenter: true},
        'profile.forget': {target: 'notCalled', actions: ['clearProfile', 'forgetProfile']},
        'profile.arrived': {target: '.loaded', actions: 'storeKnown'},
        'profile.failed': {target: '.failed', actions: 'storeFailure'},
      },
      initial: 'loading',
      states: {
        loading: {},
        loaded: {},
        failed: {
          on: {
            'retry.now': {target: '#profileFetch.following', reenter: true},
            'network.restored': {
              target: '#profileFetch.following',
              reenter: true,
              actions: {type: 'storeOnline', params: {isOnline: true}},
            },
            'clock.ticked': [
              {guard: 'isFirstTick', actions: {type: 'storeRetry', params: ({event}) => ({now: event.now})}},
              {
                guard: {type: 'isDue', params: ({event}) => ({now: event.now})},
                target: '#profileFetch.following',
                reenter: true,
              },
            ],
          },
        },
      },
    },
  },
})
