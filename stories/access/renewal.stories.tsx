import {renewalMachine} from '../../machines/access/renewal.machine.ts'
import {RenewalView} from '../../src/features/access/RenewalView.tsx'
import {EmptyState} from '../../src/ui/status/EmptyState.tsx'
import {flowStories} from '../support/flowStory.tsx'

const {at, meta} = flowStories({
  machine: renewalMachine,
  View: ({state, send}) => (
    <>
      <EmptyState art="done" title="A tela em que a estudante estava" />
      <RenewalView state={state} send={send} onLeave={() => undefined} />
    </>
  ),
  context: {email: 'demo@aristo.local', failure: null, isUnreachable: false, isPasswordVisible: false, password: ''},
})

export default {title: 'Fluxos/Acesso/Sessão expirada', ...meta}
export const Asking = at('asking')
export const Asking_PasswordVisible = at('asking', {isPasswordVisible: true})
export const Asking_WithoutPassword = at('asking', {email: ''})
export const Checking = at('checking')
export const Refused = at('refused', {failure: 'wrong-password'})
export const Refused_TooManyRequests = at('refused', {failure: 'too-many-requests'})
export const Refused_Unreachable = at('refused', {failure: 'other', isUnreachable: true})
export const Renewed = at('renewed')
