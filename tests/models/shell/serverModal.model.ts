import {serverModalMachine} from '../../../machines/shell/serverModal.machine.ts'
import {serverModalText} from '../../../src/text/shell/gating.ts'
import {expectationsOf, type ViewModel} from '../../support/interactions.ts'
import type {FlowModel} from '../../support/harness.ts'

const message = {
  title: 'Manutenção no domingo',
  text: ['Das 2h às 4h a plataforma fica fora do ar.', 'Suas respostas ficam guardadas.'],
}

export const serverModalModel: FlowModel<typeof serverModalMachine> = {
  machine: serverModalMachine,
  starts: {'shell opened': undefined},
  cases: {
    'student.ready': [{type: 'student.ready'}],
    'modal.close': [{type: 'modal.close'}],
  },
  replies: {
    'xstate.done.actor.shouldDisplayModal': [
      {shouldExecute: true, ...message},
      {shouldExecute: false, title: '', text: []},
    ],
    'xstate.error.actor.shouldDisplayModal': ['unreachable'],
    'xstate.error.actor.markModalAsSeen': ['unreachable'],
  },
  requests: ['shouldDisplayModal', 'markModalAsSeen'],
  listeners: [],
  effects: ['logFailure'],
}

export const serverModalView: ViewModel<typeof serverModalMachine> = {
  interactions: {
    'student.ready': 'fact',
    'modal.close': (page) => page.getByRole('button', {name: serverModalText.close}).click(),
  },
  expectations: {
    ...expectationsOf(['idle', 'querying', 'marking', 'hidden'], {absent: [['dialog']]}),
    shown: {
      visible: [
        ['dialog', message.title],
        ['text', message.text[0] ?? ''],
        ['text', message.text[1] ?? ''],
        ['button', serverModalText.close],
      ],
    },
  },
}
