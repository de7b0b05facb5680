import {npsInvitationMachine} from '../../machines/feedback/npsInvitation.machine.ts'
import {NpsInvitationView} from '../../src/features/feedback/NpsInvitationView.tsx'
import {flowStories} from '../support/flowStory.tsx'
import {Stage} from '../ui/Stage.tsx'

const {at, meta} = flowStories({
  machine: npsInvitationMachine,
  View: (flow) => (
    <Stage title="Agenda">
      <NpsInvitationView {...flow} />
    </Stage>
  ),
  context: {},
})

export default {title: 'Fluxos/Pesquisas/Convite', ...meta}
export const Shown = at('shown')
export const Accepted = at('accepted')
export const Hidden = at('hidden')
