import {line} from 'd3-shape'
import type {CurveGenerator} from 'd3-shape'
import type {Point} from './layout.ts'

type Pen = Parameters<CurveGenerator['lineStart']>
type Path = Pick<CanvasPath, 'moveTo' | 'lineTo' | 'quadraticCurveTo'>

const radius = 7

const towards = (from: Point, to: Point): Point => {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  const share = length === 0 ? 0 : Math.min(radius, length / 2) / length
  return {x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share}
}

/** A d3 curve: straight legs whose corners are rounded. */
function roundedCorners(path: Path): CurveGenerator {
  let points: Point[] = []
  return {
    areaStart: () => undefined,
    areaEnd: () => undefined,
    lineStart: (..._pen: Pen) => {
      points = []
    },
    point: (x, y) => {
      points.push({x, y})
    },
    lineEnd: () => {
      points.forEach((corner, index) => {
        const before = points[index - 1]
        const after = points[index + 1]
        if (!before) return path.moveTo(corner.x, corner.y)
        if (!after) return path.lineTo(corner.x, corner.y)
        const start = towards(corner, before)
        const end = towards(corner, after)
        path.lineTo(start.x, start.y)
        path.quadraticCurveTo(corner.x, corner.y, end.x, end.y)
      })
    },
  }
}

const draw = line<Point>(
  ({x}) => x,
  ({y}) => y,
).curve(roundedCorners)

/** The `d` of an SVG path through the points. */
export const roundedLine = (points: Point[]): string => draw(points) ?? ''
