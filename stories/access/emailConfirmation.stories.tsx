import {emailConfirmationMachine} from '../../machines/access/emailConfirmation.machine.ts'
import {EmailConfirmationView} from '../../src/features/access/EmailConfirmationView.tsx'
import {PublicLayout} from '../../src/features/access/PublicLayout.tsx'
import {plainWelcome} from '../../src/features/access/welcome.ts'
import {flowStories} from '../support/flowStory.tsx'

const {at, meta} = flowStories({
  machine: emailConfirmationMachine,
  View: (props) => (
    <PublicLayout welcome={plainWelcome}>
      <EmailConfirmationView {...props} />
    </PublicLayout>
  ),
  context: {code: 'code-1'},
})

export default {title: 'Fluxos/Acesso/Confirmação do e-mail', ...meta}
export const Opening = at('opening')
export const Applying = at('applying')
export const Failed = at('failed')
export const Spent = at('spent')
export const Confirmed = at('confirmed')
