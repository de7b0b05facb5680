import {experimentMachine} from '../../machines/shell/experiment.machine.ts'
import {ExperimentView} from '../../src/features/shell/ExperimentView.tsx'
import {flowStories} from '../support/flowStory.tsx'

const {at, meta} = flowStories({
  machine: experimentMachine,
  View: (flow) => <ExperimentView {...flow} />,
  context: {state: 'react', canReturnToOldVersion: true, externalApp: 'https://antigo.aristo.example', key: ''},
})

export default {title: 'Fluxos/Estrutura/Nova versão', ...meta}
export const Idle = at('idle')
export const Loading = at('loading')
export const Available = at('available')
export const Confirming = at('confirming')
export const Switching = at('switching')
export const Redirected = at('redirected')
export const Unavailable = at('unavailable')
export const Failed = at('failed')
