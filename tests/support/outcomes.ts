import type {AnyStateMachine, EventObject, StateValue} from 'xstate'
import {short, wordOf} from './pathsOf.ts'
import type {Rig} from './rig.ts'

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
 * Tells of a running machine, after each event, what came of it: from which state to which, what the context knows
 * since, and the effects, requests and messages to listeners that left the machine.
 */
export function watchOutcomes<M extends AnyStateMachine>(rig: Rig<M>): (event: EventObject) => string {
  const look = () => ({
    value: rig.value(),
    context: rig.context(),
    told: rig.told.length,
    asked: rig.asked.length,
    heard: rig.heard.length,
    emitted: rig.emitted.length,
  })
  let before = {...look(), told: 0, asked: 0, heard: 0, emitted: 0}
  return (event) => {
    const after = look()
    const lines = [
      ...changes(before.context, after.context),
      ...rig.told.slice(before.told).map(({type, params}) => `! ${called(type, params)}`),
      ...rig.asked.slice(before.asked).map(({name, input}) => `? ${called(name, input)}`),
      ...rig.emitted.slice(before.emitted).map((sent) => `! emits ${wordOf(sent)}`),
      ...rig.heard.slice(before.heard).map(({name, event: sent}) => `> ${name}: ${wordOf(sent)}`),
    ]
    const head =
      event.type === 'xstate.init'
        ? `start → ${nameOf(after.value)}`
        : `${nameOf(before.value)} + ${wordOf(event)} → ${nameOf(after.value)}`
    before = after
    return [head, ...lines.map((line) => `    ${line}`)].join('\n')
  }
}

/** The rows of all walks of a flow, each once, sorted: what a person reviews when a chart changes. */
export const outcomeTable = (rows: ReadonlySet<string>): string => `${[...rows].toSorted().join('\n')}\n`
