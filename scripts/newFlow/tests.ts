import type {FlowNames} from './names.ts'

/** What a path of the flow means: the cases of each event, and what answers. */
export const modelFile = ({
  area,
  flow,
  Flow,
}: FlowNames) => `import {${flow}Machine} from '../../../machines/${area}/${flow}.machine.ts'
import type {FlowModel} from '../../support/harness.ts'

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
  effects: [],
}
`

export const machineTestFile = ({
  area,
  flow,
}: FlowNames) => `import {${flow}Model} from '../../models/${area}/${flow}.model.ts'
import {walkMachine} from '../../support/walkMachine.ts'

walkMachine(${flow}Model)
`

/** The same paths on the real view, in Chromium: an event is what a student does, a reply settles a placeholder. */
export const pathTestFile = ({area, flow, Flow}: FlowNames) => `import {createRoot} from 'react-dom/client'
import {afterEach, expect, test} from 'vitest'
import {page, userEvent} from 'vitest/browser'
import {${Flow}} from '../../../src/features/${area}/${Flow}.tsx'
import {${Flow}View} from '../../../src/features/${area}/${Flow}View.tsx'
import {${flow}Text} from '../../../src/text/${area}/${flow}.ts'
import {${flow}Model} from '../../models/${area}/${flow}.model.ts'
import {pathsOf} from '../../support/pathsOf.ts'
import {startHarness} from '../../support/harness.ts'

const host = document.body.appendChild(document.createElement('div'))
let root = createRoot(host)

afterEach(() => {
  root.unmount()
  root = createRoot(host)
})

const field = () => page.getByLabelText(${flow}Text.note)

/** What a student does for each event of the flow. */
const interactions = new Map<string, () => Promise<void>>([
  ['note.edit', () => userEvent.type(field(), '!')],
  ['note.submit', async () => {
    await field().fill('Rever sepse')
    await page.getByRole('button', {name: ${flow}Text.send}).click()
  }],
])

test.each(pathsOf(${flow}Model))('$name', async (path) => {
  const harness = startHarness(${flow}Model)
  const draw = () => root.render(<${Flow}View state={harness.actor.getSnapshot()} send={(event) => harness.actor.send(event)} />)
  harness.actor.subscribe({next: draw})
  draw()
  for (const {event, state} of path.steps) {
    const interact = interactions.get(event.type)
    if (!interact && !event.type.startsWith('xstate.')) throw new Error(\`No interaction is listed for \${event.type}.\`)
    await (interact ? interact() : harness.dispatch(event))
    await expect.poll(harness.value).toEqual(state.value)
  }
  harness.actor.stop()
})

test('connected, it starts with an empty form', async () => {
  root.render(<${Flow} />)
  await expect.element(field()).toHaveValue('')
})
`
