import {loginMachine} from '../../../machines/access/login.machine.ts'
import type {FlowModel} from '../../support/rig.ts'

const good = {email: 'ana@exemplo.com.br', password: 'segredo-da-ana'}

export const loginModel: FlowModel<typeof loginMachine> = {
  machine: loginMachine,
  starts: {'signed out': undefined},
  cases: {
    'login.submit': [
      {type: 'login.submit', ...good},
      {type: 'login.submit', email: 'ana', password: 'segredo-da-ana'},
      {type: 'login.submit', email: 'ana@exemplo.com.br', password: ''},
    ],
    'field.change': [{type: 'field.change'}],
    'password.toggle': [{type: 'password.toggle'}],
  },
  replies: {
    'xstate.done.actor.signIn': [undefined],
    'xstate.error.actor.signIn': [
      {code: 'auth/invalid-email'},
      {code: 'auth/wrong-password'},
      {code: 'auth/user-not-found'},
      {code: 'auth/too-many-requests'},
      {code: 'auth/network-request-failed'},
    ],
  },
  requests: ['signIn'],
  listeners: [],
  tells: ['notifyFailure'],
}
