import {arc} from 'd3-shape'

export type RingPart = {readonly id: string; readonly done: number; readonly total: number}

export type RingShape = {
  readonly id: string
  /** The whole part, around 0, 0. */
  readonly track: string
  /** What of it is done; empty when nothing is. */
  readonly fill: string
}

type Ring = {readonly radius: number; readonly hole: number}

/** Between two parts, in radians. */
const gap = 0.05

/** Clockwise from above, each part as long as its share of the total, filled as far as it is done. Parts without a total have none. */
export function ringShapes(parts: readonly RingPart[], {radius, hole}: Ring): readonly RingShape[] {
  const drawn = parts.filter(({total}) => total > 0)
  const whole = drawn.reduce((sum, {total}) => sum + total, 0)
  const shape = arc<{readonly from: number; readonly to: number}>()
    .innerRadius(hole)
    .outerRadius(radius)
    .startAngle(({from}) => from)
    .endAngle(({to}) => to)
    .cornerRadius(3)
  const apart = drawn.length > 1 ? gap : 0
  let start = 0
  return drawn.map(({id, done, total}) => {
    const from = start + apart / 2
    start += (2 * Math.PI * total) / whole
    const to = start - apart / 2
    const until = from + (to - from) * Math.min(1, Math.max(0, done / total))
    return {id, track: shape({from, to}) ?? '', fill: until > from ? (shape({from, to: until}) ?? '') : ''}
  })
}
