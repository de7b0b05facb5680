import {loginMachine} from '../../machines/access/login.machine.ts'
import {PublicFrame} from '../../src/app/PublicFrame.tsx'
import {LoginView} from '../../src/features/access/LoginView.tsx'
import {flowStories} from '../support/flowStory.tsx'

const {at, meta} = flowStories({
  machine: loginMachine,
  View: (props) => <PublicFrame><LoginView {...props} /></PublicFrame>,
  context: {failure: null, isPasswordVisible: false, credentials: {email: '', password: ''}},
})

export default {title: 'Fluxos/Acesso/Login', ...meta}
export const Editing = at('editing')
export const Editing_PasswordVisible = at('editing', {isPasswordVisible: true})
export const Submitting = at('submitting')
export const Failed = at('failed', {failure: 'wrong-password'})
export const Failed_InvalidEmail = at('failed', {failure: 'invalid-email'})
export const Failed_UserNotFound = at('failed', {failure: 'user-not-found'})
export const Failed_TooManyRequests = at('failed', {failure: 'too-many-requests'})
export const Failed_Other = at('failed', {failure: 'other'})
export const SignedIn = at('signedIn')
