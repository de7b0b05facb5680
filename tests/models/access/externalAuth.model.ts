import {externalAuthMachine} from '../../../machines/access/externalAuth.machine.ts'
import {externalAuthText as text} from '../../../src/text/recovery.ts'
import type {ViewModel} from '../../support/hands.ts'
import type {FlowModel} from '../../support/rig.ts'

export const otherApp = 'https://app.exemplo.com.br/external-auth?token=abc'

export const externalAuthModel: FlowModel<typeof externalAuthMachine> = {
  machine: externalAuthMachine,
  starts: {'with a token': {token: 'token-1'}, 'without a token': {token: null}},
  cases: {'signIn.retry': [{type: 'signIn.retry'}]},
  replies: {
    'xstate.done.actor.signInWithToken': [{email: 'ana@exemplo.com.br'}, {email: null}],
    'xstate.error.actor.signInWithToken': [{code: 'auth/invalid-custom-token'}, {code: 'auth/network-request-failed'}],
    'xstate.done.actor.readExperiment': [
      null,
      {state: 'react', address: otherApp},
      {state: 'flutter', address: otherApp},
      {state: 'flutter', address: null},
    ],
  },
  requests: ['signInWithToken', 'readExperiment'],
  listeners: [],
  tells: ['leave'],
}

export const externalAuthView: ViewModel<typeof externalAuthMachine> = {
  perform: {'signIn.retry': (page) => page.getByRole('button', {name: text.tryAgain}).click()},
  faces: {
    signingIn: {sees: [['text', text.signingIn]]},
    unreachable: {sees: [['alert'], ['heading', text.failed], ['button', text.tryAgain]]},
    deciding: {sees: [['text', text.signingIn]]},
    leaving: {sees: [['text', text.leaving]], misses: [['alert']]},
  },
}
