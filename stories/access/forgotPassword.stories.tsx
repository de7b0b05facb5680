import {forgotPasswordMachine} from '../../machines/access/forgotPassword.machine.ts'
import {ForgotPasswordView} from '../../src/features/access/ForgotPasswordView.tsx'
import {PublicLayout} from '../../src/features/access/PublicLayout.tsx'
import {plainWelcome} from '../../src/features/access/welcome.ts'
import {flowStories} from '../support/flowStory.tsx'

const {at, meta} = flowStories({
  machine: forgotPasswordMachine,
  View: (props) => (
    <PublicLayout welcome={plainWelcome}>
      <ForgotPasswordView {...props} />
    </PublicLayout>
  ),
  context: {email: 'ana@exemplo.com.br'},
})

export default {title: 'Fluxos/Acesso/Redefinir senha', ...meta}
export const Editing = at('editing')
export const SubmittingQuick = at({submitting: 'quick'})
export const SubmittingSlow = at({submitting: 'slow'})
export const Sent = at('sent')
export const NotFound = at('notFound')
export const Failed = at('failed')
