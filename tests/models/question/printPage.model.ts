import {printPageMachine} from '../../../machines/question/printPage.machine.ts'
import {printPageText} from '../../../src/text/question/print.ts'
import {fullSheet} from '../../../stories/support/print.ts'
import type {ViewModel} from '../../support/interactions.ts'
import type {FlowModel} from '../../support/harness.ts'

export const printPageModel: FlowModel<typeof printPageMachine> = {
  machine: printPageMachine,
  starts: {'the page opened': undefined},
  cases: {'print.stored': [{type: 'print.stored'}], 'print.start': [{type: 'print.start'}]},
  replies: {
    'xstate.done.actor.readPrint': [{kind: 'sheet', sheet: fullSheet}, {kind: 'nothing'}, {kind: 'unreadable'}],
    'xstate.error.actor.readPrint': [new Error('storage refused')],
  },
  requests: ['readPrint'],
  listeners: [],
  effects: ['openPrintDialog'],
}

export const printPageView: ViewModel<typeof printPageMachine> = {
  interactions: {
    'print.stored': 'fact',
    'print.start': (page) => page.getByRole('button', {name: printPageText.print}).click(),
  },
  expectations: {
    reading: {visible: [['status', printPageText.reading]]},
    ready: {
      visible: [
        ['heading', fullSheet.title],
        ['heading', printPageText.answerSheet],
        ['heading', printPageText.key],
        ['heading', printPageText.comments],
        ['button', printPageText.print],
      ],
    },
    empty: {visible: [['heading', printPageText.empty]], absent: [['button', printPageText.print]]},
    unreadable: {
      visible: [['alert'], ['heading', printPageText.unreadable]],
      absent: [['button', printPageText.print]],
    },
  },
}
