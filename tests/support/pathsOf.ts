import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type ContextFrom,
  type EventFrom,
  type EventObject,
  initialTransition,
  type InputFrom,
  transition,
} from 'xstate'
import {getAdjacencyMap, getShortestPaths} from 'xstate/graph'

type OfType<E extends EventObject, T extends E['type']> = E extends {type: T} ? E : never

/** Representative events of every type a machine takes, bad ones included. A type without a case does not compile. */
export type Cases<M extends AnyStateMachine> = {
  readonly [T in EventFrom<M>['type']]: readonly OfType<EventFrom<M>, T>[]
}

export type Step = {readonly event: EventObject; readonly state: AnyMachineSnapshot}
export type Path = {readonly name: string; readonly steps: readonly Step[]}

export type Walkable<M extends AnyStateMachine> = {
  readonly machine: M
  readonly cases: Cases<M>
  /** What services answer, by `xstate.done.actor.*` and `xstate.error.actor.*`. */
  readonly replies?: Readonly<Record<string, readonly unknown[]>>
  /** What of a context tells two states apart, where a counter would make them endless; all of it if left out. */
  readonly contextKey?: (context: ContextFrom<M>) => unknown
  /** A search that takes more steps is taken for endless; 20,000 if left out. */
  readonly mostSteps?: number
}

/** The transitions of one node that one event type may take, in the order XState tries them. */
export type Edge = {readonly id: string; readonly source: string; readonly event: string}

type Transition = ReturnType<AnyStateMachine['getTransitionData']>[number]

const defaultLimit = 20_000

export const stateNodesOf = (node: AnyStateNode): AnyStateNode[] => [
  node,
  ...Object.values<AnyStateNode>(node.states).flatMap(stateNodesOf),
]

const transitionsOf = (node: AnyStateNode): Transition[][] => [...node.transitions.values(), node.always ?? []]

/** The name of a transition that is the same for a machine and for its copies made by `.provide()`. */
export function edgeIdOf(taken: Transition): string | null {
  const {source, eventType} = taken
  const siblings = transitionsOf(source).find((list) => list.includes(taken))
  if (!siblings) return null
  const place = siblings.length > 1 ? `[${siblings.indexOf(taken)}]` : ''
  return `${source.id} · ${eventType === '' ? 'always' : eventType}${place}`
}

/** Every transition of the machine, `always` included. */
export function edgesOf(machine: AnyStateMachine): Edge[] {
  return stateNodesOf(machine.root).flatMap((node) =>
    transitionsOf(node)
      .flat()
      .map((taken) => ({id: edgeIdOf(taken) ?? '', source: node.id, event: String(taken.eventType)})),
  )
}

/** Passing `events` replaces XState's defaults, so service and timer events are added back here, with their outputs. */
function eventsOf<M extends AnyStateMachine>({machine, cases, replies = {}}: Walkable<M>): EventObject[] {
  const system = machine.events
    .filter((type) => type.startsWith('xstate.'))
    .flatMap((type) => {
      const key = type.startsWith('xstate.error.') ? 'error' : 'output'
      return (replies[type] ?? [undefined]).map((value) => ({type, [key]: value}))
    })
  const unknown = Object.keys(replies).filter((type) => !machine.events.includes(type))
  if (unknown.length > 0) throw new Error(`${machine.id} knows no ${unknown.join(', ')}`)
  return [...Object.values<readonly EventObject[]>(cases).flat(), ...system]
}

