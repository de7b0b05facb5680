import {assign, setup} from 'xstate'
import {type RequestFailure, requestFailureIn} from '../../domain/profile/requestFailure.ts'
import {
  plainPrint,
  type PrintOptions,
  type PrintQuestion,
  type PrintSheet,
  sheetOf,
} from '../../domain/question/print.ts'
import {codeOf} from '../shared/codeOf.ts'
import {effect, notProvided} from '../shared/notProvided.ts'
import type {PrintContext, PrintEvent, PrintInput} from './print.types.ts'

/**
 * 'Imprimir' of a set of questions (spec 2§2, 2§3; C-57): reads all of them, lets the student choose what goes on paper, leaves it on
 * the device and opens the print page in a tab of its own. A device that keeps nothing, or not that much, says so.
 */
export const printMachine = setup({
  types: {} as {context: PrintContext; events: PrintEvent; input: PrintInput; tags: 'pending'},
  actors: {
    collectQuestions: notProvided<readonly PrintQuestion[], readonly string[]>('collectQuestions'),
    /** Rejects with the code `tooLong`, or any other when the device refuses. */
    storeSheet: notProvided<void, PrintSheet>('storeSheet'),
  },
  actions: {
    storeQuestions: assign((_, {questions}: {questions: readonly PrintQuestion[]}) => ({questions, failure: null})),
    storeFailure: assign((_, {failure}: {failure: RequestFailure}) => ({failure})),
    storeOptions: assign((_, {options}: {options: PrintOptions}) => ({options})),
    makeSheet: assign(({context: {title, questions, options}}, {now}: {now: number}) => ({
      sheet: sheetOf(title, questions, options, now),
    })),
    clearQuestions: assign({questions: [], sheet: null, failure: null}),
    openPrintPage: effect('openPrintPage'),
  },
  guards: {
    hasQuestions: (_, {questions}: {questions: readonly PrintQuestion[]}) => questions.length > 0,
    isTooLong: (_, {error}: {error: unknown}) => codeOf(error) === 'tooLong',
  },
}).createMachine({
  id: 'print',
  context: ({input: {options = plainPrint, ...input}}) => ({
    ...input,
    questions: [],
    options,
    failure: null,
    sheet: null,
  }),
  initial: 'closed',
  states: {
    closed: {entry: 'clearQuestions', on: {'print.open': 'collecting'}},
    collecting: {
      tags: 'pending',
      on: {'print.close': 'closed'},
      invoke: {
        id: 'collectQuestions',
        src: 'collectQuestions',
        input: ({context}) => context.ids,
        onDone: [
          {
            guard: {type: 'hasQuestions', params: ({event}) => ({questions: event.output})},
            target: 'choosing',
            actions: {type: 'storeQuestions', params: ({event}) => ({questions: event.output})},
          },
          {target: 'nothing'},
        ],
        onError: {
          target: 'collectFailed',
          actions: {type: 'storeFailure', params: ({event}) => ({failure: requestFailureIn(event.error)})},
        },
      },
    },
    collectFailed: {on: {'print.retry': 'collecting', 'print.close': 'closed'}},
    nothing: {on: {'print.close': 'closed'}},
    choosing: {
      initial: 'fresh',
      on: {
        'print.close': 'closed',
        'options.change': {
          target: 'choosing',
          actions: {type: 'storeOptions', params: ({event}) => ({options: event.options})},
        },
        'print.confirm': {target: 'storing', actions: {type: 'makeSheet', params: ({event}) => ({now: event.now})}},
      },
      states: {fresh: {}, tooLong: {}, notStored: {}},
    },
    storing: {
      tags: 'pending',
      invoke: {
        id: 'storeSheet',
        src: 'storeSheet',
        input: ({context: {sheet, title, questions, options}}) => sheet ?? sheetOf(title, questions, options, 0),
        onDone: {target: 'opened', actions: 'openPrintPage'},
        onError: [
          {guard: {type: 'isTooLong', params: ({event}) => ({error: event.error})}, target: 'choosing.tooLong'},
          {target: 'choosing.notStored'},
        ],
      },
    },
    opened: {on: {'print.close': 'closed'}},
  },
})
