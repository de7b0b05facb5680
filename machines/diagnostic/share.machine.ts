import {assign, setup} from 'xstate'
import {type RequestFailure, requestFailureIn} from '../../domain/profile/requestFailure.ts'
import {notProvided} from '../shared/notProvided.ts'
import type {ShareContext, ShareEvent, ShareInput, Way} from './share.types.ts'

/** The address is copied, or given to another app, again and again; what came of it is said. */
const passing = (way: Way) => ({
  invoke: {
    id: 'passOn' as const,
    src: 'passOn' as const,
    input: ({context: {address}}: {context: ShareContext}) => ({address: address ?? '', way}),
    onDone: way === 'copy' ? 'copied' : 'ready',
    onError: 'notPassed',
  },
})

/**
 * A page without personal data that shows the result of a diagnostic to others: put there when somebody asks for it,
 * passed on by its address, and taken away again, which is asked first.
 */
export const shareMachine = setup({
  types: {} as {context: ShareContext; events: ShareEvent; input: ShareInput; tags: 'pending'},
  actors: {
    /** Resolves with null while the result is not shared. */
    readShare: notProvided<string | null, {id: string}>('readShare'),
    shareResult: notProvided<string, {id: string; key: string}>('shareResult'),
    withdrawShare: notProvided<void, {id: string; address: string; key: string}>('withdrawShare'),
    /** Rejects where the device lets nobody copy or send. */
    passOn: notProvided<void, {address: string; way: Way}>('passOn'),
  },
  actions: {
    storeAddress: assign((_, {address}: {address: string | null}) => ({address, failure: null})),
    storeFailure: assign((_, {failure}: {failure: RequestFailure}) => ({failure})),
  },
  guards: {isShared: (_, {address}: {address: string | null}) => address !== null},
}).createMachine({
  id: 'diagnosticShare',
  context: ({input}) => ({...input, address: null, failure: null}),
  initial: 'reading',
  states: {
    reading: {
      tags: 'pending',
      invoke: {
        id: 'readShare',
        src: 'readShare',
        input: ({context: {id}}) => ({id}),
        onDone: [
          {
            guard: {type: 'isShared', params: ({event}) => ({address: event.output})},
            target: 'shared',
            actions: {type: 'storeAddress', params: ({event}) => ({address: event.output})},
          },
          {target: 'unshared'},
        ],
        onError: 'unread',
      },
    },
    unread: {on: {'share.retry': 'reading', 'network.returned': 'reading'}},
    unshared: {on: {'share.request': 'sharing'}},
    sharing: {
      tags: 'pending',
      invoke: {
        id: 'shareResult',
        src: 'shareResult',
        input: ({context: {id}, event}) => ({id, key: 'key' in event ? event.key : ''}),
        onDone: {
          target: 'shared',
          actions: {type: 'storeAddress', params: ({event}) => ({address: event.output})},
        },
        onError: {
          target: 'notShared',
          actions: {type: 'storeFailure', params: ({event}) => ({failure: requestFailureIn(event.error)})},
        },
      },
    },
    notShared: {on: {'share.request': 'sharing'}},
    shared: {
      initial: 'ready',
      on: {'share.withdraw': 'confirming', 'address.copy': '.copying', 'address.send': '.sending'},
      states: {
        ready: {},
        copying: passing('copy'),
        sending: passing('send'),
        copied: {},
        notPassed: {},
      },
    },
    confirming: {on: {'withdrawal.confirm': 'withdrawing', 'withdrawal.cancel': 'shared'}},
    withdrawing: {
      tags: 'pending',
      invoke: {
        id: 'withdrawShare',
        src: 'withdrawShare',
        input: ({context: {id, address}, event}) => ({
          id,
          address: address ?? '',
          key: 'key' in event ? event.key : '',
        }),
        onDone: {target: 'withdrawn', actions: {type: 'storeAddress', params: {address: null}}},
        onError: {
          target: 'notWithdrawn',
          actions: {type: 'storeFailure', params: ({event}) => ({failure: requestFailureIn(event.error)})},
        },
      },
    },
    notWithdrawn: {on: {'withdrawal.confirm': 'withdrawing', 'withdrawal.cancel': 'shared'}},
    withdrawn: {on: {'share.request': 'sharing'}},
  },
})
