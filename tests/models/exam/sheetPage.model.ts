import {plainPaper} from '../../../domain/exam/examPrint.ts'
import {sheetPageMachine} from '../../../machines/exam/sheetPage.machine.ts'
import {sheetPageText} from '../../../src/text/exam/examPrint.ts'
import {printFailures} from '../../../src/text/question/print.ts'
import {examPaper} from '../../../stories/support/sheet.ts'
import type {ViewModel} from '../../support/hands.ts'
import type {FlowModel} from '../../support/rig.ts'

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
  tells: ['openPrintDialog'],
}

export const sheetPageView: ViewModel<typeof sheetPageMachine> = {
  perform: {
    'sheet.retry': (page) => page.getByRole('button', {name: sheetPageText.tryAgain}).click(),
    'print.start': (page) => page.getByRole('button', {name: sheetPageText.print}).click(),
  },
  faces: {
    reading: {sees: [['status', sheetPageText.reading]]},
    ready: ({paper}) => ({
      sees: [
        ['heading', paper?.title ?? sheetPageText.title],
        ['text', 'Ana Souza'],
        ['button', sheetPageText.print],
        ['text', paper?.isTemplate ? sheetPageText.plain : sheetPageText.how],
      ],
    }),
    failed: {
      sees: [
        ['alert'],
        ['text', printFailures.unreachable],
        ['button', sheetPageText.tryAgain],
        ['link', sheetPageText.openPlain],
      ],
      misses: [['button', sheetPageText.print]],
    },
  },
}
