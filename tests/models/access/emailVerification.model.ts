import {emailVerificationMachine} from '../../../machines/access/emailVerification.machine.ts'
import {verificationText as text} from '../../../src/text/access/recovery.ts'
import {facesOf, type ViewModel} from '../../support/hands.ts'
import type {FlowModel} from '../../support/rig.ts'

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
  tells: ['notifySent', 'notifyFailed'],
}

export const address = 'ana@exemplo.com.br'

export const emailVerificationView: ViewModel<typeof emailVerificationMachine> = {
  perform: {
    'mail.send': (page) => page.getByRole('button', {name: text.send}).click(),
    'window.returned': 'fact',
    'reminder.dismiss': (page) => page.getByRole('button', {name: text.dismiss}).click(),
  },
  faces: {
    ...facesOf(['checking', 'unknown', 'unsent', 'dismissed', 'confirmed'], {
      misses: [['text', text.title], ['button']],
    }),
    ...facesOf(['sent', 'rechecking'], {
      sees: [
        ['text', text.title],
        ['text', text.sent(address)],
        ['button', text.send],
      ],
      misses: [['alert']],
    }),
    sending: {sees: [['button', text.sending]], misses: [['button', text.dismiss]]},
    failed: {sees: [['alert'], ['text', text.failed], ['button', text.send]]},
  },
  cannot: ({value}, event) =>
    value === 'rechecking' && event.type !== 'window.returned' ? 'the answer comes first' : null,
}
