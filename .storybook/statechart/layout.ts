import type {ElkExtendedEdge, ElkNode, ElkShape, LayoutOptions} from 'elkjs/lib/elk-api.js'
import ELK from 'elkjs/lib/elk.bundled.js'
import type {ChartEdge, ChartNode, Statechart} from '../../scripts/statechart/graph.ts'
import {boxSize, edgeLabelSize, headerHeight, initialSize, rowsOf} from './measure.ts'

export type Point = {x: number; y: number}
export type Box = Point & {width: number; height: number}
export type DrawnNode = Box & {node: ChartNode; rows: string[]}
/** All transitions between one pair of states share one line; each keeps its own row in the label. */
export type DrawnEdge = {id: string; edges: ChartEdge[]; points: Point[]; label: Box | null}
export type Drawing = {width: number; height: number; nodes: DrawnNode[]; edges: DrawnEdge[]; initials: Box[]}
/** What part of a drawing is seen: its offset in pixels and its scale. */
export type View = Point & {scale: number}
type Direction = 'RIGHT' | 'DOWN'

const initialOf = (id: string) => `${id}::initial`

const options = (direction: Direction): LayoutOptions => ({
  'elk.algorithm': 'layered',
  'elk.direction': direction,
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.json.shapeCoords': 'ROOT',
  'elk.json.edgeCoords': 'ROOT',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.layered.nodePlacement.favorStraightEdges': 'true',
  // Walks from the start, so that the first state comes first and only the ways back run backwards.
  'elk.layered.cycleBreaking.strategy': 'DEPTH_FIRST',
  'elk.layered.spacing.nodeNodeBetweenLayers': '28',
  'elk.layered.spacing.edgeNodeBetweenLayers': '14',
  'elk.spacing.nodeNode': '26',
  'elk.spacing.edgeNode': '16',
  'elk.spacing.edgeEdge': '12',
  'elk.spacing.edgeLabel': '4',
})

function elkNode(chart: Statechart, node: ChartNode, direction: Direction): ElkNode {
  const children = chart.nodes.filter(({parent}) => parent === node.id)
  if (children.length === 0) return {id: node.id, ...boxSize(node, rowsOf(chart, node))}
  const initial = node.initial ? [{id: initialOf(node.id), ...initialSize}] : []
  return {
    id: node.id,
    children: [...initial, ...children.map((child) => elkNode(chart, child, direction))],
    layoutOptions: {
      ...options(direction),
      'elk.padding': `[top=${headerHeight(rowsOf(chart, node))},left=18,bottom=18,right=18]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${boxSize(node, rowsOf(chart, node)).width},40)`,
    },
  }
}

/** Groups transitions by the pair of states they join; those that stay become rows in the box instead. */
function bundles(chart: Statechart): Array<{id: string; edges: ChartEdge[]}> {
  const groups = Map.groupBy(
    chart.edges.filter(({stays}) => !stays),
    ({source, target}) => `${source}→${target}`,
  )
  return [...groups].map(([id, edges]) => ({id, edges}))
}

function elkEdges(chart: Statechart): ElkExtendedEdge[] {
  const initial = chart.nodes.flatMap((node) =>
    node.initial ? [{id: `${initialOf(node.id)}→`, sources: [initialOf(node.id)], targets: [node.initial]}] : [],
  )
  const moves = bundles(chart).map(({id, edges}) => ({
    id,
    sources: [edges[0]?.source ?? ''],
    targets: [edges[0]?.target ?? ''],
    labels: [{id: `${id}:label`, text: id, ...edgeLabelSize(edges), layoutOptions: {'elk.edgeLabels.inline': 'true'}}],
  }))
  return [...initial, ...moves]
}

const elk = new ELK()

const boxOf = ({x = 0, y = 0, width = 0, height = 0}: ElkShape): Box => ({x, y, width, height})

const flatten = (node: ElkNode): ElkNode[] => [node, ...(node.children ?? []).flatMap(flatten)]

const pointsOf = (edge: ElkExtendedEdge): Point[] =>
  (edge.sections ?? []).flatMap(({startPoint, bendPoints, endPoint}) => [startPoint, ...(bendPoints ?? []), endPoint])

/** Places states and lines; coordinates are in pixels from the top left corner of the whole drawing. */
export async function drawingOf(chart: Statechart, direction: Direction): Promise<Drawing> {
  const [root] = chart.nodes
  if (!root) return {width: 0, height: 0, nodes: [], edges: [], initials: []}
  const placed = await elk.layout({
    id: 'drawing',
    children: [elkNode(chart, root, direction)],
    edges: elkEdges(chart),
    layoutOptions: options(direction),
  })
  const boxes = new Map(flatten(placed).map((node) => [node.id, boxOf(node)]))
  const lines = new Map((placed.edges ?? []).map((edge) => [edge.id, edge]))
  const starts = chart.nodes.filter(({initial}) => initial).map(({id}) => ({id: `${initialOf(id)}→`, edges: []}))
  return {
    ...boxOf(placed),
    nodes: chart.nodes.map((node) => ({...boxOf(boxes.get(node.id) ?? {}), node, rows: rowsOf(chart, node)})),
    edges: [...bundles(chart), ...starts].flatMap(({id, edges}) => {
      const line = lines.get(id)
      const label = line?.labels?.[0]
      return line ? [{id, edges, points: pointsOf(line), label: label ? boxOf(label) : null}] : []
    }),
    initials: chart.nodes.flatMap(({id}) => boxes.get(initialOf(id)) ?? []),
  }
}
