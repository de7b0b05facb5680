import {
  type Actor,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  type EventObject,
  fromCallback,
  fromPromise,
  type InputFrom,
  type InspectionEvent,
  SimulatedClock,
} from 'xstate'
import type {Cases, Walkable} from './pathsOf.ts'
import {edgeIdOf} from './pathsOf.ts'

/** One flow as its tests know it: where it may start, what may happen, what answers, and what it tells the outside. */
export type FlowModel<M extends AnyStateMachine> = Walkable<M> & {
  readonly cases: Cases<M>
  /** Situations in which the flow begins, by name. */
  readonly starts: Readonly<Record<string, InputFrom<M>>>
  /** Holes that answer once (`notProvided`). */
  readonly requests: readonly string[]
  /** Holes that talk as long as they are invoked (`noListener`). */
  readonly listeners: readonly string[]
  /** Actions that reach the outside; each call is written down. */
  readonly tells: readonly string[]
  /** Milliseconds of each `xstate.after.*`. */
  readonly delays?: Readonly<Record<string, number>>
  /** Transitions that no test can take, each with its reason. */
  readonly excused?: Readonly<Record<string, string>>
}

export type Told = {readonly type: string; readonly params: unknown}
type Pending = {
  readonly name: string
  readonly resolve: (output: unknown) => void
  readonly reject: (error: unknown) => void
}

/** An event with whatever it carries: a test may write it down on the spot. */
export type Happening = EventObject | (EventObject & Readonly<Record<string, unknown>>)

/** A machine running for real, with every hole in the hands of the test. */
export type Rig<M extends AnyStateMachine> = {
  readonly actor: Actor<M>
  /** Actions that reached the outside, in order. */
  readonly told: Told[]
  /** Inputs of requests, in order. */
  readonly asked: {readonly name: string; readonly input: unknown}[]
  /** What was emitted to whoever subscribes, in order. */
  readonly emitted: EventObject[]
  /** What listeners were sent, in order. */
  readonly heard: {readonly name: string; readonly event: EventObject}[]
  readonly edges: Set<string>
  readonly nodes: Set<string>
  /** Lets one event happen: a reply settles its promise, a delay moves the clock, anything else is sent. */
  readonly happen: (event: Happening) => Promise<void>
  readonly value: () => AnyMachineSnapshot['value']
  readonly context: () => AnyMachineSnapshot['context']
}

/** Settled promises reach their actor after a few turns; a macrotask later all of them have. */
export const settled = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, 0)
  })

const settleEvent = /^xstate\.(done|error)\.actor\.(.+)$/

function holes<M extends AnyStateMachine>(
  model: FlowModel<M>,
  asked: Rig<M>['asked'],
  heard: Rig<M>['heard'],
  pending: Pending[],
) {
  const requests = model.requests.map((name) => [
    name,
    fromPromise<unknown, unknown>(({input, signal}) => {
      asked.push({name, input})
      return new Promise((resolve, reject) => {
        const request = {name, resolve, reject}
        pending.push(request)
        // Nobody waits for the reply to a request that the chart has left: the next reply is for the next request.
        signal.addEventListener(
          'abort',
          () => void (pending.includes(request) && pending.splice(pending.indexOf(request), 1)),
        )
      })
    }),
  ])
  const listeners = model.listeners.map((name) => [
    name,
    fromCallback<EventObject, unknown>(({input, receive}) => {
      asked.push({name, input})
      receive((event) => heard.push({name, event}))
    }),
  ])
  return Object.fromEntries([...requests, ...listeners])
}

function writeDown(event: InspectionEvent, edges: Set<string>, nodes: Set<string>): void {
  if (event.type !== '@xstate.microstep') return
  const {snapshot, _transitions} = event
  for (const transition of _transitions) {
    const id = edgeIdOf(transition)
    if (id !== null) edges.add(id)
    if (id !== null) nodes.add(transition.source.id)
  }
  if ('_nodes' in snapshot && Array.isArray(snapshot._nodes))
    for (const node of snapshot._nodes) nodes.add(String(node.id))
}

/** Starts the machine of a model in one of its starts. */
export function startRig<M extends AnyStateMachine>(model: FlowModel<M>, input?: InputFrom<M>): Rig<M> {
  const clock = new SimulatedClock()
  const told: Told[] = []
  const asked: Rig<M>['asked'] = []
  const heard: Rig<M>['heard'] = []
  const emitted: EventObject[] = []
  const pending: Pending[] = []
  const edges = new Set<string>()
  const nodes = new Set<string>()
  const actions = Object.fromEntries(
    model.tells.map((type) => [type, (_: unknown, params: unknown) => void told.push({type, params})]),
  )
  const machine: AnyStateMachine = model.machine.provide({actions, actors: holes(model, asked, heard, pending)})
  const running: Actor<AnyStateMachine> = createActor(machine, {
    input,
    clock,
    inspect: (event) => writeDown(event, edges, nodes),
  })
  const snapshot = (): AnyMachineSnapshot => running.getSnapshot()
  // A copy made by provide is the same machine to the outside; only its holes differ.
  const actor = running as Actor<M>
  running.on('*', (event) => emitted.push(event))
  actor.start()
  for (const node of snapshot()._nodes) nodes.add(node.id)

  async function happen(event: Happening): Promise<void> {
    const reply = settleEvent.exec(event.type)
    if (event.type === 'xstate.init') return
    if (reply && model.requests.includes(reply[2] ?? '')) {
      const index = pending.findIndex(({name}) => name === reply[2])
      const [waiting] = pending.splice(index, 1)
      if (!waiting) throw new Error(`${reply[2]} was not asked for`)
      if ('error' in event) waiting.reject(event.error)
      else waiting.resolve('output' in event ? event.output : undefined)
    } else if (event.type.startsWith('xstate.after.')) {
      const delay = model.delays?.[event.type]
      if (delay === undefined) throw new Error(`no delay is written down for ${event.type}`)
      const before = snapshot().value
      clock.increment(delay - 1)
      if (snapshot().value !== before) throw new Error(`${event.type} came before its ${delay} ms`)
      clock.increment(1)
    } else {
      actor.send(event as never) // Any event of the model's cases, whose union a helper for all machines cannot name.
    }
    await settled()
  }

  return {
    actor,
    told,
    asked,
    emitted,
    heard,
    edges,
    nodes,
    happen,
    value: () => snapshot().value,
    context: () => snapshot().context,
  }
}
