import {scaleLinear, type ScaleLinear} from 'd3-scale'
import type {Axis} from './chart.schema.ts'
import {figure, gridLine, ink, line, sheetWidth, softInk, widthOf, words} from './svg.ts'

/** The inner rectangle of a chart. */
export interface Frame {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** Steps from one end of an axis to the other. */
export function stepsOf({from, to, step}: Axis): readonly number[] {
  const count = Math.floor((to - from) / step + 1e-9)
  return Array.from({length: count + 1}, (_, at) => Math.round((from + at * step) * 1e6) / 1e6)
}

/** A frame that leaves room for the numbers of the vertical axis. */
export function frameFor(numbers: readonly number[], height: number): Frame {
  const widest = Math.max(...numbers.map((value) => widthOf(figure(value))))
  return {left: 34 + widest + 8, right: sheetWidth - 20, top: 18, bottom: height}
}

/** The name of a vertical axis, read upwards, with its middle at the given place. */
export const sideTitle = (x: number, middle: number, label: string): string =>
  words(0, 0, label, {'text-anchor': 'middle', transform: `translate(${x} ${middle}) rotate(-90)`, 'font-weight': 600})

/** The vertical axis with its grid and its name beside it. */
export function verticalAxis(
  {left, right, top, bottom}: Frame,
  ticks: readonly number[],
  y: ScaleLinear<number, number>,
  label: string,
): readonly string[] {
  return [
    ...ticks.flatMap((tick) => [
      line(left, y(tick), right, y(tick), {stroke: gridLine}),
      words(left - 8, y(tick) + 5.5, figure(tick), {'text-anchor': 'end', fill: softInk}),
    ]),
    line(left, top, left, bottom, {'stroke-width': 1.5}),
    sideTitle(20, (top + bottom) / 2, label),
  ]
}

/** The horizontal axis of numbers with its name below; ticks that have no room stay without number. */
export function horizontalAxis(
  {left, right, top, bottom}: Frame,
  ticks: readonly number[],
  x: ScaleLinear<number, number>,
  label: string,
): readonly string[] {
  const room = (right - left) / Math.max(1, ticks.length - 1)
  const widest = Math.max(...ticks.map((tick) => widthOf(figure(tick)))) + 10
  const every = Math.max(1, Math.ceil(widest / room))
  return [
    ...ticks.flatMap((tick, at) => [
      line(x(tick), top, x(tick), bottom, {stroke: gridLine}),
      line(x(tick), bottom, x(tick), bottom + 5),
      ...(at % every === 0
        ? [words(x(tick), bottom + 23, figure(tick), {'text-anchor': 'middle', fill: softInk})]
        : []),
    ]),
    line(left, bottom, right, bottom, {'stroke-width': 1.5, stroke: ink}),
    words((left + right) / 2, bottom + 48, label, {'text-anchor': 'middle', 'font-weight': 600}),
  ]
}

/** The scale of an axis between two places. */
export const scaleOf = ({from, to}: Axis, start: number, end: number): ScaleLinear<number, number> =>
  scaleLinear().domain([from, to]).range([start, end])
