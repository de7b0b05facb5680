import {assign, setup} from 'xstate'
import {requestFailureIn} from '../../domain/profile/requestFailure.ts'
import {effect, notProvided} from '../shared/notProvided.ts'
import type {
  DeleteWish,
  ExtraActivityContext,
  ExtraActivityEvent,
  ExtraActivityInput,
  ExtraNews,
} from './extraActivity.types.ts'

/**
 * One extra activity of the list (flow F-042; spec 1§4, 1§8): unfinished, finishing while its finish is on its way to the
 * server, finished, and deleted after a question. The server ends questions, flashcards, reviews and exams by itself with
 * the last answer; where all is answered and it has not, the list offers to finish. A delete that fails is logged only, and
 * the row is back as it was.
 */
export const extraActivityMachine = setup({
  types: {} as {
    context: ExtraActivityContext
    events: ExtraActivityEvent
    input: ExtraActivityInput
    tags: 'awaitingWrite' | 'confirming' | 'gone'
  },
  actors: {
    /** Rejects when the server gives no word, or refuses. */
    deleteExtra: notProvided<void, DeleteWish>('deleteExtra'),
  },
  actions: {
    storeNews: assign((_, {isFinished, isComplete, isEditable, writeKey}: ExtraNews) => ({
      isFinished,
      isComplete,
      isEditable,
      writeKey,
    })),
    storeKey: assign((_, {key}: {key: string}) => ({writeKey: key})),
    storeFinished: assign({isFinished: true, writeKey: null}),
    clearKey: assign({writeKey: null}),
    storeDeleteKey: assign(({context}, {key}: {key: string}) => ({deleteKey: context.deleteKey ?? key})),
    // The server keeps its answer to a key: after a refusal only a new one is asked anew.
    settleDeleteKey: assign(({context}, {error}: {error: unknown}) => ({
      deleteKey: requestFailureIn(error) === 'refused' ? null : context.deleteKey,
    })),
    requestFinish: effect<{key: string}>('requestFinish'),
    notifyDeleted: effect('notifyDeleted'),
    logFailure: effect<{error: unknown}>('logFailure'),
  },
  guards: {
    isFinished: ({context}) => context.isFinished,
    isOnItsWay: ({context}) => context.writeKey !== null,
    isEditable: ({context}) => context.isEditable,
    canFinish: ({context}) => context.isEditable && context.isComplete,
    isMine: ({context}, {key}: {key: string}) => context.writeKey === key,
  },
}).createMachine({
  id: 'extraActivity',
  context: ({input}) => ({...input, deleteKey: null}),
  initial: 'deciding',
  states: {
    deciding: {
      always: [
        {guard: 'isFinished', target: 'finished'},
        {guard: 'isOnItsWay', target: 'finishing'},
        {target: 'unfinished'},
      ],
    },
    unfinished: {
      initial: 'idle',
      on: {
        'extra.changed': {
          target: 'deciding',
          actions: {type: 'storeNews', params: ({event}) => event},
        },
      },
      states: {
        idle: {
          on: {
            'finish.send': {
              guard: 'canFinish',
              target: '#extraActivity.finishing',
              actions: [
                {type: 'storeKey', params: ({event}) => ({key: event.key})},
                {type: 'requestFinish', params: ({event}) => ({key: event.key})},
              ],
            },
            'delete.ask': {guard: 'isEditable', target: 'confirming'},
          },
        },
        confirming: {
          tags: 'confirming',
          on: {
            'delete.confirm': {
              target: '#extraActivity.deleting',
              actions: {type: 'storeDeleteKey', params: ({event}) => ({key: event.key})},
            },
            'delete.cancel': '#extraActivity.deciding',
            // A question that was asked is not taken back by news; what it is about is known anew.
            'extra.changed': {actions: {type: 'storeNews', params: ({event}) => event}},
          },
        },
      },
    },
    finishing: {
      tags: 'awaitingWrite',
      on: {
        'write.confirmed': {
          guard: {type: 'isMine', params: ({event}) => ({key: event.key})},
          target: 'finished',
          actions: 'storeFinished',
        },
        'write.refused': {
          guard: {type: 'isMine', params: ({event}) => ({key: event.key})},
          target: 'unfinished',
          actions: ['clearKey', {type: 'logFailure', params: ({event}) => ({error: event.code})}],
        },
        'extra.changed': {
          target: 'deciding',
          actions: {type: 'storeNews', params: ({event}) => event},
        },
      },
    },
    finished: {
      initial: 'idle',
      on: {'extra.changed': {target: 'deciding', actions: {type: 'storeNews', params: ({event}) => event}}},
      states: {
        idle: {on: {'delete.ask': {guard: 'isEditable', target: 'confirming'}}},
        confirming: {
          tags: 'confirming',
          on: {
            'delete.confirm': {
              target: '#extraActivity.deleting',
              actions: {type: 'storeDeleteKey', params: ({event}) => ({key: event.key})},
            },
            'delete.cancel': '#extraActivity.deciding',
            'extra.changed': {actions: {type: 'storeNews', params: ({event}) => event}},
          },
        },
      },
    },
    deleting: {
      tags: 'gone',
      invoke: {
        id: 'deleteExtra',
        src: 'deleteExtra',
        input: ({context: {id, deleteKey}}) => ({id, key: deleteKey ?? ''}),
        onDone: {target: 'deleted', actions: 'notifyDeleted'},
        onError: {
          target: 'deciding',
          actions: [
            {type: 'settleDeleteKey', params: ({event}) => ({error: event.error})},
            {type: 'logFailure', params: ({event}) => ({error: event.error})},
          ],
        },
      },
      on: {'extra.changed': {actions: {type: 'storeNews', params: ({event}) => event}}},
    },
    deleted: {tags: 'gone'},
  },
})
