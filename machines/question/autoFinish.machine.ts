import {assign, setup} from 'xstate'
import {notProvided} from '../shared/notProvided.ts'
import type {AutoFinishContext, AutoFinishEvent, AutoFinishInput} from './autoFinish.types.ts'

/** A failed question to the server is asked again after this many milliseconds. */
const wait = 15_000

/**
 * A questions activity that ends by itself (flow F-064; spec 2§4): the server finishes it with the last answer, and with
 * the last flashcard where there are some. When the last answer has arrived, the server is asked whether it has ended;
 * a lost network or a failing server only delays its word.
 */
export const autoFinishMachine = setup({
  types: {} as {context: AutoFinishContext; events: AutoFinishEvent; input: AutoFinishInput},
  actors: {askFinished: notProvided<boolean, void>('askFinished')},
  actions: {
    storeProgress: assign((_, {isComplete, isFinished}: AutoFinishInput) => ({isComplete, isFinished})),
    storeFinished: assign({isFinished: true}),
    storeRetry: assign((_, {now}: {now: number}) => ({retryAt: now + wait})),
    clearRetry: assign({retryAt: null}),
  },
  guards: {
    isFinished: ({context}) => context.isFinished,
    isComplete: ({context}) => context.isComplete,
    isTrue: (_, {isFinished}: {isFinished: boolean}) => isFinished,
    isFirstTick: ({context}) => context.retryAt === null,
    isDue: ({context}, {now}: {now: number}) => context.retryAt !== null && now >= context.retryAt,
  },
}).createMachine({
  id: 'autoFinish',
  context: ({input}) => ({...input, retryAt: null}),
  initial: 'inProgress',
  on: {
    'progress.changed': {
      target: '.inProgress',
      actions: {type: 'storeProgress', params: ({event: {isComplete, isFinished}}) => ({isComplete, isFinished})},
    },
  },
  states: {
    inProgress: {
      always: [{guard: 'isFinished', target: 'finished'}, {guard: 'isComplete', target: 'finishing'}, {target: 'open'}],
    },
    open: {},
    finishing: {
      invoke: {
        id: 'askFinished',
        src: 'askFinished',
        onDone: [
          {
            guard: {type: 'isTrue', params: ({event}) => ({isFinished: event.output})},
            target: 'finished',
            actions: 'storeFinished',
          },
          {target: 'partDone'},
        ],
        onError: {target: 'unconfirmed', actions: 'clearRetry'},
      },
    },
    // All questions are answered; the activity has other parts.
    partDone: {on: {'write.confirmed': 'finishing'}},
    unconfirmed: {
      on: {
        'finish.retry': 'finishing',
        'write.confirmed': 'finishing',
        'clock.ticked': [
          {guard: 'isFirstTick', actions: {type: 'storeRetry', params: ({event}) => ({now: event.now})}},
          {guard: {type: 'isDue', params: ({event}) => ({now: event.now})}, target: 'finishing'},
        ],
      },
    },
    finished: {},
  },
})
