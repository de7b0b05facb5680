import {questionCountMachine} from '../../machines/extras/questionCount.machine.ts'
import {QuestionCountView} from '../../src/features/extras/wizards/QuestionCountView.tsx'
import {flowStories} from '../support/flowStory.tsx'
import {Stage} from '../ui/Stage.tsx'
import {storyCount} from './fixtures.ts'

const {at, meta} = flowStories({
  machine: questionCountMachine,
  View: (flow) => (
    <Stage>
      <QuestionCountView {...flow} wanted={10} />
    </Stage>
  ),
  context: {filters: null, count: storyCount},
})

export default {title: 'Fluxos/Atividades extras/Questões restantes', ...meta}
export const Resting = at('resting', {count: null})
export const Settling = at('settling')
export const Counting = at('counting')
export const Counted = at('counted')
export const Counted_Fewer = at('counted', {count: {...storyCount, total: 4}})
export const Counted_None = at('counted', {count: {...storyCount, total: 0}})
export const Offline = at('offline', {count: null})
export const Failed = at('failed', {count: null})
