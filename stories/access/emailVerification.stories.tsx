import {emailVerificationMachine} from '../../machines/access/emailVerification.machine.ts'
import {EmailVerificationView} from '../../src/features/access/EmailVerificationView.tsx'
import {EmptyState} from '../../src/ui/status/EmptyState.tsx'
import {flowStories} from '../support/flowStory.tsx'
import {Stage} from '../ui/Stage.tsx'

const {at, meta} = flowStories({
  machine: emailVerificationMachine,
  View: (props) => (
    <Stage>
      <EmailVerificationView {...props} email="ana@exemplo.com.br" />
      <EmptyState art="calendar" title="A tela do estudante" />
    </Stage>
  ),
  context: {},
})

export default {title: 'Fluxos/Acesso/Lembrete do e-mail', ...meta}
export const Checking = at('checking')
export const Unknown = at('unknown')
export const Unsent = at('unsent')
export const Sent = at('sent')
export const Rechecking = at('rechecking')
export const Sending = at('sending')
export const Failed = at('failed')
export const Dismissed = at('dismissed')
export const Confirmed = at('confirmed')
