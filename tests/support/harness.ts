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

/** The test model of one flow: its initial situations, events, replies of services, and effects. */
export type FlowModel<M extends AnyStateMachine> = Walkable<M> & {
  readonly cases: Cases<M>
  /** Situations in which the flow begins, by name. */
  readonly starts: Readonly<Record<string, InputFrom<M>>>
  /** Actors that reply once (`notProvided`). */
  readonly requests: readonly string[]
  /** Actors that send events while they are invoked (`noListener`). */
  readonly listeners: readonly string[]
  /** Actions with effects outside the machine; each call is recorded. */
  readonly effects: readonly string[]
  /** Milliseconds of each `xstate.after.*`. */
  readonly delays?: Readonly<Record<string, number>>
  /** Transitions that no test can take, each with its reason. */
  readonly excused?: Readonly<Record<string, string>>
}

export type Effect = {readonly type: string; readonly params: unknown}
type Pending = {
  readonly name: string
  readonly resolve: (output: unknown) => void
  readonly reject: (error: unknown) => void
}

/** An event with any payload, so that a test can write it as a literal. */
export type DispatchedEvent = EventObject | (EventObject & Readonly<Record<string, unknown>>)

/** A running machine whose actors and effects are controlled by the test. */
export type Harness<M extends AnyStateMachine> = {
  readonly actor: Actor<M>
  /** Executed effects, in order. */
  readonly effects: Effect[]
  /** Inputs of requests, in order. */
  readonly requests: {readonly name: string; readonly input: unknown}[]
  /** Emitted events, in order. */
  readonly emitted: EventObject[]
  /** Events sent to listeners, in order. */
  readonly received: {readonly name: string; readonly event: EventObject}[]
  readonly edges: Set<string>
  readonly nodes: Set<string>
  /** Dispatches one event: a reply settles its promise, a delay advances the clock, any other event is sent. */
  readonly dispatch: (event: DispatchedEvent) => Promise<void>
  readonly value: () => AnyMachineSnapshot['value']
  readonly context: () => AnyMachineSnapshot['context']
}

/** Settled promises reach their actor after a few turns; a macrotask later all of them have. */
export const settled = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, 0)
  })

const settleEvent = /^xstate\.(done|error)\.actor\.(.+)$/

function providedActors<M extends AnyStateMachine>(
  model: FlowModel<M>,
  requests: Harness<M>['requests'],
  received: Harness<M>['received'],
  pending: Pending[],
) {
  const requestActors = model.requests.map((name) => [
    name,
    fromPromise<unknown, unknown>(({input, signal}) => {
      requests.push({name, input})
      return new Promise((resolve, reject) => {
        const request = {name, resolve, reject}
        pending.push(request)
        // The reply to a request that the machine has left is discarded: the next reply is for the next request.
        signal.addEventListener(
          'abort',
          () => void (pending.includes(request) && pending.splice(pending.indexOf(request), 1)),
        )
      })
    }),
  ])
  const listenerActors = model.listeners.map((name) => [
    name,
    fromCallback<EventObject, unknown>(({input, receive}) => {
      requests.push({name, input})
      receive((event) => received.push({name, event}))
    }),
  ])
  return Object.fromEntries([...requestActors, ...listenerActors])
}

function recordTransition(event: InspectionEvent, edges: Set<string>, nodes: Set<string>): void {
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

/** Starts the machine of a model with the input of one of its starts. */
export function startHarness<M extends AnyStateMachine>(model: FlowModel<M>, input?: InputFrom<M>): Harness<M> {
  const clock = new SimulatedClock()
  const effects: Effect[] = []
  const requests: Harness<M>['requests'] = []
  const received: Harness<M>['received'] = []
  const emitted: EventObject[] = []
  const pending: Pending[] = []
  const edges = new Set<string>()
  const nodes = new Set<string>()
  const actions = Object.fromEntries(
    model.effects.map((type) => [type, (_: unknown, params: unknown) => void effects.push({type, params})]),
  )
  const machine: AnyStateMachine = model.machine.provide({
    actions,
    actors: providedActors(model, requests, received, pending),
  })
  const running: Actor<AnyStateMachine> = createActor(machine, {
    input,
    clock,
    inspect: (event) => recordTransition(event, edges, nodes),
  })
  const snapshot = (): AnyMachineSnapshot => running.getSnapshot()
  // A copy made by provide is the same machine to the outside; only its actors and actions differ.
  const actor = running as Actor<M>
  running.on('*', (event) => emitted.push(event))
  actor.start()
  for (const node of snapshot()._nodes) nodes.add(node.id)

  async function dispatch(event: DispatchedEvent): Promise<void> {
    const reply = settleEvent.exec(event.type)
    if (event.type === 'xstate.init') return
    if (reply && model.requests.includes(reply[2] ?? '')) {
      const index = pending.findIndex(({name}) => name === reply[2])
      const [waiting] = pending.splice(index, 1)
      if (!waiting) throw new Error(`${reply[2]} was not requested`)
      if ('error' in event) waiting.reject(event.error)
      else waiting.resolve('output' in event ? event.output : undefined)
    } else if (event.type.startsWith('xstate.after.')) {
      const delay = model.delays?.[event.type]
      if (delay === undefined) throw new Error(`the model lists no delay for ${event.type}`)
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
    effects,
    requests,
    emitted,
    received,
    edges,
    nodes,
    dispatch,
    value: () => snapshot().value,
    context: () => snapshot().context,
  }
}
