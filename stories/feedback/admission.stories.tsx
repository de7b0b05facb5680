import {admissionMachine} from '../../machines/feedback/admission.machine.ts'
import {AdmissionView} from '../../src/features/feedback/AdmissionView.tsx'
import {flowStories} from '../support/flowStory.tsx'
import {Stage} from '../ui/Stage.tsx'

const blank = {institution: '', uf: '', year: '', specialty: ''}
const filled = {institution: 'USP', uf: 'SP', year: '2026', specialty: 'Pediatria'}

const {at, meta} = flowStories({
  machine: admissionMachine,
  View: (flow) => (
    <Stage>
      <AdmissionView {...flow} syncStatus={flow.state.context.writeKey === 'offline' ? 'device' : 'sending'} />
    </Stage>
  ),
  context: {year: 2026, draft: blank, writeKey: null},
})

export default {title: 'Fluxos/Pesquisas/Aprovação na residência', ...meta}
export const IdleWriting = at({idle: 'writing'})
export const IdleWriting_Filled = at({idle: 'writing'}, {draft: filled})
export const IdleIncomplete = at({idle: 'incomplete'}, {draft: {...filled, uf: '', specialty: ''}})
export const IdleFailed = at({idle: 'failed'}, {draft: filled})
export const Sending = at('sending', {draft: filled, writeKey: 'k1'})
export const Sending_Offline = at('sending', {draft: filled, writeKey: 'offline'})
export const Done = at('done')
