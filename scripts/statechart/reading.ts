import type {StateValue} from 'xstate'
import type {ChartEdge, ChartNode, Statechart} from './graph.ts'

/** Looks at a chart while one state value is current. */
export type Reading = {
  /** Ids of every state the value is in, ancestors included, the root first. */
  active: ReadonlySet<string>
  /** Transitions that leave or stay in one of those states: what may happen next; none once the machine has ended. */
  possible: ChartEdge[]
}

const childrenOf = (chart: Statechart, id: string) =>
  chart.nodes.filter(({parent, kind}) => parent === id && kind !== 'history')

/** Follows initial states down to the leaves entered when a state is entered; a parallel state gives one per region. */
export function enteredLeaves(chart: Statechart, id: string): ChartNode[] {
  const node = chart.nodes.find((one) => one.id === id)
  if (!node) return []
  if (node.kind === 'parallel') return childrenOf(chart, id).flatMap((child) => enteredLeaves(chart, child.id))
  return node.kind === 'compound' && node.initial ? enteredLeaves(chart, node.initial) : [node]
}

const branchOf = (chart: Statechart, leaf: ChartNode): string[] => {
  const parent = chart.nodes.find(({id}) => id === leaf.parent)
  return parent ? [...branchOf(chart, parent), leaf.id] : [leaf.id]
}

function statesIn(chart: Statechart, parentId: string, value: StateValue): string[] {
  const keys = typeof value === 'string' ? [value] : Object.keys(value)
  return keys.flatMap((key) => {
    const node = childrenOf(chart, parentId).find((child) => child.key === key)
    if (!node) return []
    const below = typeof value === 'string' ? undefined : value[key]
    if (below !== undefined && Object.keys(below).length > 0) return [node.id, ...statesIn(chart, node.id, below)]
    return enteredLeaves(chart, node.id).flatMap((leaf) => branchOf(chart, leaf))
  })
}

/** Reads a state value (`'sending'`, `{sending: 'slow'}`) on a chart; keys the chart does not know are left out. */
export function readingOf(chart: Statechart, value: StateValue): Reading {
  const root = chart.nodes[0]
  const active = new Set(root ? [root.id, ...statesIn(chart, root.id, value)] : [])
  const isOver = chart.nodes.some(({id, kind, parent}) => kind === 'final' && parent === root?.id && active.has(id))
  return {active, possible: isOver ? [] : chart.edges.filter(({source}) => active.has(source))}
}
