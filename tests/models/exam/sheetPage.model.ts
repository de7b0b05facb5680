import {plainPaper} from '../../../domain/exam/examPrint.ts'
import {sheetPageMachine} from '../../../machines/exam/sheetPage.machine.ts'
import {sheetPageText} from '../../../src/text/exam/examPrint.ts'
import {printFailures} from '../../../src/text/question/print.ts'
import {examPaper} from '../../../stories/support/sheet.ts'
import type {ViewModel} from '../../support/interactions.ts'
import type {FlowModel} from '../../support/harness.ts'

export const sheetPageModel: FlowModel<typeof sheetPageMachine> = {
  machine: sheetPageMachine,
  starts: {'the address of an exam': {activityId: 'exam'}},
  cases: {'sheet.retry': [{type: 'sheet.retry'}], 'print.start': [{type: 'print.start'}]},
  replies: {
    'xstate.done.actor.readPaper': [examPaper, plainPaper()],
    'xstate.error.actor.readPaper': [{failure: 'unreachable'}],
  },
  requests: ['readPaper'],
  listeners: [],
  effects: ['openPrintDialog'],
}

export const sheetPageView: ViewModel<typeof sheetPageMachine> = {
  interactions: {
    'sheet.retry': (page) => page.getByRole('button', {name: sheetPageText.tryAgain}).click(),
    'print.start': (page) => page.getByRole('button', {name: sheetPageText.print}).click(),
  },
  expectations: {
    reading: {visible: [['status', sheetPageText.reading]]},
    ready: ({paper}) => ({
      visible: [
        ['heading', paper?.title ?? sheetPageText.title],
        ['text', 'Ana Souza'],
        ['button', sheetPageText.print],
        ['text', paper?.isTemplate ? sheetPageText.plain : sheetPageText.how],
      ],
    }),
    failed: {
      visible: [
        ['alert'],
        ['text', printFailures.unreachable],
        ['button', sheetPageText.tryAgain],
        ['link', sheetPageText.openPlain],
      ],
      absent: [['button', sheetPageText.print]],
    },
  },
}
