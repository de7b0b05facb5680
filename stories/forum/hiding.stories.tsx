import {hidingMachine} from '../../machines/forum/hiding.machine.ts'
import {HidingView} from '../../src/features/forum/HidingView.tsx'
import {flowStories} from '../support/flowStory.tsx'
import {Stage} from '../ui/Stage.tsx'

const {at, meta} = flowStories({
  machine: hidingMachine,
  View: (flow) => (
    <Stage>
      <HidingView {...flow} offers="decide" />
    </Stage>
  ),
  context: {id: 'c1', reason: 'Expõe dados de um paciente.', key: '', failure: null},
})

export default {title: 'Fluxos/Fórum/Ocultar comentário', ...meta}
export const Closed = at('closed')
export const Closed_Failed = at('closed', {failure: 'unreachable'})
export const AskingWriting = at({asking: 'writing'})
export const AskingIncomplete = at({asking: 'incomplete'}, {reason: ''})
export const AskingFailed = at({asking: 'failed'}, {failure: 'offline'})
export const Hiding = at('hiding')
export const Showing = at('showing')
