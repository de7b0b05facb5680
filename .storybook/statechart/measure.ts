import type {ChartEdge, ChartNode, Statechart} from '../../scripts/statechart/graph.ts'

/** Type of the drawing in pixels; one place, because boxes are measured before anything is drawn. */
export const type = {
  family: 'ui-sans-serif, system-ui, -apple-system, "Segoe UI", Roboto, sans-serif',
  mono: 'ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace',
  title: 13,
  row: 11,
  rowHeight: 16,
  titleHeight: 20,
} as const

export const initialSize = {width: 10, height: 10}

// Without a document (in tests) widths are estimated.
const canvas = typeof document === 'undefined' ? null : document.createElement('canvas').getContext('2d')

const widthOf = (text: string, font: string): number => {
  if (!canvas) return text.length * 8
  canvas.font = font
  return Math.ceil(canvas.measureText(text).width)
}

const titleWidth = (text: string) => widthOf(text, `600 ${type.title}px ${type.family}`)
const rowWidth = (text: string) => widthOf(text, `${type.row}px ${type.mono}`)

const effect = ({label, actions}: ChartEdge) => (actions.length > 0 ? `${label} / ${actions.join(', ')}` : label)

/** What a box says below its name: services it runs, actions on entry and exit, events it takes without leaving. */
export function rowsOf(chart: Statechart, node: ChartNode): string[] {
  return [
    ...node.invokes.map(({src}) => `runs ${src}`),
    ...node.entry.map((action) => `entry / ${action}`),
    ...node.exit.map((action) => `exit / ${action}`),
    ...chart.edges.filter(({source, stays}) => stays && source === node.id).map(effect),
  ]
}

const tagsWidth = (tags: readonly string[]) => tags.reduce((sum, tag) => sum + rowWidth(tag) + 18, 0)

/** The size of a leaf, and the least width of a state that holds others. */
export function boxSize(node: ChartNode, rows: readonly string[]): {width: number; height: number} {
  const title = titleWidth(node.key) + tagsWidth(node.tags) + (node.kind === 'final' ? 20 : 0)
  return {
    width: Math.max(72, title, ...rows.map(rowWidth)) + 24,
    height: 8 + type.titleHeight + rows.length * type.rowHeight + 8,
  }
}

/** Room above the children of a state: its name and its rows. */
export const headerHeight = (rows: readonly string[]): number =>
  8 + type.titleHeight + rows.length * type.rowHeight + 18

/** Where the tags of a state begin, from the left edge of its box. */
export const tagsLeft = (node: ChartNode): number => 12 + titleWidth(node.key) + 8

export const tagWidth = (tag: string): number => rowWidth(tag) + 12

export function edgeLabelSize(edges: readonly ChartEdge[]): {width: number; height: number} {
  return {
    width: Math.max(...edges.map(({label}) => rowWidth(label))) + 12,
    height: edges.length * type.rowHeight + 4,
  }
}
