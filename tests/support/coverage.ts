import type {AnyStateMachine} from 'xstate'
import {edgesOf, stateNodesOf} from './pathsOf.ts'

/** How much of one chart the walks of one test file took; `where` is the pure machine or its view. */
export type Coverage = {
  readonly machine: string
  readonly where: 'machine' | 'view'
  readonly paths: number
  readonly states: {readonly all: number; readonly walked: number}
  readonly transitions: {readonly all: number; readonly walked: number}
  readonly missing: readonly string[]
  /** Transitions left out on purpose, each with its reason. */
  readonly excused: Readonly<Record<string, string>>
}

type Walked = {readonly nodes: ReadonlySet<string>; readonly edges: ReadonlySet<string>; readonly paths: number}

/** Compares what was walked with every state and transition of the machine. */
export function coverageOf(
  machine: AnyStateMachine,
  where: Coverage['where'],
  {nodes, edges, paths}: Walked,
  excused: Readonly<Record<string, string>> = {},
): Coverage {
  const states = stateNodesOf(machine.root).map(({id}) => id)
  const transitions = edgesOf(machine).map(({id}) => id)
  const unknown = Object.keys(excused).filter((id) => !transitions.includes(id))
  if (unknown.length > 0) throw new Error(`${machine.id} excuses transitions it does not have: ${unknown.join(', ')}`)
  const missing = [
    ...states.filter((id) => !nodes.has(id)),
    ...transitions.filter((id) => !edges.has(id) && !(id in excused)),
  ]
  return {
    machine: machine.id,
    where,
    paths,
    states: {all: states.length, walked: states.filter((id) => nodes.has(id)).length},
    transitions: {all: transitions.length, walked: transitions.filter((id) => edges.has(id)).length},
    missing,
    excused,
  }
}

/** Reads a coverage back from the JSON that travels with a test's result. */
export function isCoverage(value: unknown): value is Coverage {
  return typeof value === 'object' && value !== null && 'machine' in value && 'where' in value && 'missing' in value
}
