import {assign, setup} from 'xstate'
import {isDeletionConfirmed} from '../../domain/profile/deletion.ts'
import {type RequestFailure, requestFailureIn} from '../../domain/profile/requestFailure.ts'
import {effect, notProvided} from '../shared/notProvided.ts'
import type {AccountDeletionContext, AccountDeletionEvent, AccountDeletionInput} from './accountDeletion.types.ts'

type Confirm = Extract<AccountDeletionEvent, {type: 'deletion.confirm'}>
type News = {requestedAt: string | null}

/**
 * Asking for the deletion of the account and taking that back (D-24). Nothing is deleted here: the operator carries a
 * request out within 15 days, and until then one press cancels it.
 */
export const accountDeletionMachine = setup({
  types: {} as {
    context: AccountDeletionContext
    events: AccountDeletionEvent
    input: AccountDeletionInput
    tags: 'pending'
  },
  actors: {
    /** Resolves with the instant from which the request counts, ISO 8601. */
    requestDeletion: notProvided<string, {readonly key: string}>('requestDeletion'),
    cancelDeletion: notProvided<void, {readonly key: string}>('cancelDeletion'),
  },
  actions: {
    /** A request that failed is sent again under its own key (D-02). */
    storeKey: assign(({context}, {key}: {key: string}) => ({key: context.failure === null ? key : context.key})),
    storeRequest: assign((_, {requestedAt}: News) => ({requestedAt, key: '', failure: null})),
    storeFailure: assign((_, {failure}: {failure: RequestFailure}) => ({failure})),
    clearFailure: assign({failure: null, key: ''}),
    notifyRequested: effect('notifyRequested'),
    notifyCancelled: effect('notifyCancelled'),
    notifyFailure: effect<{failure: RequestFailure}>('notifyFailure'),
  },
  guards: {
    isRequested: ({context}) => context.requestedAt !== null,
    isConfirmed: (_, {typed}: Confirm) => isDeletionConfirmed(typed),
    saysRequested: (_, {requestedAt}: News) => requestedAt !== null,
    saysNothing: (_, {requestedAt}: News) => requestedAt === null,
  },
}).createMachine({
  id: 'accountDeletion',
  context: ({input: {requestedAt}}) => ({requestedAt, key: '', failure: null}),
  initial: 'opening',
  states: {
    opening: {always: [{guard: 'isRequested', target: 'requested'}, {target: 'none'}]},
    none: {
      on: {
        'deletion.begin': 'explaining',
        'deletion.told': {
          guard: {type: 'saysRequested', params: ({event}) => event},
          target: 'requested',
          actions: {type: 'storeRequest', params: ({event}) => event},
        },
      },
    },
    explaining: {
      initial: 'asking',
      on: {
        'deletion.stop': {target: 'none', actions: 'clearFailure'},
        'deletion.confirm': {
          guard: {type: 'isConfirmed', params: ({event}) => event},
          target: 'requesting',
          actions: {type: 'storeKey', params: ({event: {key}}) => ({key})},
        },
        'deletion.told': {
          guard: {type: 'saysRequested', params: ({event}) => event},
          target: 'requested',
          actions: {type: 'storeRequest', params: ({event}) => event},
        },
      },
      states: {asking: {}, failed: {}},
    },
    requesting: {
      tags: 'pending',
      invoke: {
        id: 'requestDeletion',
        src: 'requestDeletion',
        input: ({context: {key}}) => ({key}),
        onDone: {
          target: 'requested',
          actions: [{type: 'storeRequest', params: ({event}) => ({requestedAt: event.output})}, 'notifyRequested'],
        },
        onError: {
          target: 'explaining.failed',
          actions: [
            {type: 'storeFailure', params: ({event}) => ({failure: requestFailureIn(event.error)})},
            {type: 'notifyFailure', params: ({event}) => ({failure: requestFailureIn(event.error)})},
          ],
        },
      },
    },
    requested: {
      initial: 'waiting',
      on: {
        'deletion.cancel': {target: 'cancelling', actions: {type: 'storeKey', params: ({event: {key}}) => ({key})}},
        'deletion.told': {
          guard: {type: 'saysNothing', params: ({event}) => event},
          target: 'none',
          actions: {type: 'storeRequest', params: ({event}) => event},
        },
      },
      states: {waiting: {}, cancelFailed: {}},
    },
    cancelling: {
      tags: 'pending',
      invoke: {
        id: 'cancelDeletion',
        src: 'cancelDeletion',
        input: ({context: {key}}) => ({key}),
        onDone: {
          target: 'none',
          actions: [{type: 'storeRequest', params: () => ({requestedAt: null})}, 'notifyCancelled'],
        },
        onError: {
          target: 'requested.cancelFailed',
          actions: [
            {type: 'storeFailure', params: ({event}) => ({failure: requestFailureIn(event.error)})},
            {type: 'notifyFailure', params: ({event}) => ({failure: requestFailureIn(event.error)})},
          ],
        },
      },
    },
  },
})
