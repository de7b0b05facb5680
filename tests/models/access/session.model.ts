import {sessionMachine} from '../../../machines/access/session.machine.ts'
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