export const short = (value: unknown): string => (JSON.stringify(value) ?? '').replaceAll(/["{}]/g, '').slice(0, 40)

/** An event with what it carries, shortened. */
export const eventLabel = ({type, ...payload}: EventObject): string => {
  const effects = Object.values(payload)
    .filter((value) => value !== undefined)
    .map(short)
  return effects.length === 0 ? type : `${type}(${effects.join(', ')})`
}

const keyOf = (steps: readonly Step[]): string => JSON.stringify(steps.map(({event}) => event))
export const keyOfState =
  <M extends AnyStateMachine>({contextKey}: Walkable<M>) =>
  ({value, context}: AnyMachineSnapshot): string =>
    JSON.stringify([value, contextKey ? contextKey(context) : context])

function named(steps: readonly Step[]): Path {
  const events = steps.filter(({event}) => event.type !== 'xstate.init').map(({event}) => eventLabel(event))
  return {name: events.length === 0 ? 'at the start' : events.join(' → '), steps}
}

/** What one event does in one state: the transitions it takes and the state value it leads to. */
function labelOf(machine: AnyStateMachine, before: AnyMachineSnapshot, {event, state}: Step): string | null {
  const taken = machine.getTransitionData(before, event).map(edgeIdOf)
  return taken.length === 0 ? null : JSON.stringify([before.value, taken, state.value])
}

function labelsOf(machine: AnyStateMachine, steps: readonly Step[]): string[] {
  return steps.flatMap((step, index) => {
    const before = steps[index - 1]
    const label = before ? labelOf(machine, before.state, step) : null
    return label === null ? [] : [label]
  })
}

type Options = {readonly serializeState: (state: AnyMachineSnapshot) => string}

function edgePaths(machine: AnyStateMachine, shortest: readonly (readonly Step[])[], options: Options): Step[][] {
  const stateKey = options.serializeState
  const arrivals = new Map(
    shortest.map((steps) => [stateKey(steps.at(-1)?.state ?? steps[0]?.state ?? never()), steps]),
  )
  const walked = new Set(shortest.flatMap((steps) => labelsOf(machine, steps)))
  const added: Step[][] = []
  for (const {state, transitions} of Object.values(getAdjacencyMap(machine, options))) {
    const way = arrivals.get(stateKey(state))
    if (!way) continue
    for (const step of Object.values<Step>(transitions)) {
      const label = labelOf(machine, state, step)
      if (label === null || walked.has(label)) continue
      walked.add(label)
      added.push([...way, step])
    }
  }
  return added
}

function never(): never {
  throw new Error('a path has at least its first state')
}

function withoutPrefixes(all: readonly (readonly Step[])[]): (readonly Step[])[] {
  const inside = new Set(all.flatMap((steps) => steps.slice(0, -1).map((_, index) => keyOf(steps.slice(0, index + 1)))))
  return all.filter((steps) => !inside.has(keyOf(steps)))
}

/** The states on the way, reckoned anew: a graph told apart coarsely joins ways whose contexts differ. */
function replayed(machine: AnyStateMachine, input: unknown, steps: readonly Step[]): Step[] {
  let [state] = initialTransition(machine, input)
  return steps.map(({event}) => {
    if (event.type !== 'xstate.init') [state] = transition(machine, state, event)
    return {event, state}
  })
}

/**
 * Every walk that a machine's tests take from one start: the shortest way to each state (value and context), and for
 * each transition that no shortest way takes (to be told apart from where it starts and ends) one way that takes it.
 * Ways that others begin with are left out: they are walked on the way.
 */
export function pathsOf<M extends AnyStateMachine>(walkable: Walkable<M>, input?: InputFrom<M>): Path[] {
  const {machine, mostSteps: limit = defaultLimit} = walkable
  const options = {input, events: eventsOf(walkable), limit, serializeState: keyOfState(walkable)}
  // The graph API wants the exact event union of M, which a helper for all machines cannot name.
  const shortest: Step[][] = getShortestPaths(machine, options as never).map(({steps}) => steps)
  if (shortest.length >= limit) throw new Error(`${machine.id} has more than ${limit} states: its cases are not finite`)
  const ways = withoutPrefixes([...shortest, ...edgePaths(machine, shortest, options)])
  return ways.map((steps) => named(replayed(machine, input, steps)))
}
