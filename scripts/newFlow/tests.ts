import type {FlowNames} from './names.ts'

/** What a path of the flow means: the cases of each event, and what answers. */
export const modelFile = ({area, flow, Flow}: FlowNames) => `import {${flow}Machine} from '../../../machines/${area}/${flow}.machine.ts'
import type {FlowModel} from '../../support/rig.ts'

/** ${Flow} as its tests know it: representative events, refused ones included, and what the services answer. */
export const ${flow}Model: FlowModel<typeof ${flow}Machine> = {
  machine: ${flow}Machine,
  starts: {'with an empty form': undefined},
  cases: {
    'note.edit': [{type: 'note.edit'}],
    'note.submit': [{type: 'note.submit', note: 'Rever sepse'}, {type: 'note.submit', note: ' '}],
  },
  requests: ['sendNote'],
  listeners: [],
  tells: [],
}
`

export const machineTestFile = ({area, flow}: FlowNames) => `import {${flow}Model} from '../../models/${area}/${flow}.model.ts'
import {walkMachine} from '../../support/walkMachine.ts'

walkMachine(${flow}Model)
`

/** The same paths on the real view, in Chromium. */
export const pathTestFile = ({area, flow, Flow}: FlowNames) => `import {${Flow}View} from '../../../src/features/${area}/${Flow}View.tsx'
import {${flow}Model} from '../../models/${area}/${flow}.model.ts'
import {walkView} from '../../support/walkView.tsx'

walkView(${flow}Model, ${Flow}View)
`
