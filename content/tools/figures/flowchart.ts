import type {FlowchartFigure} from './graph.schema.ts'
import {element, ink, path, seriesColour, sheet, sheetWidth, words, wrapped} from './svg.ts'

type Flowchart = Omit<FlowchartFigure, 'alt' | 'kind'>
type Step = Flowchart['steps'][number]

interface Box extends Step {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly lines: readonly string[]
}

const gapBelow = 56
const lineHeight = 20
const looks = {
  start: {fill: '#e6f0fa', rx: 22},
  decision: {fill: '#fdf1e3', rx: 4},
  action: {fill: '#ffffff', rx: 8},
} as const

/** Two arrows between the same steps are one with two heads. */
interface Arrow {
  readonly from: string
  readonly to: string
  readonly label: string | null
  readonly isBoth: boolean
}

function arrowsOf(arrows: Flowchart['arrows']): readonly Arrow[] {
  const backAt = ({from, to}: Arrow | Flowchart['arrows'][number]) =>
    arrows.findIndex((other) => other.from === to && other.to === from)
  return arrows.flatMap((arrow, at) =>
    backAt(arrow) >= 0 && backAt(arrow) < at ? [] : [{...arrow, isBoth: backAt(arrow) > at}],
  )
}

/** Steps in rows from above to below, each below the last step that leads to it. */
export function drawFlowchart({steps, arrows: written}: Flowchart): string {
  const arrows = arrowsOf(written)
  const rows = rowsOf({steps, arrows})
  const boxes = new Map<string, Box>()
  let y = 20
  for (const row of rows) {
    const width = Math.min(300, (sheetWidth - 20) / row.length - 16)
    const texts = row.map((step) => wrapped(step.text, width - 26, 15.5))
    const height = Math.max(...texts.map(({length}) => length)) * lineHeight + 24
    row.forEach((step, at) => {
      const x = (sheetWidth / row.length) * (at + 0.5)
      boxes.set(step.id, {...step, x, y, width, height, lines: texts[at] ?? []})
    })
    y += height + gapBelow
  }
  return sheet(y - gapBelow + 20, [
    ...arrows.flatMap((arrow) => drawArrow(arrow, boxes)),
    ...[...boxes.values()].flatMap(drawBox),
  ])
}

function rowsOf({steps, arrows}: {steps: Flowchart['steps']; arrows: readonly Arrow[]}): readonly (readonly Step[])[] {
  const depth = new Map(steps.map(({id}) => [id, 0]))
  // As many passes as steps settle every depth; a circle of arrows ends there too.
  for (let pass = 1; pass < steps.length; pass += 1) {
    for (const {from, to} of arrows) {
      const below = (depth.get(from) ?? 0) + 1
      if (below > (depth.get(to) ?? 0) && below <= pass) depth.set(to, below)
    }
  }
  const deepest = Math.max(...depth.values())
  return Array.from({length: deepest + 1}, (_, at) => steps.filter(({id}) => depth.get(id) === at)).filter(
    (row) => row.length > 0,
  )
}

function drawBox({kind, x, y, width, height, lines}: Box): readonly string[] {
  const start = y + height / 2 - ((lines.length - 1) * lineHeight) / 2 + 5.5
  return [
    element('rect', {
      x: x - width / 2,
      y,
      width,
      height,
      ...looks[kind],
      stroke: kind === 'decision' ? seriesColour(1) : ink,
      'stroke-width': 2,
    }),
    ...lines.map((text, at) =>
      words(x, start + at * lineHeight, text, {
        'text-anchor': 'middle',
        'font-size': 15.5,
        'font-weight': kind === 'action' ? undefined : 600,
      }),
    ),
  ]
}

function drawArrow({from, to, label, isBoth}: Arrow, boxes: ReadonlyMap<string, Box>): readonly string[] {
  const [one, two] = [boxes.get(from), boxes.get(to)]
  if (one === undefined || two === undefined) return []
  const [startY, endY] = [one.y + one.height, two.y]
  const isDown = endY > startY
  const bend = endY - 24
  const side = (box: Box) => [box.x + box.width / 2, box.y + box.height / 2] as const
  const [[fromX, fromY], [toX, toY]] = [side(one), side(two)]
  const route = isDown
    ? `M${one.x},${startY} V${bend} H${two.x} V${endY - 2}`
    : `M${fromX},${fromY} H${sheetWidth - 8} V${toY} H${toX + 2}`
  const head = isDown
    ? `M${two.x - 6},${endY - 11} L${two.x},${endY - 1} L${two.x + 6},${endY - 11}`
    : `M${toX + 11},${toY - 6} l-10,6 l10,6`
  const [labelX, anchor] =
    two.x < one.x - 1 ? [two.x + 8, 'start'] : two.x > one.x + 1 ? [two.x - 8, 'end'] : [two.x + 8, 'start']
  return [
    path(route, {'stroke-width': 2, 'stroke-linejoin': 'round'}),
    path(head, {'stroke-width': 2, 'stroke-linejoin': 'round'}),
    ...(isBoth
      ? [path(`M${one.x - 6},${startY + 11} L${one.x},${startY + 1} L${one.x + 6},${startY + 11}`, {'stroke-width': 2})]
      : []),
    ...(label === null
      ? []
      : [
          words(labelX, isDown ? bend - 6 : startY + 16, label, {
            'text-anchor': anchor,
            'font-weight': 600,
            'font-size': 15,
          }),
        ]),
  ]
}
