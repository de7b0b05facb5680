import '../../src/index.css'
import {useSelector} from '@xstate/react'
import {type ReactNode, useMemo} from 'react'
import {createRoot} from 'react-dom/client'
import {afterEach, beforeAll, beforeEach, describe, expect, test} from 'vitest'
import {page, userEvent} from 'vitest/browser'
import type {AnyMachineSnapshot, AnyStateMachine, EventFrom, EventObject, SnapshotFrom} from 'xstate'
import type {Send} from '../../src/features/flow.ts'
import {withKeys} from '../../src/features/useSend.ts'
import {coverageOf} from './coverage.ts'
import type {Expectation, Page, ElementQuery, ViewModel} from './interactions.ts'
import {edgeIdOf, type Step} from './pathsOf.ts'
import {type DispatchedEvent, type FlowModel, type Harness, settled, startHarness} from './harness.ts'
import {walksOf} from './walks.ts'
import {timeouts} from './timeouts.ts'

/** Draws the real view for a state of its machine. */
type Draw<M extends AnyStateMachine> = (props: {
  readonly state: SnapshotFrom<M>
  readonly send: Send<EventFrom<M>>
}) => ReactNode

type FrameProps<M extends AnyStateMachine> = {
  readonly harness: Harness<M>
  readonly draw: Draw<M>
  /** The key that the model gives the event of the step. */
  readonly newKey: () => string
}

function Frame<M extends AnyStateMachine>({harness, draw, newKey}: FrameProps<M>) {
  const state = useSelector(harness.actor, (snapshot: SnapshotFrom<M>) => snapshot)
  const send = useMemo(() => withKeys<EventFrom<M>>(harness.actor.send, newKey), [harness, newKey])
  return draw({state, send})
}

const locate = (where: Page, [what, name]: ElementQuery) => {
  if (what === 'text') return where.getByText(name ?? '')
  return name === undefined ? where.getByRole(what) : where.getByRole(what, {name})
}

const leafOf = ({_nodes, machine}: AnyMachineSnapshot): string =>
  _nodes
    .filter(({type}) => type === 'atomic' || type === 'final')
    .map(({path}) => path.join('.'))
    .join(' ') || machine.id

async function look<M extends AnyStateMachine>(view: ViewModel<M>, state: AnyMachineSnapshot): Promise<void> {
  const leaf = leafOf(state)
  const expectation = view.expectations[leaf]
  if (!expectation) throw new Error(`no expectation is written for the state "${leaf}"`)
  const {visible = [], absent = []}: Expectation =
    typeof expectation === 'function' ? expectation(state.context) : expectation
  for (const seen of visible) await expect.element(locate(page, seen).first(), {timeout: timeouts.press}).toBeVisible()
  for (const missed of absent)
    await expect.element(locate(page, missed), {timeout: timeouts.press}).not.toBeInTheDocument()
}

async function act<M extends AnyStateMachine>(
  view: ViewModel<M>,
  harness: Harness<M>,
  before: AnyMachineSnapshot,
  event: EventObject,
): Promise<void> {
  if (event.type.startsWith('xstate.')) return harness.dispatch(event)
  const interactions: Readonly<
    Record<string, 'fact' | ((where: Page, event: never, before: AnyMachineSnapshot) => Promise<unknown>)>
  > = view.interactions
  const interact = interactions[event.type]
  if (interact === undefined) throw new Error(`no interaction is written for ${event.type}`)
  if (interact === 'fact') return harness.dispatch(event)
  // The interaction of a type takes events of that type: the model's types say so, a helper for all machines cannot.
  await interact(page, event as never, before)
  await settled()
}

const keyOf = (event: DispatchedEvent): string => ('key' in event && typeof event.key === 'string' ? event.key : '')

