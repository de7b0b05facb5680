import {assign, setup} from 'xstate'
import type {AnswerPaper} from '../../domain/exam/examPrint.ts'
import {type RequestFailure, requestFailureIn} from '../../domain/profile/requestFailure.ts'
import {effect, notProvided} from '../shared/notProvided.ts'
import type {SheetPageContext, SheetPageEvent, SheetPageInput} from './sheetPage.types.ts'

/**
 * `/gabarito`, the printed answer sheet (flow F-075; spec 2§2; C-57): of the exam of the address, or a plain one. An exam that
 * may not be printed has a sheet all the same.
 */
export const sheetPageMachine = setup({
  types: {} as {context: SheetPageContext; events: SheetPageEvent; input: SheetPageInput; tags: 'pending'},
  actors: {readPaper: notProvided<AnswerPaper, string | null>('readPaper')},
  actions: {
    storePaper: assign((_, {paper}: {paper: AnswerPaper}) => ({paper, failure: null})),
    storeFailure: assign((_, {failure}: {failure: RequestFailure}) => ({failure})),
    openPrintDialog: effect('openPrintDialog'),
  },
}).createMachine({
  id: 'sheetPage',
  context: ({input}) => ({...input, paper: null, failure: null}),
  initial: 'reading',
  states: {
    reading: {
      tags: 'pending',
      invoke: {
        id: 'readPaper',
        src: 'readPaper',
        input: ({context}) => context.activityId,
        onDone: {target: 'ready', actions: {type: 'storePaper', params: ({event}) => ({paper: event.output})}},
        onError: {
          target: 'failed',
          actions: {type: 'storeFailure', params: ({event}) => ({failure: requestFailureIn(event.error)})},
        },
      },
    },
    ready: {on: {'print.start': {actions: 'openPrintDialog'}}},
    failed: {on: {'sheet.retry': 'reading'}},
  },
})
