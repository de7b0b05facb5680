import type {AnyMachineSnapshot, AnyStateMachine, EventObject, StateValue} from 'xstate'
import {short, eventLabel} from './pathsOf.ts'
import type {FlowModel, Harness} from './harness.ts'

/** `a.b` for a nested state, `a.x & b.y` for parallel ones. */
function nameOf(value: StateValue): string {
  if (typeof value === 'string') return value
  return Object.entries(value)
    .map(([state, inner]) =>
      inner === undefined || Object.keys(inner).length === 0 ? state : `${state}.${nameOf(inner)}`,
    )
    .join(' & ')
}

const called = (name: string, value: unknown): string => (value === undefined ? name : `${name}(${short(value)})`)

function changes(before: Readonly<Record<string, unknown>>, after: Readonly<Record<string, unknown>>): string[] {
  return Object.keys(after)
    .filter((key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]))
    .map((key) => `${key} = ${short(after[key])}`)
}

/**
 * Describes after each event of a running machine its outcome: from which state to which, the changes of the context,
 * and the effects, requests and events to listeners.
 */
export function watchOutcomes<M extends AnyStateMachine>(harness: Harness<M>): (event: EventObject) => string {
  const look = () => ({
    value: harness.value(),
    context: harness.context(),
    effects: harness.effects.length,
    requests: harness.requests.length,
    received: harness.received.length,
    emitted: harness.emitted.length,
  })
  let before = {...look(), effects: 0, requests: 0, received: 0, emitted: 0}
  return (event) => {
    const after = look()
    const lines = [
      ...changes(before.context, after.context),
      ...harness.effects.slice(before.effects).map(({type, params}) => `! ${called(type, params)}`),
      ...harness.requests.slice(before.requests).map(({name, input}) => `? ${called(name, input)}`),
      ...harness.emitted.slice(before.emitted).map((sent) => `! emits ${eventLabel(sent)}`),
      ...harness.received.slice(before.received).map(({name, event: sent}) => `> ${name}: ${eventLabel(sent)}`),
    ]
    const head =
      event.type === 'xstate.init'
        ? `start → ${nameOf(after.value)}`
        : `${nameOf(before.value)} + ${eventLabel(event)} → ${nameOf(after.value)}`
    before = after
    return [head, ...lines.map((line) => `    ${line}`)].join('\n')
  }
}

/** What a state of the chart takes no notice of, of all the events that its model knows. */
export function ignored<M extends AnyStateMachine>({machine, cases}: FlowModel<M>, state: AnyMachineSnapshot): string {
  const events = Object.values<readonly EventObject[]>(cases)
    .flat()
    .filter((event) => machine.getTransitionData(state, event).length === 0)
  return `${nameOf(state.value)} ignores ${events.length === 0 ? 'nothing' : events.map(eventLabel).join(', ')}`
}

/** The rows of all walks of a flow, each once, sorted: what a person reviews when a chart changes. */
export const outcomeTable = (rows: ReadonlySet<string>): string => `${[...rows].toSorted().join('\n')}\n`
