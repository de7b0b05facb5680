import {externalAuthMachine} from '../../../machines/access/externalAuth.machine.ts'
import {externalAuthText as text} from '../../../src/text/access/recovery.ts'
import {sessionText} from '../../../src/text/access/session.ts'
import type {ViewModel} from '../../support/interactions.ts'
import type {FlowModel} from '../../support/harness.ts'

export const otherApp = 'https://app.exemplo.com.br/external-auth?token=abc'

const newcomer = 'bia@exemplo.com.br'
const present = {email: 'ana@exemplo.com.br', waiting: 0}

export const externalAuthModel: FlowModel<typeof externalAuthMachine> = {
  machine: externalAuthMachine,
  starts: {'with a token': {token: 'token-1'}, 'without a token': {token: null}},
  cases: {
    'signIn.retry': [{type: 'signIn.retry'}],
    'switch.confirm': [{type: 'switch.confirm'}],
    'switch.cancel': [{type: 'switch.cancel'}],
  },
  replies: {
    'xstate.done.actor.signInAside': [
      {email: newcomer, present: null},
      {email: newcomer, present},
      {email: newcomer, present: {...present, waiting: 2}},
      {email: null, present: null},
      {email: null, present},
    ],
    'xstate.error.actor.signInAside': [{code: 'auth/invalid-custom-token'}, {code: 'auth/network-request-failed'}],
    'xstate.done.actor.adoptNewcomer': [undefined],
    'xstate.error.actor.adoptNewcomer': [{code: 'unreachable'}],
    'xstate.done.actor.readExperiment': [
      null,
      {state: 'react', address: otherApp},
      {state: 'flutter', address: otherApp},
      {state: 'flutter', address: null},
    ],
  },
  requests: ['signInAside', 'adoptNewcomer', 'readExperiment'],
  listeners: [],
  effects: ['dropNewcomer', 'leave'],
}

export const externalAuthView: ViewModel<typeof externalAuthMachine> = {
  interactions: {
    'signIn.retry': (page) => page.getByRole('button', {name: text.tryAgain}).click(),
    'switch.confirm': (page) => page.getByRole('button', {name: text.switch}).click(),
    'switch.cancel': (page) => page.getByRole('button', {name: text.stay}).click(),
  },
  expectations: {
    signingIn: {visible: [['text', text.signingIn]]},
    unreachable: {visible: [['alert'], ['heading', text.failed], ['button', text.tryAgain]]},
    asking: (context) => {
      const waiting = context.newcomer?.present?.waiting ?? 0
      return {
        visible: [
          ['heading', text.switchTitle(newcomer)],
          ['text', text.switchText(present.email)],
          ...(waiting === 0 ? [] : [['text', sessionText.leaveText(waiting)] as const]),
        ],
        absent: [['alert'], ...(waiting === 0 ? [['note'] as const] : [])],
      }
    },
    adopting: {visible: [['text', text.signingIn]]},
    adoptFailed: {visible: [['alert'], ['heading', text.failed], ['button', text.tryAgain]]},
    deciding: {visible: [['text', text.signingIn]]},
    leaving: {visible: [['text', text.leaving]], absent: [['alert']]},
  },
}
