import {autoFinishMachine} from '../../machines/question/autoFinish.machine.ts'
import {AutoFinishView} from '../../src/features/question/AutoFinishView.tsx'
import {flowStories} from '../support/flowStory.tsx'

const {at, meta} = flowStories({
  machine: autoFinishMachine,
  View: AutoFinishView,
  context: {isComplete: true, isFinished: false, retryAt: null},
})

export default {title: 'Fluxos/Questão/Conclusão automática', ...meta}
export const InProgress = at('inProgress', {isComplete: false})
export const Open = at('open', {isComplete: false})
export const Finishing = at('finishing')
export const PartDone = at('partDone')
export const Unconfirmed = at('unconfirmed')
export const Finished = at('finished', {isFinished: true})
