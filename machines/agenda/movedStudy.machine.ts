import {assign, setup} from 'xstate'
import {requestFailureIn} from '../../domain/profile/requestFailure.ts'
import {effect, notProvided} from '../shared/notProvided.ts'
import type {MovedStudy, MovedStudyContext, MovedStudyEvent} from './movedStudy.types.ts'

/** What a day says whose theory the student moved away: where it went, and one click takes it back. */
export const movedStudyMachine = setup({
  types: {} as {context: MovedStudyContext; events: MovedStudyEvent; tags: 'told'},
  actors: {
    /** Null when nothing was moved from today. Rejects with a request failure. */
    loadMoved: notProvided<MovedStudy | null>('loadMoved'),
    /** Rejects with a request failure. */
    undoMove: notProvided<void, {key: string}>('undoMove'),
  },
  actions: {
    storeMoved: assign((_, {moved}: {moved: MovedStudy | null}) => ({moved})),
    storeKey: assign(({context}, {key}: {key: string}) => ({key: context.key ?? key})),
    clearKey: assign({key: null}),
    showDay: effect('showDay'),
    notifyUndone: effect('notifyUndone'),
  },
  guards: {
    isMoved: (_, {moved}: {moved: MovedStudy | null}) => moved !== null,
    isRefused: (_, {error}: {error: unknown}) => requestFailureIn(error) === 'refused',
  },
}).createMachine({
  id: 'movedStudy',
  context: {moved: null, key: null},
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'loadMoved',
        src: 'loadMoved',
        onDone: [
          {
            guard: {type: 'isMoved', params: ({event}) => ({moved: event.output})},
            target: 'shown',
            actions: {type: 'storeMoved', params: ({event}) => ({moved: event.output})},
          },
          {target: 'hidden'},
        ],
        onError: 'hidden',
      },
    },
    hidden: {},
    shown: {
      tags: 'told',
      initial: 'ready',
      on: {
        'undo.ask': {target: 'undoing', actions: {type: 'storeKey', params: ({event}) => ({key: event.key})}},
        'notice.close': 'hidden',
      },
      states: {ready: {}, failed: {}},
    },
    undoing: {
      tags: 'told',
      invoke: {
        id: 'undoMove',
        src: 'undoMove',
        // The key is there: whoever comes here has stored it.
        input: ({context}) => ({key: context.key ?? ''}),
        onDone: {target: 'hidden', actions: ['clearKey', 'notifyUndone', 'showDay']},
        onError: [
          {
            guard: {type: 'isRefused', params: ({event}) => ({error: event.error})},
            target: 'refused',
            actions: 'clearKey',
          },
          {target: 'shown.failed'},
        ],
      },
    },
    refused: {tags: 'told', on: {'notice.close': 'hidden'}},
  },
})
