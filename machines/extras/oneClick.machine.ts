import {assign, setup} from 'xstate'
import {type CreatedExtra, type CreationFailure, isOncePerDay, isSettled} from '../../domain/extras/creation.ts'
import {effect, notProvided} from '../shared/notProvided.ts'
import {creationFailed} from './creation.states.ts'
import type {OneClickContext, OneClickCreation, OneClickEvent, OneClickInput} from './oneClick.types.ts'

/**
 * An extra that one press creates: the quick questions of a theme (flow F-044; spec 1§5, 2§8, 2§9), the smart exam and both
 * reviews (flow F-049; spec 1§4, 1§8). A review is created once a day (C-55). A press without a reply keeps its key.
 */
export const oneClickMachine = setup({
  types: {} as {context: OneClickContext; events: OneClickEvent; input: OneClickInput; tags: 'pending'},
  actors: {
    /** Rejects with a creation failure; the same key never makes two. */
    createExtra: notProvided<CreatedExtra, OneClickCreation>('createExtra'),
  },
  actions: {
    storeKey: assign(({context}, {key}: {key: string}) => ({key: context.key ?? key, failure: null})),
    clearKey: assign({key: null}),
    storeFailure: assign(({context}, {failure}: {failure: CreationFailure}) => ({
      failure,
      key: isSettled(failure) ? null : context.key,
    })),
    notifyCreated: effect<CreatedExtra>('notifyCreated'),
    notifyFailed: effect<{failure: CreationFailure}>('notifyFailed'),
  },
  guards: {isAgain: ({context}) => !isOncePerDay(context.wish.kind)},
  delays: {slow: 4_000},
}).createMachine({
  id: 'oneClick',
  context: ({input: {wish}}) => ({wish, failure: null, key: null}),
  initial: 'idle',
  states: {
    idle: {
      on: {
        'extra.create': {target: 'creating', actions: {type: 'storeKey', params: ({event: {key}}) => ({key})}},
      },
    },
    creating: {
      tags: 'pending',
      initial: 'waiting',
      invoke: {
        id: 'createExtra',
        src: 'createExtra',
        input: ({context: {wish, key}}) => ({wish, key: key ?? ''}),
        onDone: {
          target: 'created',
          actions: ['clearKey', {type: 'notifyCreated', params: ({event}) => event.output}],
        },
        onError: {
          target: 'idle',
          actions: creationFailed,
        },
      },
      states: {waiting: {after: {slow: 'slow'}}, slow: {}},
    },
    created: {
      on: {
        'extra.create': {
          guard: 'isAgain',
          target: 'creating',
          actions: {type: 'storeKey', params: ({event: {key}}) => ({key})},
        },
      },
    },
  },
})