/** The steps a student can take, up to the first that the view does not offer. */
function possible<M extends AnyStateMachine>(
  view: ViewModel<M>,
  steps: readonly {event: EventObject; state: AnyMachineSnapshot}[],
) {
  const end = steps.findIndex(({event}, index) => {
    const before = steps[index - 1]?.state
    return (
      before !== undefined &&
      !event.type.startsWith('xstate.') &&
      Boolean(view.unavailable?.(before, event as EventFrom<M>))
    )
  })
  return end === -1 ? steps : steps.slice(0, end)
}

type Walk = {readonly start: string; readonly name: string; readonly steps: readonly Step[]}

/** Each step of a walk, identified by the view before and after it, its event, and the transitions it takes. */
function sightsOf<M extends AnyStateMachine>(machine: M, {expectations}: ViewModel<M>, {start, steps}: Walk): string[] {
  const sight = (state: AnyMachineSnapshot) => {
    const expectation = expectations[leafOf(state)]
    return [state.value, typeof expectation === 'function' ? expectation(state.context) : null]
  }
  return steps.map(({event, state}, index) => {
    const before = steps[index - 1]?.state
    const taken = before ? machine.getTransitionData(before, event).map(edgeIdOf) : start
    const sights = [before ? sight(before) : null, taken, event, sight(state)]
    return JSON.stringify(sights, (_, value: unknown) => (value instanceof RegExp ? String(value) : value))
  })
}

/** What of each path the view offers, without walks of which every step is seen on longer ones: the pure walks take them all. */
function offered<M extends AnyStateMachine>(model: FlowModel<M>, view: ViewModel<M>): Walk[] {
  const seen = new Set<string>()
  const all = walksOf(model).map(({start, path: {name, steps}}): Walk => ({start, name, steps: possible(view, steps)}))
  return all
    .toSorted((a, b) => b.steps.length - a.steps.length)
    .filter((walk) => {
      const fresh = sightsOf(model.machine, view, walk).filter((sight) => !seen.has(sight))
      for (const sight of fresh) seen.add(sight)
      return fresh.length > 0
    })
}

/**
 * Walks every path of a model on the real view in Chromium: interactions click and type, services and clocks
 * reply through the model, and after each step the machine is in the expected state and the view shows its expectation.
 */
export function walkView<M extends AnyStateMachine>(model: FlowModel<M>, view: ViewModel<M>, draw: Draw<M>): void {
  const edges = new Set<string>()
  const nodes = new Set<string>()
  const walks = offered(model, view)
  let root = createRoot(document.createElement('div'))

  beforeAll(async () => {
    const width = view.isNarrow ? 600 : 1_280
    await page.viewport(width, 900)
    // The pointer lies where the file before left it: what opens under a pointer would open by itself.
    await userEvent.hover(document.documentElement, {position: {x: width - 1, y: 899}, force: true})
  })
  beforeEach(() => {
    const place = document.createElement('main')
    document.body.replaceChildren(place)
    root = createRoot(place)
  })
  afterEach(() => root.unmount())

  describe(`${model.machine.id}: every path on its view`, () => {
    test.each(walks.map((walk) => [walk.start, walk.name, walk] as const))(
      '%s: %s',
      async (_start, _name, {start, steps}) => {
        const harness = startHarness(model, model.starts[start])
        let key = ''
        const newKey = () => key
        root.render(<Frame harness={harness} draw={draw} newKey={newKey} />)
        await settled()
        let before: AnyMachineSnapshot = harness.actor.getSnapshot()
        for (const {event, state} of steps) {
          key = keyOf(event)
          await act(view, harness, before, event)
          expect({after: event.type, value: harness.value(), context: harness.context()}).toEqual({
            after: event.type,
            value: state.value,
            context: state.context,
          })
          before = state
          await look(view, state)
        }
        harness.actor.stop()
        for (const id of harness.edges) edges.add(id)
        for (const id of harness.nodes) nodes.add(id)
      },
    )

    test('every state and every transition was walked', ({task}) => {
      const excused = {...model.excused, ...view.excused}
      const coverage = coverageOf(model.machine, 'view', {edges, nodes, paths: walks.length}, excused)
      Object.assign(task.meta, {coverage})
      expect(coverage.missing).toEqual([])
    })
  })
}
