import {temporarySurveyMachine} from '../../machines/feedback/temporarySurvey.machine.ts'
import {TemporarySurveyView} from '../../src/features/feedback/TemporarySurveyView.tsx'
import {flowStories} from '../support/flowStory.tsx'
import {Stage} from '../ui/Stage.tsx'

const {at, meta} = flowStories({
  machine: temporarySurveyMachine,
  View: (flow) => (
    <Stage title="Desempenho">
      <TemporarySurveyView {...flow} />
    </Stage>
  ),
  context: {survey: {id: 's1', title: 'Como é a sua semana de estudo?', url: 'https://forms.example/semana'}},
})

export default {title: 'Fluxos/Pesquisas/Pesquisa temporária', ...meta}
export const Checking = at('checking', {survey: null})
export const Due = at('due')
export const Shown = at('shown')
export const Hidden = at('hidden')
export const Done = at('done')
