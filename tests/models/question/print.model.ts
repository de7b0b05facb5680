import {plainPrint} from '../../../domain/question/print.ts'
import {printMachine} from '../../../machines/question/print.machine.ts'
import {printFailures, printText} from '../../../src/text/question/print.ts'
import {printQuestions} from '../../../stories/support/print.ts'
import type {ViewModel} from '../../support/interactions.ts'
import type {FlowModel} from '../../support/harness.ts'

export const printModel: FlowModel<typeof printMachine> = {
  machine: printMachine,
  starts: {'a set of questions': {title: 'Sepse', ids: printQuestions.map(({id}) => id)}},
  cases: {
    'print.open': [{type: 'print.open'}],
    'print.close': [{type: 'print.close'}],
    'print.retry': [{type: 'print.retry'}],
    'options.change': [{type: 'options.change', options: {...plainPrint, withKey: true}}],
    'print.confirm': [{type: 'print.confirm', now: 1_000}],
  },
  replies: {
    'xstate.done.actor.collectQuestions': [printQuestions, []],
    'xstate.error.actor.collectQuestions': [{failure: 'offline'}],
    'xstate.error.actor.storeSheet': [{code: 'tooLong'}, {code: 'refused'}],
  },
  requests: ['collectQuestions', 'storeSheet'],
  listeners: [],
  effects: ['openPrintPage'],
}

const confirm = ['button', printText.print] as const

export const printView: ViewModel<typeof printMachine> = {
  interactions: {
    'print.open': 'fact',
    'print.close': (page) => page.getByRole('dialog').getByRole('button', {name: printText.close}).click(),
    'print.retry': (page) => page.getByRole('button', {name: printText.tryAgain}).click(),
    'options.change': (page) => page.getByRole('checkbox', {name: printText.withKey}).click(),
    'print.confirm': (page) => page.getByRole('button', {name: printText.print}).click(),
  },
  expectations: {
    closed: {absent: [['dialog']]},
    collecting: {
      visible: [
        ['dialog', printText.title],
        ['status', printText.collecting],
      ],
      absent: [confirm],
    },
    collectFailed: {
      visible: [
        ['alert'],
        ['text', printText.collectFailed],
        ['text', printFailures.offline],
        ['button', printText.tryAgain],
      ],
      absent: [confirm],
    },
    nothing: {visible: [['text', printText.nothing]], absent: [confirm]},
    'choosing.fresh': {visible: [['group', printText.options], confirm], absent: [['alert']]},
    'choosing.tooLong': {visible: [['alert'], ['text', printText.tooLong], confirm]},
    'choosing.notStored': {visible: [['alert'], ['text', printText.notStored], confirm]},
    storing: {visible: [['button', printText.storing]], absent: [['alert']]},
    opened: {
      visible: [
        ['text', printText.opened],
        ['link', printText.openPage],
      ],
      absent: [confirm],
    },
  },
  unavailable: ({context}, event) =>
    event.type === 'options.change' && context.options.withKey ? 'pressing a ticked box takes the tick away' : null,
}
