import {emailConfirmationMachine} from '../../../machines/access/emailConfirmation.machine.ts'
import {confirmationText as text} from '../../../src/text/access/recovery.ts'
import type {ViewModel} from '../../support/interactions.ts'
import type {FlowModel} from '../../support/harness.ts'

export const emailConfirmationModel: FlowModel<typeof emailConfirmationMachine> = {
  machine: emailConfirmationMachine,
  starts: {'with a code': {code: 'code-1'}, 'confirmed by the page of the provider': {code: null}},
  cases: {'confirmation.retry': [{type: 'confirmation.retry'}]},
  replies: {
    'xstate.error.actor.applyCode': [
      {code: 'auth/invalid-action-code'},
      {code: 'auth/expired-action-code'},
      {code: 'unreachable'},
    ],
  },
  requests: ['applyCode'],
  listeners: [],
  effects: [],
}

export const emailConfirmationView: ViewModel<typeof emailConfirmationMachine> = {
  interactions: {'confirmation.retry': (page) => page.getByRole('button', {name: text.tryAgain}).click()},
  expectations: {
    applying: {visible: [['status', text.applying]]},
    failed: {visible: [['alert'], ['heading', text.failed], ['button', text.tryAgain]]},
    spent: {visible: [['alert'], ['heading', text.spent], ['link', text.go]]},
    confirmed: {
      visible: [
        ['heading', 'E-mail confirmado!'],
        ['link', text.go],
      ],
      absent: [['alert']],
    },
  },
}
