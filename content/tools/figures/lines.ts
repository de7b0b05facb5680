import {curveStepAfter, line as lineOf} from 'd3-shape'
import {frameFor, horizontalAxis, scaleOf, stepsOf, verticalAxis} from './axes.ts'
import type {LinesFigure} from './chart.schema.ts'
import {legend} from './legend.ts'
import {element, group, path, seriesColour, sheet, softInk, line, words} from './svg.ts'

type Series = LinesFigure['series'][number]
type Place = (point: readonly [number, number]) => readonly [number, number]

const plotHeight = 340
const bands = ['#e6f0fa', '#fdf1e3', '#e5f5ec', '#f4eaf7', '#f3f4f6']
const dashes = [undefined, '9 5', '2 5', '12 4 3 4', '5 5', '1 4', '14 6', '6 3 2 3'] as const

/** A chart of lines, steps or dots over numbers, with bands behind them. */
export function drawLines({x, y, series, bands: behind}: Omit<LinesFigure, 'alt' | 'kind'>): string {
  const ticks = stepsOf(y)
  const frame = frameFor(ticks, plotHeight)
  const across = scaleOf(x, frame.left, frame.right)
  const up = scaleOf(y, frame.bottom, frame.top)
  const place: Place = ([px, py]) => [across(px), up(py)]
  const shown = behind.map(({name, from, to}, at) => {
    const [top, bottom] = [up(Math.min(to, y.to)), up(Math.max(from, y.from))]
    const room =
      bottom - top >= 20
        ? [words(frame.right - 6, (top + bottom) / 2 + 5.5, name, {'text-anchor': 'end', fill: softInk})]
        : []
    return {
      area: element('rect', {
        x: frame.left,
        y: top,
        width: frame.right - frame.left,
        height: bottom - top,
        fill: bands[at] ?? '#f3f4f6',
      }),
      room,
    }
  })
  const key = legend(
    series.map((one, at) => ({name: one.name, sign: (cx, cy) => signOf(one, at, cx, cy)})),
    frame.left,
    plotHeight + 62,
  )
  return sheet(plotHeight + 74 + key.height, [
    ...shown.map(({area}) => area),
    ...horizontalAxis(frame, stepsOf(x), across, x.label),
    ...verticalAxis(frame, ticks, up, y.label),
    ...shown.flatMap(({room}) => room),
    ...series.map((one, at) => drawn(one, at, place)),
    ...key.parts,
  ])
}

function drawn({points, style}: Series, at: number, place: Place): string {
  const colour = seriesColour(at)
  const placed = points.map(place)
  const dots = placed.map(([cx, cy]) =>
    element('circle', {cx, cy, r: style === 'strong' ? 5.5 : 4.5, fill: colour, stroke: '#ffffff', 'stroke-width': 1}),
  )
  if (style === 'dots') return group({}, ...dots)
  const shape = lineOf<readonly [number, number]>()
  const d = (style === 'steps' ? shape.curve(curveStepAfter) : shape)(placed) ?? ''
  return group({}, path(d, strokeOf(style, at)), ...(style === 'strong' ? dots : []))
}

function strokeOf(style: Series['style'], at: number) {
  const dash = style === 'dashed' ? (dashes[at] ?? '9 5') : undefined
  return {
    stroke: seriesColour(at),
    'stroke-width': style === 'strong' ? 3.5 : 2.5,
    'stroke-dasharray': dash,
    'stroke-linejoin': 'round',
  }
}

function signOf({style}: Series, at: number, x: number, y: number): string {
  const dot = element('circle', {cx: x, cy: y, r: 5, fill: seriesColour(at)})
  if (style === 'dots') return dot
  return line(x - 14, y, x + 14, y, strokeOf(style, at)) + (style === 'strong' ? dot : '')
}
