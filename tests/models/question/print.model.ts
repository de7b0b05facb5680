import {plainPrint} from '../../../domain/question/print.ts'
import {printMachine} from '../../../machines/question/print.machine.ts'
import {printFailures, printText} from '../../../src/text/question/print.ts'
import {printQuestions} from '../../../stories/support/print.ts'
import type {ViewModel} from '../../support/hands.ts'
import type {FlowModel} from '../../support/rig.ts'

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
  tells: ['openPrintPage'],
}

const confirm = ['button', printText.print] as const

export const printView: ViewModel<typeof printMachine> = {
  perform: {
    'print.open': 'fact',
    'print.close': (page) => page.getByRole('dialog').getByRole('button', {name: printText.close}).click(),
    'print.retry': (page) => page.getByRole('button', {name: printText.tryAgain}).click(),
    'options.change': (page) => page.getByRole('checkbox', {name: printText.withKey}).click(),
    'print.confirm': (page) => page.getByRole('button', {name: printText.print}).click(),
  },
  faces: {
    closed: {misses: [['dialog']]},
    collecting: {
      sees: [
        ['dialog', printText.title],
        ['status', printText.collecting],
      ],
      misses: [confirm],
    },
    collectFailed: {
      sees: [
        ['alert'],
        ['text', printText.collectFailed],
        ['text', printFailures.offline],
        ['button', printText.tryAgain],
      ],
      misses: [confirm],
    },
    nothing: {sees: [['text', printText.nothing]], misses: [confirm]},
    'choosing.fresh': {sees: [['group', printText.options], confirm], misses: [['alert']]},
    'choosing.tooLong': {sees: [['alert'], ['text', printText.tooLong], confirm]},
    'choosing.notStored': {sees: [['alert'], ['text', printText.notStored], confirm]},
    storing: {sees: [['button', printText.storing]], misses: [['alert']]},
    opened: {
      sees: [
        ['text', printText.opened],
        ['link', printText.openPage],
      ],
      misses: [confirm],
    },
  },
  cannot: ({context}, event) =>
    event.type === 'options.change' && context.options.withKey ? 'pressing a ticked box takes the tick away' : null,
}
