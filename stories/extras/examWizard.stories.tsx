import {examWizardMachine} from '../../machines/extras/examWizard.machine.ts'
import {ExamWizardView} from '../../src/features/extras/wizards/ExamWizardView.tsx'
import {flowStories} from '../support/flowStory.tsx'
import {storyStates} from './fixtures.ts'

const choice = {uf: 'SP', institution: 'Universidade de São Paulo', template: 'usp-2026'}

const {at, meta} = flowStories({
  machine: examWizardMachine,
  View: (flow) => <ExamWizardView {...flow} year={2026} onClose={() => undefined} />,
  context: {states: storyStates, choice, isMissing: false, failure: null, key: null},
})

export default {title: 'Fluxos/Atividades extras/Criar prova na íntegra', ...meta}
export const Loading = at('loading')
export const Offline = at('offline')
export const Failed = at('failed')
export const Choosing = at('choosing')
export const Choosing_Outdated = at('choosing', {choice: {...choice, template: 'usp-2019'}})
export const Choosing_Missing = at('choosing', {choice: {uf: 'SP', institution: '', template: ''}, isMissing: true})
export const Choosing_Refused = at('choosing', {failure: 'NOT_FOUND'})
export const CreatingWaiting = at({creating: 'waiting'})
export const CreatingSlow = at({creating: 'slow'})
export const Created = at('created')
