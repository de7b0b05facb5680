import {theoryWizardMachine} from '../../machines/extras/theoryWizard.machine.ts'
import {TheoryWizardView} from '../../src/features/extras/wizards/TheoryWizardView.tsx'
import {flowStories} from '../support/flowStory.tsx'
import {storyTree} from './fixtures.ts'

const {at, meta} = flowStories({
  machine: theoryWizardMachine,
  View: (flow) => <TheoryWizardView {...flow} onClose={() => undefined} />,
  context: {tree: storyTree, path: ['Cirurgia', 'Trauma', 'Trauma torácico'], failure: null, key: null},
})

export default {title: 'Fluxos/Atividades extras/Criar estudo teórico', ...meta}
export const Loading = at('loading')
export const Offline = at('offline')
export const Failed = at('failed')
export const Empty = at('empty', {tree: [], path: []})
export const Choosing = at('choosing')
export const Choosing_Nothing = at('choosing', {path: []})
export const Choosing_TrialOver = at('choosing', {failure: 'TRIAL_TIME_OVER'})
export const CreatingWaiting = at({creating: 'waiting'})
export const CreatingSlow = at({creating: 'slow'})
export const Created = at('created')
