import {externalAuthMachine} from '../../machines/access/externalAuth.machine.ts'
import {ExternalAuthView} from '../../src/features/access/ExternalAuthView.tsx'
import {flowStories} from '../support/flowStory.tsx'

const {at, meta} = flowStories({
  machine: externalAuthMachine,
  View: (props) => <ExternalAuthView {...props} />,
  context: {token: 'token-1', destination: '/agenda'},
})

export default {title: 'Fluxos/Acesso/Entrada externa', ...meta}
export const Opening = at('opening')
export const SigningIn = at('signingIn')
export const Unreachable = at('unreachable')
export const Deciding = at('deciding')
export const Leaving = at('leaving')
