import {finishMachine} from '../../machines/agenda/finish.machine.ts'
import {FinishView} from '../../src/features/agenda/FinishView.tsx'
import {flowStories} from '../support/flowStory.tsx'

const {at, meta} = flowStories({
  machine: finishMachine,
  View: ({state, send}) => (
    <FinishView state={state} send={send} syncStatus={state.context.writeKey === 'on-device' ? 'device' : 'sending'} />
  ),
  context: {
    type: 'theoreticalStudy',
    isEditable: true,
    progress: null,
    isFinished: false,
    writeKey: null,
    isRefused: false,
  },
})

const review = {type: 'theoreticalReview', progress: 0.4} as const

export default {title: 'Fluxos/Agenda/Concluir', ...meta}
export const Deciding = at('deciding')
export const UnfinishedReady = at({unfinished: 'ready'})
export const UnfinishedReady_Review = at({unfinished: 'ready'}, review)
export const UnfinishedTooFew = at({unfinished: 'tooFew'}, review)
export const UnfinishedRefused = at({unfinished: 'refused'})
export const UnfinishedRefused_Review = at({unfinished: 'refused'}, review)
export const Confirming = at('confirming')
export const Confirming_Review = at('confirming', {type: 'theoreticalReview', progress: 1})
export const Finishing = at('finishing', {writeKey: 'key-1'})
export const Finishing_OnDevice = at('finishing', {writeKey: 'on-device'})
export const Finished = at('finished', {isFinished: true})
export const Closed = at('closed', {isEditable: false})
