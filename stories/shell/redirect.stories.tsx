import {redirectMachine} from '../../machines/shell/redirect.machine.ts'
import {RedirectView} from '../../src/features/shell/RedirectView.tsx'
import {EmptyState} from '../../src/ui/status/EmptyState.tsx'
import {flowStories} from '../support/flowStory.tsx'

const {at, meta} = flowStories({
  machine: redirectMachine,
  View: ({state}) => (
    <RedirectView state={state}>
      <EmptyState art="done" title="Tela do endereço" />
    </RedirectView>
  ),
  context: {path: '/agenda', viewer: {kind: 'visitor'}, slug: 'aristo', destination: null},
})

export default {title: 'Fluxos/Estrutura/Redirecionamentos', ...meta}
export const Waiting = at('waiting')
export const Evaluating = at('evaluating')
export const Redirecting = at('redirecting', {destination: '/'})
export const Idle = at('idle')
