import {monitorRequestMachine} from '../../machines/forum/monitorRequest.machine.ts'
import {MonitorRequestView} from '../../src/features/forum/MonitorRequestView.tsx'
import {flowStories} from '../support/flowStory.tsx'
import {Stage} from '../ui/Stage.tsx'

const {at, meta} = flowStories({
  machine: monitorRequestMachine,
  View: (flow) => (
    <Stage>
      <MonitorRequestView {...flow} />
    </Stage>
  ),
  context: {commentId: 'c1', failure: null},
})

export default {title: 'Fluxos/Fórum/Solicitar monitor', ...meta}
export const Idle = at('idle')
export const Idle_Failed = at('idle', {failure: 'unreachable'})
export const Requesting = at('requesting')
export const Requested = at('requested')
