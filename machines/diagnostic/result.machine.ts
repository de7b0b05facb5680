import {assign, setup} from 'xstate'
import {requestFailureIn} from '../../domain/profile/requestFailure.ts'
import {effect, notProvided} from '../shared/notProvided.ts'
import type {DiagnosticResult} from './diagnostic.types.ts'
import type {ResultContext, ResultEvent, ResultInput} from './result.types.ts'

/**
 * The result of a diagnostic, complete or partial (flows F-133, F-135; spec 3§2.3, 3§2.4): its tables, and the way back
 * into the exam with its keys. One that is not finished goes on; after a finished one, or one that is gone, another may
 * begin (C-28).
 */
export const resultMachine = setup({
  types: {} as {context: ResultContext; events: ResultEvent; input: ResultInput; tags: 'pending'},
  actors: {
    /** Resolves with null while the exam is not finished; rejects with a request failure. */
    loadResult: notProvided<DiagnosticResult | null, {id: string}>('loadResult'),
  },
  actions: {
    storeResult: assign((_, {result}: {result: DiagnosticResult | null}) => ({result})),
    /** The device opens the exam of that id from now on. */
    openExam: effect<{id: string; isFinished: boolean}>('openExam'),
    /** The device begins anew; another exam that it has begun stays. */
    beginAnother: effect<{id: string}>('beginAnother'),
  },
  guards: {
    isThere: (_, {result}: {result: DiagnosticResult | null}) => result !== null,
    isOffline: (_, {error}: {error: unknown}) => requestFailureIn(error) === 'offline',
    isRefused: (_, {error}: {error: unknown}) => requestFailureIn(error) === 'refused',
  },
}).createMachine({
  id: 'diagnosticResult',
  context: ({input}) => ({...input, result: null}),
  initial: 'loading',
  states: {
    loading: {
      tags: 'pending',
      invoke: {
        id: 'loadResult',
        src: 'loadResult',
        input: ({context: {id}}) => ({id}),
        onDone: [
          {
            guard: {type: 'isThere', params: ({event}) => ({result: event.output})},
            target: 'shown',
            actions: {type: 'storeResult', params: ({event}) => ({result: event.output})},
          },
          {
            target: 'leaving',
            actions: {type: 'openExam', params: ({context: {id}}) => ({id, isFinished: false})},
          },
        ],
        onError: [
          {guard: {type: 'isOffline', params: ({event}) => ({error: event.error})}, target: 'offline'},
          {guard: {type: 'isRefused', params: ({event}) => ({error: event.error})}, target: 'unknown'},
          {target: 'failed'},
        ],
      },
    },
    offline: {on: {'result.retry': 'loading', 'network.returned': 'loading'}},
    failed: {on: {'result.retry': 'loading'}},
    /** The server knows no such diagnostic. */
    unknown: {
      on: {
        'exam.another': {
          target: 'leaving',
          actions: {type: 'beginAnother', params: ({context: {id}}) => ({id})},
        },
      },
    },
    shown: {
      on: {
        'exam.review': {
          target: 'leaving',
          actions: {type: 'openExam', params: ({context: {id}}) => ({id, isFinished: true})},
        },
        'exam.another': {
          target: 'leaving',
          actions: {type: 'beginAnother', params: ({context: {id}}) => ({id})},
        },
      },
    },
    leaving: {type: 'final'},
  },
})
