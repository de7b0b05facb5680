import {assign, setup} from 'xstate'
import {effect, noListener, notProvided} from '../shared/notProvided.ts'
import type {SessionContext, SessionEvent, SessionUser} from './session.types.ts'

const parts = setup({
  types: {} as {context: SessionContext; events: SessionEvent; tags: 'resolved' | 'atWork' | 'confirming'},
  actors: {
    watchUser: noListener<undefined>(),
    signOut: notProvided<void>('signOut'),
  },
  actions: {
    storeUser: assign((_, {user}: {user: SessionUser | null}) => ({user})),
    storeWaiting: assign((_, {waiting}: {waiting: number}) => ({waiting})),
    clearUser: assign({user: null, waiting: 0}),
    clearCaches: effect('clearCaches'),
    goHome: effect('goHome'),
    notifySwitched: effect<{user: SessionUser | null}>('notifySwitched'),
    notifySignOutFailed: effect('notifySignOutFailed'),
  },
  guards: {
    isPresent: (_, {user}: {user: SessionUser | null}) => user !== null,
    isSamePerson: ({context}, {user}: {user: SessionUser | null}) => user !== null && user.uid === context.user?.uid,
    hasWaiting: (_, {waiting}: {waiting: number}) => waiting > 0,
  },
})

/** Somebody is at work, and may ask to leave: with writes still on the device the sibling `confirmingSignOut` asks back. */
const mayLeave = parts.createStateConfig({
  on: {
    'session.signOut': [
      {
        guard: {type: 'hasWaiting', params: ({event}) => ({waiting: event.waiting})},
        target: 'confirmingSignOut',
        actions: {type: 'storeWaiting', params: ({event}) => ({waiting: event.waiting})},
      },
      {target: '#session.signingOut'},
    ],
  },
})

/**
 * Who is using the product (flow F-002; spec 1§4): unknown until the identity provider answers, then signed out or
 * signed in. Signing out clears cached data and returns to `/`; with writes still on the device it asks first, and they
 * stay for the next login. A login that ends by itself is asked for again in place (`expired`): the screen stays as it
 * is. Another account's login, in this tab or another, takes its place with a screen and a cache of its own.
 */
export const sessionMachine = parts.createMachine({
  id: 'session',
  context: {user: null, waiting: 0},
  invoke: {id: 'watchUser', src: 'watchUser', input: undefined, onError: '.signedOut'},
  initial: 'restoring',
  states: {
    restoring: {
      on: {
        'user.changed': [
          {
            guard: {type: 'isPresent', params: ({event}) => ({user: event.user})},
            target: 'signedIn',
            actions: {type: 'storeUser', params: ({event}) => ({user: event.user})},
          },
          {target: 'signedOut'},
        ],
      },
    },
    signedOut: {
      tags: 'resolved',
      on: {
        'user.changed': {
          guard: {type: 'isPresent', params: ({event}) => ({user: event.user})},
          target: 'signedIn',
          actions: {type: 'storeUser', params: ({event}) => ({user: event.user})},
        },
      },
    },
    signedIn: {
      tags: ['resolved', 'atWork'],
      on: {
        'user.changed': [
          {guard: {type: 'isSamePerson', params: ({event}) => ({user: event.user})}},
          {
            guard: {type: 'isPresent', params: ({event}) => ({user: event.user})},
            target: '.studying',
            actions: [
              'clearCaches',
              {type: 'storeUser', params: ({event}) => ({user: event.user})},
              {type: 'notifySwitched', params: ({event}) => ({user: event.user})},
              'goHome',
            ],
          },
          {target: 'signedOut', actions: ['clearUser', 'clearCaches', 'goHome']},
        ],
        'session.expired': 'expired',
      },
      initial: 'studying',
      states: {
        studying: mayLeave,
        confirmingSignOut: {
          tags: 'confirming',
          on: {'signOut.confirm': '#session.signingOut', 'signOut.cancel': 'studying'},
        },
      },
    },
    expired: {
      tags: ['resolved', 'atWork'],
      on: {
        'user.changed': [
          {guard: {type: 'isSamePerson', params: ({event}) => ({user: event.user})}, target: 'signedIn'},
          {
            guard: {type: 'isPresent', params: ({event}) => ({user: event.user})},
            target: 'signedIn',
            actions: [
              'clearCaches',
              {type: 'storeUser', params: ({event}) => ({user: event.user})},
              {type: 'notifySwitched', params: ({event}) => ({user: event.user})},
              'goHome',
            ],
          },
          {target: 'signedOut', actions: ['clearUser', 'clearCaches', 'goHome']},
        ],
      },
      initial: 'asking',
      states: {
        asking: mayLeave,
        confirmingSignOut: {
          tags: 'confirming',
          on: {'signOut.confirm': '#session.signingOut', 'signOut.cancel': 'asking'},
        },
      },
    },
    signingOut: {
      tags: 'resolved',
      invoke: {
        id: 'signOut',
        src: 'signOut',
        onDone: {target: 'signedOut', actions: ['clearUser', 'clearCaches', 'goHome']},
        onError: {target: 'signedIn', actions: 'notifySignOutFailed'},
      },
    },
  },
})
