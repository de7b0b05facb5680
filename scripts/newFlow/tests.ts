import type {FlowNames} from './names.ts'

/** What a path of the flow means: the cases of each event, and what answers. */
export const modelFile = ({
  area,
  flow,
  Flow,
}: FlowNames) => `import {${flow}Machine} from '../../../machines/${area}/${flow}.machine.ts'
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

export const machineTestFile = ({
  area,
  flow,
}: FlowNames) => `import {${flow}Model} from '../../models/${area}/${flow}.model.ts'
import {walkMachine} from '../../support/walkMachine.ts'

walkMachine(${flow}Model)
`

/** The same paths on the real view, in Chromium: an event is what a student does, a reply settles a hole. */
export const pathTestFile = ({area, flow, Flow}: FlowNames) => `import {createRoot} from 'react-dom/client'
import {afterEach, expect, test} from 'vitest'
import {page, userEvent} from 'vitest/browser'
import {${Flow}} from '../../../src/features/${area}/${Flow}.tsx'
import {${Flow}View} from '../../../src/features/${area}/${Flow}View.tsx'
import {${flow}Text} from '../../../src/text/${area}/${flow}.ts'
import {${flow}Model} from '../../models/${area}/${flow}.model.ts'
import {pathsOf} from '../../support/pathsOf.ts'
import {startRig} from '../../support/rig.ts'

const host = document.body.appendChild(document.createElement('div'))
let root = createRoot(host)

afterEach(() => {
  root.unmount()
  root = createRoot(host)
})

const field = () => page.getByLabelText(${flow}Text.note)

/** What a student does for each event of the flow. */
const hands = new Map<string, () => Promise<void>>([
  ['note.edit', () => userEvent.type(field(), '!')],
  ['note.submit', async () => {
    await field().fill('Rever sepse')
    await page.getByRole('button', {name: ${flow}Text.send}).click()
  }],
])

test.each(pathsOf(${flow}Model))('$name', async (path) => {
  const rig = startRig(${flow}Model)
  const draw = () => root.render(<${Flow}View state={rig.actor.getSnapshot()} send={(event) => rig.actor.send(event)} />)
  rig.actor.subscribe({next: draw})
  draw()
  for (const {event, state} of path.steps) {
    const hand = hands.get(event.type)
    if (!hand && !event.type.startsWith('xstate.')) throw new Error(\`No hand performs \${event.type}.\`)
    await (hand ? hand() : rig.happen(event))
    await expect.poll(rig.value).toEqual(state.value)
  }
  rig.actor.stop()
})

test('connected, it starts with an empty form', async () => {
  root.render(<${Flow} />)
  await expect.element(field()).toHaveValue('')
})
`
