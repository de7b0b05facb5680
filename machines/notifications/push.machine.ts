import {assign, setup} from 'xstate'
import {effect, notProvided} from '../shared/notProvided.ts'
import type {DeviceAnswer, PushContext, PushEvent, PushInput, PushRequest} from './push.types.ts'

const requestOf = ({context}: {context: PushContext}): PushRequest => ({uid: context.uid, token: context.token ?? ''})

/**
 * The push token of this device (flow F-028; spec 1§2, 1§7, 1§8): one from the address is registered as soon as a student
 * is signed in, one from the browser after a gesture only. A registration that fails is tried once more; then only the
 * log hears of it. Signing out removes it.
 */
export const pushMachine = setup({
  types: {} as {context: PushContext; events: PushEvent; input: PushInput; tags: 'pending' | 'on'},
  actors: {
    askDevice: notProvided<DeviceAnswer>('askDevice'),
    registerToken: notProvided<void, PushRequest>('registerToken'),
    removeToken: notProvided<void, PushRequest>('removeToken'),
  },
  actions: {
    storeToken: assign((_, {token}: {token: string | null}) => ({token, failures: 0})),
    countFailure: assign(({context}) => ({failures: context.failures + 1})),
    clearToken: assign({token: null, failures: 0}),
    keepRegistered: effect<{token: string | null}>('keepRegistered'),
    logFailure: effect<{error: unknown}>('logFailure'),
  },
  guards: {
    wasRegistered: ({context}) => context.token !== null,
    canAsk: ({context}) => context.canAsk,
    isFirstFailure: ({context}) => context.failures === 0,
    isOther: ({context}, {token}: {token: string}) => token !== context.token,
    isAllowed: (_, {token}: DeviceAnswer) => token !== null,
  },
}).createMachine({
  id: 'push',
  context: ({input: {uid, canAsk, registered}}) => ({uid, canAsk, token: registered, failures: 0}),
  initial: 'starting',
  states: {
    starting: {
      always: [
        {guard: 'wasRegistered', target: 'registered'},
        {guard: 'canAsk', target: 'idle'},
        {target: 'unsupported'},
      ],
    },
    unsupported: {
      on: {
        'token.found': {
          target: 'registering',
          actions: {type: 'storeToken', params: ({event}) => ({token: event.token})},
        },
      },
    },
    idle: {
      on: {
        'token.found': {
          target: 'registering',
          actions: {type: 'storeToken', params: ({event}) => ({token: event.token})},
        },
        'device.enable': 'asking',
      },
    },
    asking: {
      tags: 'pending',
      invoke: {
        id: 'askDevice',
        src: 'askDevice',
        onDone: [
          {
            guard: {type: 'isAllowed', params: ({event}) => event.output},
            target: 'registering',
            actions: {type: 'storeToken', params: ({event}) => event.output},
          },
          {target: 'denied'},
        ],
        onError: {target: 'failed', actions: {type: 'logFailure', params: ({event}) => ({error: event.error})}},
      },
    },
    denied: {on: {'device.enable': 'asking'}},
    registering: {
      tags: ['pending', 'on'],
      invoke: {
        id: 'registerToken',
        src: 'registerToken',
        input: requestOf,
        onDone: {
          target: 'registered',
          actions: {type: 'keepRegistered', params: ({context}) => ({token: context.token})},
        },
        onError: [
          {
            guard: 'isFirstFailure',
            target: 'registering',
            reenter: true,
            actions: ['countFailure', {type: 'logFailure', params: ({event}) => ({error: event.error})}],
          },
          {
            target: 'failed',
            actions: ['clearToken', {type: 'logFailure', params: ({event}) => ({error: event.error})}],
          },
        ],
      },
    },
    registered: {
      tags: 'on',
      on: {
        'token.found': {
          guard: {type: 'isOther', params: ({event}) => ({token: event.token})},
          target: 'registering',
          actions: {type: 'storeToken', params: ({event}) => ({token: event.token})},
        },
        'device.disable': 'removing',
        'session.ending': 'removing',
      },
    },
    failed: {
      on: {
        'token.found': {
          target: 'registering',
          actions: {type: 'storeToken', params: ({event}) => ({token: event.token})},
        },
        'device.enable': {guard: 'canAsk', target: 'asking'},
      },
    },
    removing: {
      tags: 'pending',
      invoke: {
        id: 'removeToken',
        src: 'removeToken',
        input: requestOf,
        onDone: {target: 'starting', actions: ['clearToken', {type: 'keepRegistered', params: {token: null}}]},
        onError: {target: 'registered', actions: {type: 'logFailure', params: ({event}) => ({error: event.error})}},
      },
    },
  },
})
