import {assign, setup} from 'xstate'
import type {MockExamResult} from '../../domain/exam/result.ts'
import {effect, notProvided} from '../shared/notProvided.ts'
import type {MockResultContext, MockResultEvent, MockResultInput, ReadResultInput} from './mockResult.types.ts'

const minute = 60_000

/**
 * The modal 'Resultado do Simulado' (flow F-071; spec 2§2): read when it is opened, and again when the ranking has come
 * or keys are shown while it is open. The server may close an exam a moment after keys are shown, so a result that still
 * has none is read once a minute.
 */
export const mockResultMachine = setup({
  types: {} as {context: MockResultContext; events: MockResultEvent; input: MockResultInput; tags: 'open'},
  actors: {readResult: notProvided<MockExamResult, ReadResultInput>('readResult')},
  actions: {
    storeResult: assign((_, {result}: {result: MockExamResult}) => ({result})),
    storeReadAgain: assign((_, {now}: {now: number}) => ({readAgainAt: now + minute})),
    notifyFailed: effect('notifyFailed'),
  },
  guards: {
    hasKeys: (_, {result}: {result: MockExamResult}) => result.right !== null,
    hadResult: ({context}) => context.result !== null,
    hadKeys: ({context}) => context.result !== null && context.result.right !== null,
    isKeyTime: ({context}, {now}: {now: number}) => context.readAgainAt !== null && now >= context.readAgainAt,
  },
}).createMachine({
  id: 'mockResult',
  context: ({input}) => ({...input, result: null, readAgainAt: input.answersAt}),
  initial: 'closed',
  states: {
    closed: {on: {'result.open': 'open'}},
    open: {
      tags: 'open',
      initial: 'loading',
      on: {'result.close': 'closed'},
      states: {
        // What was read before stands meanwhile, and stays when it cannot be read again.
        loading: {
          on: {'ranking.known': {target: 'loading', reenter: true}},
          invoke: {
            id: 'readResult',
            src: 'readResult',
            input: ({context: {activityId, templateId}}) => ({activityId, templateId}),
            onDone: [
              {
                guard: {type: 'hasKeys', params: ({event}) => ({result: event.output})},
                target: 'shown',
                actions: {type: 'storeResult', params: ({event}) => ({result: event.output})},
              },
              {target: 'withoutKeys', actions: {type: 'storeResult', params: ({event}) => ({result: event.output})}},
            ],
            onError: [
              {guard: 'hadKeys', target: 'shown'},
              {guard: 'hadResult', target: 'withoutKeys'},
              {target: 'failed', actions: 'notifyFailed'},
            ],
          },
        },
        failed: {on: {'result.retry': 'loading'}},
        withoutKeys: {
          on: {
            'ranking.known': 'loading',
            'clock.ticked': {
              guard: {type: 'isKeyTime', params: ({event}) => ({now: event.now})},
              target: 'loading',
              actions: {type: 'storeReadAgain', params: ({event}) => ({now: event.now})},
            },
          },
        },
        shown: {on: {'ranking.known': 'loading'}},
      },
    },
  },
})
