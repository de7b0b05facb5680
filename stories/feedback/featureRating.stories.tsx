import {featureRatingMachine} from '../../machines/feedback/featureRating.machine.ts'
import {FeatureRatingView} from '../../src/features/feedback/FeatureRatingView.tsx'
import {flowStories} from '../support/flowStory.tsx'
import {Stage} from '../ui/Stage.tsx'

const {at, meta} = flowStories({
  machine: featureRatingMachine,
  View: (flow) => (
    <Stage title="Desempenho">
      <FeatureRatingView {...flow} syncStatus={flow.state.context.writeKey === 'offline' ? 'device' : 'sending'} />
    </Stage>
  ),
  context: {feature: 'performance', openings: 0, since: null, score: null, comment: '', writeKey: null},
})

const filled = {score: 4, comment: 'Falta comparar dois meses lado a lado.'} as const

export default {title: 'Fluxos/Pesquisas/Avaliação de uma área', ...meta}
export const Waiting = at('waiting')
export const Exhausted = at('exhausted', {openings: 2})
export const Due = at('due')
export const OpenWriting = at({open: 'writing'})
export const OpenWriting_Filled = at({open: 'writing'}, filled)
export const OpenFailed = at({open: 'failed'}, filled)
export const Sending = at('sending', {...filled, writeKey: 'k1'})
export const Sending_Offline = at('sending', {...filled, writeKey: 'offline'})
export const Sent = at('sent', filled)
export const Left = at('left', {...filled, writeKey: 'k1'})
export const Closed = at('closed')
