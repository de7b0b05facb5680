import {assign, setup} from 'xstate'
import type {ErrorCode} from '../../domain/shared/errors.ts'
import type {DoubtAction, DoubtContext, DoubtEvent, DoubtInput} from './doubt.types.ts'
import {effect} from '../shared/notProvided.ts'

function contextOf({isEnabled, isIn, pending}: DoubtInput): DoubtContext {
  return {isEnabled, isIn, writeKey: pending?.key ?? null, pendingAction: pending?.action ?? null}
}

/**
 * Marking a question as a doubt (flow F-060; spec 1§4, 1§8): shown at once, sent through the outbox, read again when the
 * server has taken it, taken back with the server's reason when it refuses. The server's list settles what another tab
 * has delivered.
 */
export const doubtMachine = setup({
  types: {} as {context: DoubtContext; events: DoubtEvent; input: DoubtInput; tags: 'in' | 'awaitingWrite'},
  actions: {
    storeIn: assign((_, {isIn}: {isIn: boolean}) => ({isIn})),
    storeEnabled: assign((_, {isEnabled}: {isEnabled: boolean}) => ({isEnabled})),
    storeWrite: assign((_, {key, action}: {key: string; action: DoubtAction}) => ({
      writeKey: key,
      pendingAction: action,
      isIn: action === 'add',
    })),
    storeConfirmed: assign({writeKey: null, pendingAction: null}),
    storeRefused: assign(({context}) => ({
      isIn: context.pendingAction === 'remove',
      writeKey: null,
      pendingAction: null,
    })),
    requestToggle: effect<{key: string; action: DoubtAction}>('requestToggle'),
    refetch: effect('refetch'),
    notifyRefused: effect<{code: ErrorCode}>('notifyRefused'),
  },
  guards: {
    isDisabled: ({context}) => !context.isEnabled,
    isAdding: ({context}) => context.pendingAction === 'add',
    isRemoving: ({context}) => context.pendingAction === 'remove',
    isIn: ({context}) => context.isIn,
    isMine: ({context}, {key}: {key: string}) => context.writeKey === key,
    isTrue: (_, {isEnabled}: {isEnabled: boolean}) => isEnabled,
    isArrivedIn: (_, {isIn}: {isIn: boolean}) => isIn,
    isArrivedOut: (_, {isIn}: {isIn: boolean}) => !isIn,
    isOtherWay: ({context}, {isIn}: {isIn: boolean}) => context.isIn !== isIn,
  },
}).createMachine({
  id: 'doubt',
  context: ({input}) => contextOf(input),
  initial: 'deciding',
  states: {
    deciding: {
      always: [
        {guard: 'isDisabled', target: 'disabled'},
        {guard: 'isAdding', target: 'adding'},
        {guard: 'isRemoving', target: 'removing'},
        {guard: 'isIn', target: 'in'},
        {target: 'out'},
      ],
    },
    disabled: {
      on: {
        'activity.changed': {
          guard: {type: 'isTrue', params: ({event}) => ({isEnabled: event.isEnabled})},
          target: 'deciding',
          actions: {type: 'storeEnabled', params: {isEnabled: true}},
        },
      },
    },
    out: {
      on: {
        'doubt.toggle': {
          target: 'adding',
          actions: [
            {type: 'storeWrite', params: ({event}) => ({key: event.key, action: 'add'})},
            {type: 'requestToggle', params: ({event}) => ({key: event.key, action: 'add'})},
          ],
        },
        'doubt.arrived': {
          guard: {type: 'isOtherWay', params: ({event}) => ({isIn: event.isIn})},
          target: 'in',
          actions: {type: 'storeIn', params: {isIn: true}},
        },
      },
    },
    in: {
      tags: 'in',
      on: {
        'doubt.toggle': {
          target: 'removing',
          actions: [
            {type: 'storeWrite', params: ({event}) => ({key: event.key, action: 'remove'})},
            {type: 'requestToggle', params: ({event}) => ({key: event.key, action: 'remove'})},
          ],
        },
        'doubt.arrived': {
          guard: {type: 'isOtherWay', params: ({event}) => ({isIn: event.isIn})},
          target: 'out',
          actions: {type: 'storeIn', params: {isIn: false}},
        },
      },
    },
    adding: {
      tags: ['in', 'awaitingWrite'],
      on: {
        'doubt.arrived': {
          guard: {type: 'isArrivedIn', params: ({event}) => ({isIn: event.isIn})},
          target: 'in',
          actions: 'storeConfirmed',
        },
        'write.gone': {
          guard: {type: 'isMine', params: ({event}) => ({key: event.key})},
          target: 'in',
          actions: 'storeConfirmed',
        },
        'write.confirmed': {
          guard: {type: 'isMine', params: ({event}) => ({key: event.key})},
          target: 'in',
          actions: ['storeConfirmed', 'refetch'],
        },
        'write.refused': {
          guard: {type: 'isMine', params: ({event}) => ({key: event.key})},
          target: 'out',
          actions: ['storeRefused', {type: 'notifyRefused', params: ({event}) => ({code: event.code})}],
        },
      },
    },
    removing: {
      tags: 'awaitingWrite',
      on: {
        'doubt.arrived': {
          guard: {type: 'isArrivedOut', params: ({event}) => ({isIn: event.isIn})},
          target: 'out',
          actions: 'storeConfirmed',
        },
        'write.gone': {
          guard: {type: 'isMine', params: ({event}) => ({key: event.key})},
          target: 'out',
          actions: 'storeConfirmed',
        },
        'write.confirmed': {
          guard: {type: 'isMine', params: ({event}) => ({key: event.key})},
          target: 'out',
          actions: ['storeConfirmed', 'refetch'],
        },
        'write.refused': {
          guard: {type: 'isMine', params: ({event}) => ({key: event.key})},
          target: 'in',
          actions: ['storeRefused', {type: 'notifyRefused', params: ({event}) => ({code: event.code})}],
        },
      },
    },
  },
})
