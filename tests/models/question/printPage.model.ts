import {printPageMachine} from '../../../machines/question/printPage.machine.ts'
import {printPageText} from '../../../src/text/question/print.ts'
import {fullSheet} from '../../../stories/support/print.ts'
import type {ViewModel} from '../../support/hands.ts'
import type {FlowModel} from '../../support/rig.ts'

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
  tells: ['openPrintDialog'],
}

export const printPageView: ViewModel<typeof printPageMachine> = {
  perform: {
    'print.stored': 'fact',
    'print.start': (page) => page.getByRole('button', {name: printPageText.print}).click(),
  },
  faces: {
    reading: {sees: [['status', printPageText.reading]]},
    ready: {
      sees: [
        ['heading', fullSheet.title],
        ['heading', printPageText.answerSheet],
        ['heading', printPageText.key],
        ['heading', printPageText.comments],
        ['button', printPageText.print],
      ],
    },
    empty: {sees: [['heading', printPageText.empty]], misses: [['button', printPageText.print]]},
    unreadable: {sees: [['alert'], ['heading', printPageText.unreadable]], misses: [['button', printPageText.print]]},
  },
}
