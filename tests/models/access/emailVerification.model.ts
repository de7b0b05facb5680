import {emailVerificationMachine} from '../../../machines/access/emailVerification.machine.ts'
import {verificationText as text} from '../../../src/text/access/recovery.ts'
import {expectationsOf, type ViewModel} from '../../support/interactions.ts'
import type {FlowModel} from '../../support/harness.ts'

export const emailVerificationModel: FlowModel<typeof emailVerificationMachine> = {
  machine: emailVerificationMachine,
  starts: {'signed in': undefined},
  cases: {
    'mail.send': [{type: 'mail.send'}],
    'window.returned': [{type: 'window.returned'}],
    'reminder.dismiss': [{type: 'reminder.dismiss'}],
  },
  replies: {
    'xstate.done.actor.readVerification': [
      {isConfirmed: false, wasSent: false},
      {isConfirmed: false, wasSent: true},
      {isConfirmed: true, wasSent: true},
    ],
  },
  requests: ['readVerification', 'sendVerification'],
  listeners: [],
  effects: ['notifySent', 'notifyFailed'],
}

export const address = 'ana@exemplo.com.br'

export const emailVerificationView: ViewModel<typeof emailVerificationMachine> = {
  interactions: {
    'mail.send': (page) => page.getByRole('button', {name: text.send}).click(),
    'window.returned': 'fact',
    'reminder.dismiss': (page) => page.getByRole('button', {name: text.dismiss}).click(),
  },
  expectations: {
    ...expectationsOf(['checking', 'unknown', 'unsent', 'dismissed', 'confirmed'], {
      absent: [['text', text.title], ['button']],
    }),
    ...expectationsOf(['sent', 'rechecking'], {
      visible: [
        ['text', text.title],
        ['text', text.sent(address)],
        ['button', text.send],
      ],
      absent: [['alert']],
    }),
    sending: {visible: [['button', text.sending]], absent: [['button', text.dismiss]]},
    failed: {visible: [['alert'], ['text', text.failed], ['button', text.send]]},
  },
  unavailable: ({value}, event) =>
    value === 'rechecking' && event.type !== 'window.returned' ? 'the answer comes first' : null,
}
