import {promptQueueMachine} from '../../machines/feedback/promptQueue.machine.ts'
import {temporarySurveyMachine} from '../../machines/feedback/temporarySurvey.machine.ts'
import {PromptQueueView} from '../../src/features/feedback/PromptQueueView.tsx'
import {TemporarySurveyView} from '../../src/features/feedback/TemporarySurveyView.tsx'
import {flowStories} from '../support/flowStory.tsx'
import {Stage} from '../ui/Stage.tsx'

const survey = temporarySurveyMachine.resolveState({
  value: 'shown',
  context: {survey: {id: 's1', title: 'Como é a sua semana de estudo?', url: 'https://forms.example/semana'}},
})

const {at, meta} = flowStories({
  machine: promptQueueMachine,
  View: ({state}) => (
    <Stage title="Desempenho">
      <p>A tela que a pesquisa espera ou cobre.</p>
      <PromptQueueView state={state}>
        {(shown) => (shown === null ? null : <TemporarySurveyView state={survey} send={() => undefined} />)}
      </PromptQueueView>
    </Stage>
  ),
  context: {
    path: '/desempenho',
    arrivedAt: 0,
    finishedAt: null,
    closedAt: null,
    due: ['temporarySurvey'],
    shown: null,
  },
})

export default {title: 'Fluxos/Pesquisas/Fila', ...meta}
export const Waiting = at('waiting')
export const Showing = at('showing', {shown: 'temporarySurvey'})
export const Held = at('held', {shown: 'temporarySurvey'})
