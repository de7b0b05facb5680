import {loginMachine} from '../../machines/access/login.machine.ts'
import {sessionMachine} from '../../machines/access/session.machine.ts'
import {PublicFrame} from '../../src/app/PublicFrame.tsx'
import {LoginView} from '../../src/features/access/LoginView.tsx'
import {SessionView} from '../../src/features/access/SessionView.tsx'
import {EmptyState} from '../../src/ui/EmptyState.tsx'
import {flowStories} from '../support/flowStory.tsx'

const form = (
  <LoginView
    state={loginMachine.resolveState({
      value: 'editing',
      context: {failure: null, isPasswordVisible: false, credentials: {email: '', password: ''}},
    })}
    send={() => undefined}
  />
)

const {at, meta} = flowStories({
  machine: sessionMachine,
  View: (props) => (
    <SessionView
      {...props}
      visitor={<PublicFrame>{form}</PublicFrame>}
      student={<EmptyState art="done" title="Produto aberto para quem entrou" />}
      renewal={form}
    />
  ),
  context: {user: {uid: 'student-1', email: 'demo@aristo.local'}},
})

export default {title: 'Fluxos/Acesso/Sessão', ...meta}
export const Restoring = at('restoring', {user: null})
export const SignedOut = at('signedOut', {user: null})
export const SignedIn = at('signedIn')
export const SigningOut = at('signingOut')
export const Expired = at('expired')
