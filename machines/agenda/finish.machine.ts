import {assign, setup} from 'xstate'
import type {FinishContext, FinishEvent, FinishInput} from './finish.types.ts'
import {effect} from '../shared/notProvided.ts'

const contextOf = ({pending, ...rest}: FinishInput): FinishContext => ({
  ...rest,
  writeKey: pending?.key ?? null,
  isRefused: pending?.isRefused ?? false,
})

/**
 * Finishing a day's theoretical study or review (flow F-036; spec 1§4, 2§4, 2§5). It cannot be undone, so it asks first;
 * a review wants ten answered questions, or all of them when there are fewer. The finish goes to the outbox and holds
 * on the device until the server has it.
 */
export const finishMachine = setup({
  types: {} as {context: FinishContext; events: FinishEvent; input: FinishInput; tags: 'open' | 'awaitingWrite'},
  actions: {
    storeProgress: assign((_, {progress}: {progress: number | null}) => ({progress})),
    storeKey: assign((_, {key}: {key: string}) => ({writeKey: key, isRefused: false})),
    storeWindow: assign((_, {isEditable}: {isEditable: boolean}) => ({isEditable})),
    storeFinished: assign({isFinished: true, writeKey: null}),
    clearKey: assign({writeKey: null, isRefused: false}),
    requestFinish: effect<{key: string}>('requestFinish'),
    notifyTooFew: effect('notifyTooFew'),
    notifyRefused: effect<{type: FinishContext['type']}>('notifyRefused'),
  },
  guards: {
    isFinished: ({context}) => context.isFinished,
    isRefused: ({context}) => context.writeKey !== null && context.isRefused && context.isEditable,
    isOnItsWay: ({context}) => context.writeKey !== null && !context.isRefused,
    isClosed: ({context}) => !context.isEditable,
    isTooEarly: ({context}) => context.type === 'theoreticalReview' && (context.progress ?? 0) < 1,
    isMine: ({context}, {key}: {key: string}) => context.writeKey === key,
    isMineTooLate: ({context}, {key}: {key: string}) => context.writeKey === key && !context.isEditable,
    isClosing: (_, {isEditable}: {isEditable: boolean}) => !isEditable,
    isOpening: (_, {isEditable}: {isEditable: boolean}) => isEditable,
    isEnough: (_, {progress}: {progress: number | null}) => progress !== null && progress >= 1,
  },
}).createMachine({
  id: 'finish',
  context: ({input}) => contextOf(input),
  initial: 'deciding',
  on: {
    'finish.arrived': {target: '.finished', actions: 'storeFinished'},
    'progress.changed': {actions: {type: 'storeProgress', params: ({event}) => ({progress: event.progress})}},
  },
  states: {
    deciding: {
      always: [
        {guard: 'isFinished', target: 'finished'},
        {guard: 'isRefused', target: 'unfinished.refused'},
        {guard: 'isOnItsWay', target: 'finishing'},
        {guard: 'isClosed', target: 'closed'},
        {target: 'unfinished'},
      ],
    },
    unfinished: {
      tags: 'open',
      initial: 'ready',
      on: {
        'finish.ask': [{guard: 'isTooEarly', target: '.tooFew', actions: 'notifyTooFew'}, {target: 'confirming'}],
        'window.changed': {
          guard: {type: 'isClosing', params: ({event}) => ({isEditable: event.isEditable})},
          target: 'closed',
          actions: {type: 'storeWindow', params: {isEditable: false}},
        },
      },
      states: {
        ready: {},
        tooFew: {
          on: {
            'progress.changed': {
              guard: {type: 'isEnough', params: ({event}) => ({progress: event.progress})},
              target: 'ready',
              actions: {type: 'storeProgress', params: ({event}) => ({progress: event.progress})},
            },
          },
        },
        refused: {},
      },
    },
    confirming: {
      tags: 'open',
      on: {
        'finish.confirm': {
          target: 'finishing',
          actions: [
            {type: 'storeKey', params: ({event}) => ({key: event.key})},
            {type: 'requestFinish', params: ({event}) => ({key: event.key})},
          ],
        },
        'finish.cancel': 'unfinished',
        'window.changed': {
          guard: {type: 'isClosing', params: ({event}) => ({isEditable: event.isEditable})},
          target: 'closed',
          actions: {type: 'storeWindow', params: {isEditable: false}},
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
        'write.refused': [
          {
            guard: {type: 'isMineTooLate', params: ({event}) => ({key: event.key})},
            target: 'closed',
            actions: ['clearKey', {type: 'notifyRefused', params: ({context}) => ({type: context.type})}],
          },
          {
            guard: {type: 'isMine', params: ({event}) => ({key: event.key})},
            target: 'unfinished.refused',
            actions: ['clearKey', {type: 'notifyRefused', params: ({context}) => ({type: context.type})}],
          },
        ],
        'window.changed': {actions: {type: 'storeWindow', params: ({event}) => ({isEditable: event.isEditable})}},
      },
    },
    finished: {},
    closed: {
      on: {
        'window.changed': {
          guard: {type: 'isOpening', params: ({event}) => ({isEditable: event.isEditable})},
          target: 'unfinished',
          actions: {type: 'storeWindow', params: {isEditable: true}},
        },
      },
    },
  },
})
