import {curveCatmullRom, curveCatmullRomClosed, curveLinear, curveLinearClosed, line as lineOf} from 'd3-shape'
import type {Point} from './simplified.ts'
import {type Attributes, path, tenth} from './svg.ts'

const placed = (points: readonly Point[]): [number, number][] => points.map(([x, y]) => [tenth(x), tenth(y)])

/** A filled shape, from point to point or smooth through them. */
export const closed = (points: readonly Point[], attributes: Attributes, isSmooth = false): string =>
  path(lineOf().curve(isSmooth ? curveCatmullRomClosed : curveLinearClosed)(placed(points)) ?? '', {
    stroke: 'none',
    'stroke-linejoin': 'round',
    ...attributes,
  })

/** A line, smooth through its points or straight between them. */
export const open = (points: readonly Point[], attributes: Attributes, isSmooth = true): string =>
  path(lineOf().curve(isSmooth ? curveCatmullRom : curveLinear)(placed(points)) ?? '', {
    'stroke-linecap': 'round',
    ...attributes,
  })
