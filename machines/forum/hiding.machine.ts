import {assign, setup} from 'xstate'
import {keptBody} from '../../domain/forum/body.ts'
import {forumNumbers} from '../../domain/forum/comment.ts'
import {type RequestFailure, requestFailureIn} from '../../domain/profile/requestFailure.ts'
import {effect, notProvided} from '../shared/notProvided.ts'
import type {HidingChange, HidingContext, HidingEvent, HidingInput} from './hiding.types.ts'

/**
 * The staff hides a comment or a card with a reason that its author reads, or lets it stand (spec 2§6, ours). What was written stays
 * over a failure and a closed window.
 */
export const hidingMachine = setup({
  types: {} as {context: HidingContext; events: HidingEvent; input: HidingInput; tags: 'open' | 'pending'},
  actors: {changeHiding: notProvided<unknown, HidingChange>('changeHiding')},
  actions: {
    storeReason: assign((_, {reason}: {reason: string}) => ({reason})),
    storeKey: assign((_, {key}: {key: string}) => ({key, failure: null})),
    storeFailure: assign((_, {failure}: {failure: RequestFailure}) => ({failure})),
    clear: assign({reason: '', failure: null}),
    notifyHidden: effect('notifyHidden'),
    notifyShown: effect('notifyShown'),
    /** It is as it was told to be. */
    tellChanged: effect<{id: string}>('tellChanged'),
  },
  guards: {
    hasReason: ({context}) => keptBody(context.reason) !== '',
    isShort: (_, {reason}: {reason: string}) => reason.length <= forumNumbers.longestReason,
  },
}).createMachine({
  id: 'hiding',
  context: ({input: {id}}) => ({id, reason: '', key: '', failure: null}),
  initial: 'closed',
  states: {
    closed: {
      on: {
        'hiding.open': 'asking',
        'hiding.undo': {target: 'showing', actions: {type: 'storeKey', params: ({event}) => ({key: event.key})}},
      },
    },
    asking: {
      tags: 'open',
      initial: 'writing',
      on: {
        'hiding.close': 'closed',
        'hiding.type': {
          guard: {type: 'isShort', params: ({event}) => ({reason: event.reason})},
          target: '.writing',
          actions: {type: 'storeReason', params: ({event}) => ({reason: event.reason})},
        },
        'hiding.send': [
          {
            guard: 'hasReason',
            target: 'hiding',
            actions: {type: 'storeKey', params: ({event}) => ({key: event.key})},
          },
          {target: '.incomplete'},
        ],
      },
      states: {writing: {}, incomplete: {}, failed: {}},
    },
    hiding: {
      tags: ['open', 'pending'],
      invoke: {
        id: 'changeHiding',
        src: 'changeHiding',
        input: ({context: {id, reason, key}}) => ({id, reason: keptBody(reason), key}),
        onDone: {
          target: 'closed',
          actions: ['clear', 'notifyHidden', {type: 'tellChanged', params: ({context}) => ({id: context.id})}],
        },
        onError: {
          target: 'asking.failed',
          actions: {type: 'storeFailure', params: ({event}) => ({failure: requestFailureIn(event.error)})},
        },
      },
    },
    showing: {
      tags: 'pending',
      invoke: {
        id: 'changeHiding',
        src: 'changeHiding',
        input: ({context: {id, key}}) => ({id, reason: null, key}),
        onDone: {
          target: 'closed',
          actions: ['clear', 'notifyShown', {type: 'tellChanged', params: ({context}) => ({id: context.id})}],
        },
        onError: {
          target: 'closed',
          actions: {type: 'storeFailure', params: ({event}) => ({failure: requestFailureIn(event.error)})},
        },
      },
    },
  },
})
