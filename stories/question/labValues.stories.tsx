import {labValuesMachine} from '../../machines/question/labValues.machine.ts'
import {LabValuesView} from '../../src/features/question/tools/LabValuesView.tsx'
import {labTable} from '../../src/text/question/labTable.ts'
import {flowStories} from '../support/flowStory.tsx'
import {Stage} from '../ui/Stage.tsx'

const {at, meta} = flowStories({
  machine: labValuesMachine,
  View: (flow) => (
    <Stage>
      <LabValuesView {...flow} />
    </Stage>
  ),
  context: {groups: labTable, query: '', wasOpen: false},
})

export default {title: 'Fluxos/Questão/Valores de referência', ...meta}
export const Opening = at('opening')
export const Closed = at('closed')
export const Loading = at('loading', {groups: []})
export const Failed = at('failed', {groups: []})
export const OpenFound = at({open: 'found'})
export const OpenFound_Narrowed = at({open: 'found'}, {query: 'hemoglobina'})
export const OpenNothing = at({open: 'nothing'}, {query: 'kryptonita'})
