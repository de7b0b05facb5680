import {scaleLinear} from 'd3-scale'
import {curveLinearClosed, lineRadial, pointRadial} from 'd3-shape'
import {anchorAt} from './pie.ts'

type Point = {readonly x: number; readonly y: number}

export type RadarShape = {
  /** The rings of the scale, from the middle outwards. */
  readonly ticks: readonly {readonly value: number; readonly radius: number}[]
  readonly axes: readonly {
    /** The outer end of the axis. */
    readonly end: Point
    readonly point: Point
    readonly label: Point & {readonly anchor: 'start' | 'middle' | 'end'}
  }[]
  /** The closed line through the points; null for fewer than three, which enclose nothing: those are drawn as bars. */
  readonly outline: string | null
}

const least = 0
const most = 100

const round = (value: number): number => Math.round(value * 100) / 100 || 0

/** Within the scale; what is not a number counts as nothing. */
const within = (value: number): number => (Number.isFinite(value) ? Math.min(most, Math.max(least, value)) : least)

function pointAt(angle: number, radius: number): Point {
  const [x, y] = pointRadial(angle, radius)
  return {x: round(x), y: round(y)}
}

type Room = {
  readonly radius: number
  /** From the rim to the label. */
  readonly gap: number
  /** Half the height of a label. */
  readonly half: number
}

/**
 * A radar around 0, 0 with one axis per value, clockwise from above, and a scale of 0 to 100 with a ring every 20: six
 * ticks, the middle included (spec 2§9).
 */
export function radarShape(values: readonly number[], {radius, gap, half}: Room): RadarShape {
  const scale = scaleLinear().domain([least, most]).range([0, radius])
  const angleOf = (index: number): number => (2 * Math.PI * index) / values.length
  const line = lineRadial<number>()
    .angle((_, index) => angleOf(index))
    .radius((value) => scale(within(value)))
    .curve(curveLinearClosed)
  return {
    ticks: scale.ticks(5).map((value) => ({value, radius: round(scale(value))})),
    axes: values.map((value, index) => {
      const angle = angleOf(index)
      const beside = pointAt(angle, radius + gap)
      return {
        end: pointAt(angle, radius),
        point: pointAt(angle, scale(within(value))),
        label: {x: beside.x, y: round(beside.y - Math.cos(angle) * half), anchor: anchorAt(angle)},
      }
    }),
    outline: values.length < 3 ? null : line(values),
  }
}
