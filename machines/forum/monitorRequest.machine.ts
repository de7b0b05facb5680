import {assign, setup} from 'xstate'
import {type RequestFailure, requestFailureIn} from '../../domain/profile/requestFailure.ts'
import {effect, notProvided} from '../shared/notProvided.ts'
import type {
  MonitorRequestContext,
  MonitorRequested,
  MonitorRequestEvent,
  MonitorRequestInput,
} from './monitorRequest.types.ts'

/** Asking for a monitor about one's own comment, which then waits for one (flow F-104; spec 2§4, 2§8). */
export const monitorRequestMachine = setup({
  types: {} as {context: MonitorRequestContext; events: MonitorRequestEvent; input: MonitorRequestInput},
  actors: {
    /** Rejects with a request failure. */
    requestMonitor: notProvided<unknown, MonitorRequested>('requestMonitor'),
  },
  actions: {
    storeFailure: assign((_, {failure}: {failure: RequestFailure}) => ({failure})),
    forgetFailure: assign({failure: null}),
    notifyRequested: effect('notifyRequested'),
    /** The forum is asked for the comment as it is now. */
    reloadComment: effect<{id: string}>('reloadComment'),
  },
}).createMachine({
  id: 'monitorRequest',
  context: ({input: {commentId}}) => ({commentId, failure: null}),
  initial: 'idle',
  states: {
    idle: {on: {'monitor.request': {target: 'requesting', actions: 'forgetFailure'}}},
    requesting: {
      invoke: {
        id: 'requestMonitor',
        src: 'requestMonitor',
        input: ({context: {commentId}, event}) => ({commentId, key: 'key' in event ? event.key : ''}),
        onDone: {
          target: 'requested',
          actions: ['notifyRequested', {type: 'reloadComment', params: ({context}) => ({id: context.commentId})}],
        },
        onError: {
          target: 'idle',
          actions: {type: 'storeFailure', params: ({event}) => ({failure: requestFailureIn(event.error)})},
        },
      },
    },
    requested: {},
  },
})
