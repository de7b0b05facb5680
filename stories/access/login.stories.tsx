import {use} from 'react'
import {loginMachine} from '../../machines/access/login.machine.ts'
import {ForgetfulView} from '../../src/features/access/ForgetfulView.tsx'
import {LoginView} from '../../src/features/access/LoginView.tsx'
import {PublicLayout} from '../../src/features/access/PublicLayout.tsx'
import {plainWelcome} from '../../src/features/access/welcome.ts'
import {KeptContext} from '../../src/features/kept.ts'
import {flowStories} from '../support/flowStory.tsx'
import {inTab} from '../support/inTab.tsx'

const {at, meta} = flowStories({
  machine: loginMachine,
  View: (props) => (
    <PublicLayout welcome={plainWelcome}>
      <LoginView {...props} notice={use(KeptContext) ? null : <ForgetfulView />} />
    </PublicLayout>
  ),
  context: {failure: null, isUnreachable: false, isPasswordVisible: false, credentials: {email: '', password: ''}},
})

export default {title: 'Fluxos/Acesso/Login', ...meta}
export const Editing = at('editing')
export const Editing_PasswordVisible = at('editing', {isPasswordVisible: true})
export const Editing_NothingKept = inTab(at('editing'))
export const SubmittingQuick = at({submitting: 'quick'})
export const SubmittingSlow = at({submitting: 'slow'})
export const Failed = at('failed', {failure: 'wrong-password'})
export const Failed_InvalidEmail = at('failed', {failure: 'invalid-email'})
export const Failed_UserNotFound = at('failed', {failure: 'user-not-found'})
export const Failed_TooManyRequests = at('failed', {failure: 'too-many-requests'})
export const Failed_Other = at('failed', {failure: 'other'})
export const Failed_Unreachable = at('failed', {failure: 'other', isUnreachable: true})
export const SignedIn = at('signedIn')
