import {partialStartMachine} from '../../machines/diagnostic/partialStart.machine.ts'
import {PartialStartView} from '../../src/features/diagnostic/PartialStartView.tsx'
import {flowStories} from '../support/flowStory.tsx'
import {targets} from './fixtures.ts'

const {at, meta} = flowStories({
  machine: partialStartMachine,
  View: (flow) => <PartialStartView {...flow} />,
  context: {targets, key: 'key', failure: null},
})

export default {title: 'Fluxos/Diagnóstico/Início parcial', ...meta}
export const Creating = at('creating')
export const Failed = at('failed', {failure: 'unreachable'})
export const Created = at('created')
