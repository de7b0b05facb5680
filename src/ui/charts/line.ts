import {scaleLinear, scalePoint} from 'd3-scale'
import {curveMonotoneX, line} from 'd3-shape'

/** A value from 0 on; null where there is none, which interrupts the line. */
export type LineValue = number | null

export type LineRoom = {
  readonly width: number
  readonly height: number
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

export type LineShape = {
  /** Where each point stands from the left. */
  readonly xs: readonly number[]
  readonly ticks: readonly {readonly value: number; readonly y: number}[]
  readonly lines: readonly {
    readonly path: string
    readonly points: readonly ({readonly x: number; readonly y: number} | null)[]
  }[]
  /** Which points have their name below: as many as have room. */
  readonly named: readonly number[]
}

const round = (value: number): number => Math.round(value * 100) / 100 || 0

const isValue = (value: LineValue | undefined): value is number =>
  value !== null && value !== undefined && Number.isFinite(value)

/**
 * Every so many-th point, the last one always, so that names that take this many pixels do not touch: half as much again as
 * a name is wide, for the last one ends where its neighbour would have its middle.
 */
function namedOf(count: number, step: number, nameWidth: number): number[] {
  const every = step <= 0 ? 1 : Math.max(1, Math.ceil(nameWidth / step))
  return Array.from({length: count}, (_, index) => index).filter((index) => (count - 1 - index) % every === 0)
}

/** Lines over points at even distances, on a scale from 0 to `most` with about four steps. */
export function lineShape(
  series: readonly (readonly LineValue[])[],
  {width, height, left, right, top, bottom}: LineRoom,
  most = 100,
  nameWidth = 72,
): LineShape {
  const within = (value: number): number => Math.min(most, Math.max(0, value))
  const count = Math.max(0, ...series.map(({length}) => length))
  const x = scalePoint<number>()
    .domain(Array.from({length: count}, (_, index) => index))
    .range([left, width - right])
  const y = scaleLinear()
    .domain([0, most])
    .range([height - bottom, top])
  const xs = Array.from({length: count}, (_, index) => round(x(index) ?? left))
  const draw = line<LineValue>()
    .defined(isValue)
    .x((_, index) => xs[index] ?? left)
    .y((value) => y(within(value ?? 0)))
    .curve(curveMonotoneX)
  return {
    xs,
    ticks: (most === 100 ? [0, 25, 50, 75, 100] : y.ticks(4)).map((value) => ({value, y: round(y(value))})),
    lines: series.map((values) => ({
      path: draw(values) ?? '',
      points: values.map((value, index) =>
        isValue(value) ? {x: xs[index] ?? left, y: round(y(within(value)))} : null,
      ),
    })),
    named: namedOf(count, x.step(), nameWidth),
  }
}

/** The point whose place is nearest; 0 without any. */
export function nearest(xs: readonly number[], at: number): number {
  return xs.reduce((best, x, index) => (Math.abs(x - at) < Math.abs((xs[best] ?? 0) - at) ? index : best), 0)
}
