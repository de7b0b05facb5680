import {assign, setup} from 'xstate'
import {noListener, notProvided} from '../shared/notProvided.ts'
import type {SessionContext, SessionEvent, SessionUser} from './session.types.ts'

/**
 * Who is using the product (flow F-002; spec 1§4): unknown until the identity provider answers, then signed out or
 * signed in. Signing out clears cached data and returns to `/`; writes still on their way stay on the device.
 */
export const sessionMachine = setup({
  types: {} as {context: SessionContext; events: SessionEvent; tags: 'resolved'},
  actors: {
    watchUser: noListener<undefined>(),
    signOut: notProvided<void>('signOut'),
  },
  actions: {
    storeUser: assign((_, {user}: {user: SessionUser | null}) => ({user})),
    clearUser: assign({user: null}),
    clearCaches: () => undefined,
    goHome: () => undefined,
  },
  guards: {
    isPresent: (_, {user}: {user: SessionUser | null}) => user !== null,
    isSamePerson: ({context}, {user}: {user: SessionUser | null}) => user !== null && user.uid === context.user?.uid,
  },
}).createMachine({
  id: 'session',
  context: {user: null},
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
      tags: 'resolved',
      on: {
        'user.changed': [
          {guard: {type: 'isSamePerson', params: ({event}) => ({user: event.user})}},
          {
            guard: {type: 'isPresent', params: ({event}) => ({user: event.user})},
            actions: ['clearCaches', {type: 'storeUser', params: ({event}) => ({user: event.user})}],
          },
          {target: 'signedOut', actions: ['clearUser', 'clearCaches', 'goHome']},
        ],
        'session.signOut': 'signingOut',
        'session.expired': 'expired',
      },
    },
    signingOut: {
      tags: 'resolved',
      invoke: {
        id: 'signOut',
        src: 'signOut',
        onDone: {target: 'signedOut', actions: ['clearUser', 'clearCaches', 'goHome']},
        onError: 'signedIn',
      },
    },
    expired: {
      tags: 'resolved',
      on: {
        'user.changed': [
          {
            guard: {type: 'isPresent', params: ({event}) => ({user: event.user})},
            target: 'signedIn',
            actions: {type: 'storeUser', params: ({event}) => ({user: event.user})},
          },
        ],
        'session.signOut': 'signingOut',
      },
    },
  },
})
