import {externalAuthMachine} from '../../machines/access/externalAuth.machine.ts'
import {ExternalAuthView} from '../../src/features/access/ExternalAuthView.tsx'
import {flowStories} from '../support/flowStory.tsx'

const {at, meta} = flowStories({
  machine: externalAuthMachine,
  View: (props) => <ExternalAuthView {...props} />,
  context: {token: 'token-1', destination: '/agenda', newcomer: null},
})

const ana = {email: 'ana@exemplo.com.br', waiting: 0}
const bia = 'beatriz.cavalcanti@exemplo.com.br'

export default {title: 'Fluxos/Acesso/Entrada externa', ...meta}
export const Opening = at('opening')
export const SigningIn = at('signingIn')
export const Unreachable = at('unreachable')
export const Asking = at('asking', {newcomer: {email: bia, present: ana}})
export const Asking_Unsent = at('asking', {newcomer: {email: bia, present: {...ana, waiting: 3}}})
export const Adopting = at('adopting', {newcomer: {email: bia, present: ana}})
export const AdoptFailed = at('adoptFailed', {newcomer: {email: bia, present: ana}})
export const Deciding = at('deciding')
export const Leaving = at('leaving')
