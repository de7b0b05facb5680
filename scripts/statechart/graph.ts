import type {AnyStateMachine, AnyStateNode} from 'xstate'
import {toDirectedGraph} from 'xstate/graph'
import {actionNames, delayOf, guardName, triggerOf} from './names.ts'
import type {Trigger} from './names.ts'

/** One state node. `id` is XState's (`machine.parent.child`); `path` has no machine name and is '' at the root. */
export type ChartNode = {
  id: string
  key: string
  path: string
  parent: string | null
  kind: 'atomic' | 'compound' | 'parallel' | 'final' | 'history'
  /** The child entered first, by id; null for a node without children or whose children run side by side. */
  initial: string | null
  description: string | null
  tags: string[]
  entry: string[]
  exit: string[]
  invokes: Array<{id: string; src: string}>
  /** The story that shows this state; null for anything but a leaf. */
  exportName: string | null
}

/** One transition to one target. Without a target it stays where it is: `target` equals `source`, `stays` is true. */
export type ChartEdge = {
  id: string
  source: string
  target: string
  stays: boolean
  reenters: boolean
  trigger: Trigger
  /** The event type as XState knows it, such as `answer.pick` or `xstate.done.actor.sendAnswer`; '' for `always`. */
  event: string
  guard: string | null
  actions: string[]
  description: string | null
  /** The trigger and, in brackets, the guard: what a drawing writes on the arrow. */
  label: string
}

/** A machine as plain JSON: nodes in document order (the root first), transitions in the order XState tries them. */
export type Statechart = {id: string; description: string | null; nodes: ChartNode[]; edges: ChartEdge[]}

const upperFirst = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** The name of the story export for a leaf: `submitting.slow` is `SubmittingSlow`. */
export function exportNameOf(path: readonly string[]): string {
  return path
    .flatMap((key) => key.split(/[^\p{L}\p{N}]+/u))
    .map(upperFirst)
    .join('')
}

/** Every state node, parents before children, in document order. */
export function stateNodesOf(node: AnyStateNode): AnyStateNode[] {
  return [node, ...Object.values<AnyStateNode>(node.states).flatMap(stateNodesOf)]
}

/** A leaf is a state that a student can be in: atomic or final. History nodes are only signposts. */
export const isLeaf = (node: AnyStateNode): boolean => node.type === 'atomic' || node.type === 'final'

/** The leaves of a machine; a machine without states has none. */
export const leavesOf = (machine: AnyStateMachine): AnyStateNode[] =>
  stateNodesOf(machine.root).filter((node) => isLeaf(node) && node.path.length > 0)

/**
 * Turns a machine into plain JSON for the Storybook panel and the generated pages. Transitions come from XState's
 * `toDirectedGraph`, which leaves out `always`; those are added here. The result depends on the machine alone, never on
 * minified function names.
 */
export function statechartOf(machine: AnyStateMachine): Statechart {
  const nodes = stateNodesOf(machine.root)
  return {
    id: machine.id,
    description: machine.root.description ?? null,
    nodes: nodes.map(chartNode),
    edges: nodes.flatMap((node) => chartEdges(node, machine)),
  }
}

function chartNode(node: AnyStateNode): ChartNode {
  return {
    id: node.id,
    key: node.key,
    path: node.path.join('.'),
    parent: node.parent?.id ?? null,
    kind: node.type,
    initial: node.type === 'compound' ? (node.initial.target[0]?.id ?? null) : null,
    description: node.description ?? null,
    tags: [...node.tags],
    // The written ones: XState adds a raise and a cancel of its own for every delay.
    entry: actionNames([node.config.entry ?? []].flat()),
    exit: actionNames([node.config.exit ?? []].flat()),
    invokes: node.invoke.map(({id, src}) => ({id, src: typeof src === 'string' ? src : '(inline)'})),
    exportName: isLeaf(node) && node.path.length > 0 ? exportNameOf(node.path) : null,
  }
}

type Transition = NonNullable<AnyStateNode['always']>[number]

function chartEdges(node: AnyStateNode, machine: AnyStateMachine): ChartEdge[] {
  const own = toDirectedGraph(node).edges.map(({transition, target}) => chartEdge(node, transition, target, machine))
  const always = (node.always ?? []).flatMap((transition) =>
    (transition.target ?? [node]).map((target) => chartEdge(node, transition, target, machine)),
  )
  return [...own, ...always].map((edge, index) => ({...edge, id: `${node.id}#${index}`}))
}

function chartEdge(
  node: AnyStateNode,
  transition: Transition,
  target: AnyStateNode,
  machine: AnyStateMachine,
): ChartEdge {
  const event = String(transition.eventType)
  const trigger = triggerOf(event, (delay) => delayOf(machine, delay))
  const guard = guardName(transition.guard)
  return {
    id: '',
    source: node.id,
    target: target.id,
    stays: transition.target === undefined,
    reenters: transition.reenter,
    trigger,
    event,
    guard,
    actions: actionNames(transition.actions),
    description: transition.description ?? null,
    label: guard ? `${trigger.text} [${guard}]` : trigger.text,
  }
}
