import {assign, setup} from 'xstate'
import {effect, notProvided} from '../shared/notProvided.ts'
import type {ModalDisplay, ServerMessage, ServerModalContext, ServerModalEvent} from './serverModal.types.ts'

/**
 * The operator's message (flow F-022; spec 1§3, 1§7, 3§4): asked for once the student is there, shown once, and marked as
 * seen when it is closed. A message whose mark is lost is gone for now and comes again next time.
 */
export const serverModalMachine = setup({
  types: {} as {context: ServerModalContext; events: ServerModalEvent},
  actors: {
    shouldDisplayModal: notProvided<ModalDisplay>('shouldDisplayModal'),
    markModalAsSeen: notProvided<void>('markModalAsSeen'),
  },
  actions: {
    storeMessage: assign((_, {title, text}: ServerMessage) => ({title, text})),
    logFailure: effect<{error: unknown}>('logFailure'),
  },
  guards: {isToBeShown: (_, {shouldExecute}: ModalDisplay) => shouldExecute},
}).createMachine({
  id: 'serverModal',
  context: {title: '', text: []},
  initial: 'idle',
  states: {
    idle: {on: {'student.ready': 'querying'}},
    querying: {
      invoke: {
        id: 'shouldDisplayModal',
        src: 'shouldDisplayModal',
        onDone: [
          {
            guard: {type: 'isToBeShown', params: ({event}) => event.output},
            target: 'shown',
            actions: {type: 'storeMessage', params: ({event}) => event.output},
          },
          {target: 'hidden'},
        ],
        onError: {target: 'hidden', actions: {type: 'logFailure', params: ({event}) => ({error: event.error})}},
      },
    },
    shown: {on: {'modal.close': 'marking'}},
    marking: {
      invoke: {
        id: 'markModalAsSeen',
        src: 'markModalAsSeen',
        onDone: 'hidden',
        onError: {target: 'hidden', actions: {type: 'logFailure', params: ({event}) => ({error: event.error})}},
      },
    },
    hidden: {},
  },
})
