import {hidingMachine} from '../../../machines/forum/hiding.machine.ts'
import {hidingText} from '../../../src/text/forum/hiding.ts'
import type {FlowModel} from '../../support/harness.ts'
import type {ViewModel} from '../../support/interactions.ts'

const key = 'chave'

export const hidingModel: FlowModel<typeof hidingMachine> = {
  machine: hidingMachine,
  starts: {'a comment': {id: 'c1'}},
  cases: {
    'hiding.open': [{type: 'hiding.open'}],
    'hiding.close': [{type: 'hiding.close'}],
    'hiding.type': [
      {type: 'hiding.type', reason: 'Ofende.'},
      {type: 'hiding.type', reason: 'x'.repeat(501)},
    ],
    'hiding.send': [{type: 'hiding.send', key}],
    'hiding.undo': [{type: 'hiding.undo', key}],
  },
  replies: {
    'xstate.done.actor.changeHiding': [undefined],
    'xstate.error.actor.changeHiding': [{failure: 'unreachable'}],
  },
  contextKey: ({reason, failure}) => [reason, failure],
  requests: ['changeHiding'],
  listeners: [],
  effects: ['notifyHidden', 'notifyShown', 'tellChanged'],
}

const reason = ['textbox', hidingText.reason] as const

export const hidingView: ViewModel<typeof hidingMachine> = {
  interactions: {
    'hiding.open': (page) => page.getByRole('button', {name: hidingText.hide, exact: true}).click(),
    'hiding.close': (page) => page.getByRole('button', {name: hidingText.cancel}).click(),
    'hiding.type': (page, event) => page.getByRole('textbox', {name: hidingText.reason}).fill(event.reason),
    'hiding.send': (page) => page.getByRole('button', {name: hidingText.confirm}).click(),
    'hiding.undo': (page) => page.getByRole('button', {name: hidingText.keep}).click(),
  },
  unavailable: ({context}, event) => {
    if (event.type !== 'hiding.type') return null
    if (event.reason === context.reason) return 'it is written already'
    return event.reason.length > 500 ? 'the field takes no more letters' : null
  },
  expectations: {
    closed: ({failure}) => ({
      visible: failure === null ? [] : [['text', hidingText.showFailed]],
      absent: [['dialog'], ...(failure === null ? [['alert'] as const] : [])],
    }),
    'asking.writing': {visible: [['dialog'], reason], absent: [['text', hidingText.reasonMissing]]},
    'asking.incomplete': {visible: [['dialog'], ['text', hidingText.reasonMissing]]},
    'asking.failed': {visible: [['dialog'], reason, ['text', hidingText.failed]]},
    hiding: {visible: [['dialog'], ['button', hidingText.confirm]]},
    showing: {visible: [['button', hidingText.keep]], absent: [['dialog']]},
  },
}
