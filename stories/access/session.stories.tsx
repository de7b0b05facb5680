import {use} from 'react'
import {loginMachine} from '../../machines/access/login.machine.ts'
import {renewalMachine} from '../../machines/access/renewal.machine.ts'
import {sessionMachine} from '../../machines/access/session.machine.ts'
import {PublicLayout} from '../../src/features/access/PublicLayout.tsx'
import {LoginView} from '../../src/features/access/LoginView.tsx'
import {RenewalView} from '../../src/features/access/RenewalView.tsx'
import {SessionView} from '../../src/features/access/SessionView.tsx'
import {SignOutDialog} from '../../src/features/access/SignOutDialog.tsx'
import {plainWelcome} from '../../src/features/access/welcome.ts'
import {KeptContext} from '../../src/features/kept.ts'
import {EmptyState} from '../../src/ui/status/EmptyState.tsx'
import {flowStories} from '../support/flowStory.tsx'
import {inTab} from '../support/inTab.tsx'

const nothing = () => undefined
const email = 'demo@aristo.local'

const form = (
  <LoginView
    state={loginMachine.resolveState({
      value: 'editing',
      context: {failure: null, isUnreachable: false, isPasswordVisible: false, credentials: {email: '', password: ''}},
    })}
    send={nothing}
  />
)

const renewal = (
  <RenewalView
    state={renewalMachine.resolveState({
      value: 'asking',
      context: {email, failure: null, isUnreachable: false, isPasswordVisible: false, password: ''},
    })}
    send={nothing}
    onLeave={nothing}
  />
)

const {at, meta} = flowStories({
  machine: sessionMachine,
  View: ({state, send}) => (
    <SessionView
      state={state}
      visitor={<PublicLayout welcome={plainWelcome}>{form}</PublicLayout>}
      student={<EmptyState art="done" title="Produto aberto para quem entrou" />}
      renewal={renewal}
      leaving={
        <SignOutDialog
          waiting={state.context.waiting}
          isKept={use(KeptContext)}
          onConfirm={() => send({type: 'signOut.confirm'})}
          onCancel={() => send({type: 'signOut.cancel'})}
        />
      }
    />
  ),
  context: {user: {uid: 'student-1', email}, waiting: 0},
})

export default {title: 'Fluxos/Acesso/Sessão', ...meta}
export const Restoring = at('restoring', {user: null})
export const SignedOut = at('signedOut', {user: null})
export const SignedInStudying = at({signedIn: 'studying'})
export const SignedInConfirmingSignOut = at({signedIn: 'confirmingSignOut'}, {waiting: 1})
export const SignedInConfirmingSignOut_Many = at({signedIn: 'confirmingSignOut'}, {waiting: 12})
export const SignedInConfirmingSignOut_InTab = inTab(at({signedIn: 'confirmingSignOut'}, {waiting: 2}))
export const SigningOut = at('signingOut')
export const ExpiredAsking = at({expired: 'asking'})
export const ExpiredConfirmingSignOut = at({expired: 'confirmingSignOut'}, {waiting: 3})
