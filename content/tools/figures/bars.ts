import {scaleBand, scaleLinear} from 'd3-scale'
import {type Frame, frameFor, verticalAxis} from './axes.ts'
import type {BarsFigure} from './chart.schema.ts'
import {legend} from './legend.ts'
import {element, figure, ink, line, seriesColour, sheet, softInk, widthOf, words} from './svg.ts'

type Bars = Omit<BarsFigure, 'alt' | 'kind'>

const plotHeight = 320
/** More bars than these have no room for their numbers above them. */
const mostNumbers = 12

/** Bars beside each other, grouped or stacked. */
export function drawBars(bars: Bars): string {
  const {categories, series, isStacked, xLabel, yLabel, yTo} = bars
  const sums = categories.map((_, at) => series.reduce((sum, {values}) => sum + (values[at] ?? 0), 0))
  const highest = yTo ?? Math.max(1e-9, ...(isStacked ? sums : series.flatMap(({values}) => values)))
  const up = scaleLinear().domain([0, highest]).range([plotHeight, 18])
  if (yTo === null) up.nice(6)
  const ticks = up.ticks(6)
  const frame = frameFor(ticks, plotHeight)
  const across = scaleBand<number>()
    .domain([...categories.keys()])
    .range([frame.left, frame.right])
    .padding(categories.length > 15 ? 0.08 : 0.25)
  const names = categoryNames(categories, frame, across.step(), (at) => (across(at) ?? 0) + across.bandwidth() / 2)
  const bottom = plotHeight + names.height
  const key =
    series.length < 2
      ? {height: 0, parts: []}
      : legend(
          series.map(({name}, at) => ({name, sign: (x, y) => signOf(at, x, y)})),
          frame.left,
          bottom + 34,
        )
  return sheet(bottom + 44 + key.height, [
    ...verticalAxis(frame, ticks, up, yLabel),
    ...categories.flatMap((_, at) => columns(bars, at, across(at) ?? 0, across.bandwidth(), (value) => up(value))),
    line(frame.left, plotHeight, frame.right, plotHeight, {'stroke-width': 1.5}),
    ...names.parts,
    words((frame.left + frame.right) / 2, bottom + 26, xLabel, {'text-anchor': 'middle', 'font-weight': 600}),
    ...key.parts,
  ])
}

/** The bars of one category. */
function columns(
  {series, isStacked, categories}: Bars,
  at: number,
  left: number,
  width: number,
  up: (value: number) => number,
): readonly string[] {
  const each = isStacked ? width : width / series.length
  const isNumbered = !isStacked && series.length * categories.length <= mostNumbers
  let below = 0
  return series.flatMap(({values}, of) => {
    const value = values[at] ?? 0
    const from = isStacked ? below : 0
    below += value
    const x = isStacked ? left : left + of * each
    const [top, bottom] = [up(from + value), up(from)]
    const bar = element('rect', {
      x: x + 0.5,
      y: top,
      width: Math.max(1, each - 1),
      height: Math.max(0, bottom - top),
      fill: seriesColour(of),
      stroke: '#ffffff',
      'stroke-width': 0.5,
    })
    return isNumbered
      ? [bar, words(x + each / 2, top - 5, figure(value), {'text-anchor': 'middle', 'font-size': 15})]
      : [bar]
  })
}

const signOf = (at: number, x: number, y: number) =>
  element('rect', {x: x - 9, y: y - 8, width: 18, height: 16, fill: seriesColour(at)})

/** The names below the bars: in lines where they have room, else slanted, or every other one. */
function categoryNames(
  categories: readonly string[],
  {bottom: _, left}: Frame,
  step: number,
  middle: (at: number) => number,
) {
  const longest = Math.max(...categories.map((name) => widthOf(name, 15)))
  if (longest + 6 <= step) {
    return {
      height: 24,
      parts: categories.map((name, at) =>
        words(middle(at), plotHeight + 21, name, {'text-anchor': 'middle', fill: softInk, 'font-size': 15}),
      ),
    }
  }
  const isShort = categories.every((name) => name.length <= 4)
  const every = Math.ceil((isShort ? longest + 8 : 20) / step)
  const shown = categories.flatMap((name, at) => (at % every === 0 ? [{name, x: middle(at)}] : []))
  if (isShort) {
    return {
      height: 24,
      parts: shown.map(({name, x}) =>
        words(x, plotHeight + 21, name, {'text-anchor': 'middle', fill: softInk, 'font-size': 15}),
      ),
    }
  }
  const height = Math.min(140, longest * 0.72 + 22)
  return {
    height,
    parts: shown.map(({name, x}) =>
      words(0, 0, name, {
        'text-anchor': 'end',
        fill: ink,
        'font-size': 15,
        transform: `translate(${Math.max(left, x + 5)} ${plotHeight + 18}) rotate(-45)`,
      }),
    ),
  }
}
