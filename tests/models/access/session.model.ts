import {sessionMachine} from '../../../machines/access/session.machine.ts'
import {accessText} from '../../../src/text/access/access.ts'
import {sessionText} from '../../../src/text/access/session.ts'
import type {ViewModel} from '../../support/interactions.ts'
import type {FlowModel} from '../../support/harness.ts'

const ana = {uid: 'ana', email: 'ana@exemplo.com.br'}
const bento = {uid: 'bento', email: null}

export const sessionModel: FlowModel<typeof sessionMachine> = {
  machine: sessionMachine,
  starts: {'product opened': undefined},
  cases: {
    'user.changed': [
      {type: 'user.changed', user: ana},
      {type: 'user.changed', user: bento},
      {type: 'user.changed', user: null},
    ],
    'session.signOut': [
      {type: 'session.signOut', waiting: 0},
      {type: 'session.signOut', waiting: 3},
    ],
    'signOut.confirm': [{type: 'signOut.confirm'}],
    'signOut.cancel': [{type: 'signOut.cancel'}],
    'session.expired': [{type: 'session.expired'}],
  },
  requests: ['signOut'],
  listeners: ['watchUser'],
  effects: ['clearCaches', 'goHome', 'notifySwitched', 'notifySignOutFailed'],
}

/** The words the walk puts where the visitor's and the student's screens go. */
export const sessionScreens = {visitor: 'telas do visitante', student: 'telas da estudante', renewal: 'entrar de novo'}

/** The two ways of leaving that the walk's student has: with everything sent, and with three writes on the device. */
export const leaveWith = (waiting: number) => `${sessionText.leave} com ${waiting}`

export const sessionView: ViewModel<typeof sessionMachine> = {
  interactions: {
    'user.changed': 'fact',
    'session.signOut': (page, {waiting}) => page.getByRole('button', {name: leaveWith(waiting)}).click(),
    'signOut.confirm': (page) => page.getByRole('button', {name: sessionText.leave, exact: true}).click(),
    'signOut.cancel': (page) => page.getByRole('button', {name: sessionText.stay}).click(),
    'session.expired': 'fact',
  },
  expectations: {
    restoring: {
      visible: [['text', accessText.restoring]],
      absent: [
        ['text', sessionScreens.visitor],
        ['text', sessionScreens.student],
      ],
    },
    signedOut: {visible: [['text', sessionScreens.visitor]], absent: [['text', sessionScreens.student]]},
    'signedIn.studying': {
      visible: [['text', sessionScreens.student]],
      absent: [['text', sessionScreens.visitor], ['alertdialog']],
    },
    'signedIn.confirmingSignOut': {
      visible: [
        ['text', sessionScreens.student],
        ['alertdialog', sessionText.leaveTitle],
        ['text', sessionText.leaveText(3)],
      ],
    },
    signingOut: {visible: [['text', accessText.leaving]], absent: [['text', sessionScreens.student]]},
    'expired.asking': {
      visible: [
        ['text', sessionScreens.student],
        ['text', sessionScreens.renewal],
      ],
      absent: [['text', sessionScreens.visitor]],
    },
    'expired.confirmingSignOut': {
      visible: [
        ['text', sessionScreens.student],
        ['text', sessionText.leaveText(3)],
      ],
      absent: [['text', sessionScreens.renewal]],
    },
  },
}
