import {sessionMachine} from '../../../machines/access/session.machine.ts'
import {accessText} from '../../../src/text/access.ts'
import type {ViewModel} from '../../support/hands.ts'
import type {FlowModel} from '../../support/rig.ts'

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
    'session.signOut': [{type: 'session.signOut'}],
    'session.expired': [{type: 'session.expired'}],
  },
  requests: ['signOut'],
  listeners: ['watchUser'],
  tells: ['clearCaches', 'goHome'],
}

/** The words the walk puts where the visitor's and the student's screens go. */
export const sessionScreens = {visitor: 'telas do visitante', student: 'telas da estudante', renewal: 'entrar de novo'}

export const sessionView: ViewModel<typeof sessionMachine> = {
  perform: {
    'user.changed': 'fact',
    'session.signOut': (page) => page.getByRole('button', {name: accessText.leave}).click(),
    'session.expired': 'fact',
  },
  faces: {
    restoring: {sees: [['text', accessText.restoring]], misses: [['text', sessionScreens.visitor], ['text', sessionScreens.student]]},
    signedOut: {sees: [['text', sessionScreens.visitor]], misses: [['text', sessionScreens.student]]},
    signedIn: {sees: [['text', sessionScreens.student]], misses: [['text', sessionScreens.visitor]]},
    signingOut: {sees: [['text', accessText.leaving]], misses: [['text', sessionScreens.student]]},
    expired: {sees: [['text', accessText.expiredTitle], ['text', sessionScreens.renewal]], misses: [['text', sessionScreens.student]]},
  },
}
