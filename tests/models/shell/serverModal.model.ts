import {serverModalMachine} from '../../../machines/shell/serverModal.machine.ts'
import {serverModalText} from '../../../src/text/shell/gating.ts'
import {facesOf, type ViewModel} from '../../support/hands.ts'
import type {FlowModel} from '../../support/rig.ts'

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
  tells: ['logFailure'],
}

export const serverModalView: ViewModel<typeof serverModalMachine> = {
  perform: {
    'student.ready': 'fact',
    'modal.close': (page) => page.getByRole('button', {name: serverModalText.close}).click(),
  },
  faces: {
    ...facesOf(['idle', 'querying', 'marking', 'hidden'], {misses: [['dialog']]}),
    shown: {
      sees: [
        ['dialog', message.title],
        ['text', message.text[0] ?? ''],
        ['text', message.text[1] ?? ''],
        ['button', serverModalText.close],
      ],
    },
  },
}
