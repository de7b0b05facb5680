import {mockWizardMachine} from '../../machines/extras/mockWizard.machine.ts'
import {MockWizardView} from '../../src/features/extras/wizards/MockWizardView.tsx'
import {flowStories} from '../support/flowStory.tsx'

const templates = [
  {template: 'm3', title: 'Simulado Aristo 3'},
  {template: 'm2', title: 'Simulado Aristo 2'},
  {template: 'm1', title: 'Simulado Aristo 1: primeira fase, cem questões de todas as áreas'},
]

const {at, meta} = flowStories({
  machine: mockWizardMachine,
  View: (flow) => <MockWizardView {...flow} onClose={() => undefined} />,
  context: {templates, template: 'm2', failure: null, key: null},
})

export default {title: 'Fluxos/Atividades extras/Criar simulado', ...meta}
export const Loading = at('loading')
export const Offline = at('offline')
export const Failed = at('failed')
export const Empty = at('empty', {templates: [], template: ''})
export const Choosing = at('choosing')
export const Choosing_Nothing = at('choosing', {template: ''})
export const Choosing_Refused = at('choosing', {failure: 'EXAM_NOT_OPEN'})
export const CreatingWaiting = at({creating: 'waiting'})
export const CreatingSlow = at({creating: 'slow'})
export const Created = at('created')
