import {setup} from 'xstate'
import {effect, notProvided} from '../shared/notProvided.ts'
import type {EmailVerificationEvent, Verification} from './emailVerification.types.ts'

/**
 * The confirmation of a student's e-mail (flow F-007; spec 1§7): after the first sign-in of an account whose address is
 * not confirmed the mail goes out by itself, once per device; from then on the student may ask for another. Whoever comes
 * back to the product is looked at again, because the link is mostly opened elsewhere. `unsent` is an address for which
 * nobody has asked yet, `sent` one whose mail is on its way.
 */
export const emailVerificationMachine = setup({
  types: {} as {events: EmailVerificationEvent; tags: 'pending'},
  actors: {
    readVerification: notProvided<Verification>('readVerification'),
    sendVerification: notProvided<void>('sendVerification'),
  },
  actions: {notifySent: effect('notifySent'), notifyFailed: effect('notifyFailed')},
  guards: {
    isConfirmed: (_, {isConfirmed}: Verification) => isConfirmed,
    wasSent: (_, {wasSent}: Verification) => wasSent,
  },
}).createMachine({
  id: 'emailVerification',
  initial: 'checking',
  states: {
    checking: {
      invoke: {
        id: 'readVerification',
        src: 'readVerification',
        onDone: [
          {guard: {type: 'isConfirmed', params: ({event}) => event.output}, target: 'confirmed'},
          {guard: {type: 'wasSent', params: ({event}) => event.output}, target: 'sent'},
          {target: 'unsent'},
        ],
        onError: 'unknown',
      },
    },
    unknown: {on: {'window.returned': 'checking'}},
    unsent: {
      invoke: {id: 'sendVerification', src: 'sendVerification', onDone: 'sent', onError: 'failed'},
    },
    sending: {
      tags: 'pending',
      invoke: {
        id: 'sendVerification',
        src: 'sendVerification',
        onDone: {target: 'sent', actions: 'notifySent'},
        onError: {target: 'failed', actions: 'notifyFailed'},
      },
    },
    sent: {on: {'mail.send': 'sending', 'window.returned': 'rechecking', 'reminder.dismiss': 'dismissed'}},
    rechecking: {
      invoke: {
        id: 'readVerification',
        src: 'readVerification',
        onDone: [
          {guard: {type: 'isConfirmed', params: ({event}) => event.output}, target: 'confirmed'},
          {target: 'sent'},
        ],
        onError: 'sent',
      },
    },
    failed: {on: {'mail.send': 'sending', 'reminder.dismiss': 'dismissed'}},
    dismissed: {type: 'final'},
    confirmed: {type: 'final'},
  },
})
