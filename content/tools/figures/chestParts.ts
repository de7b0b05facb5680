import {halfChest, signOf, wallAt, xOf} from './chestLungs.ts'
import {type Chest, type Half, hilumOf, shrunk} from './chestShape.ts'
import {tones} from './chestTones.ts'
import {open} from './outline.ts'
import type {Point} from './simplified.ts'
import {element, line, tenth} from './svg.ts'

/** Where the branches of a hilum end, outwards and downwards from it; the first go to the upper lobe. */
const branches: readonly Point[] = [
  [26, -118],
  [62, -96],
  [88, -54],
  [112, -6],
  [110, 48],
  [84, 92],
  [50, 118],
]
const upperBranches = 3

/** Vessels thin out to the ribs; in congestion those of the upper lobes are the thick ones. */
export function vessels({hemithorax: {side, shift}, inflation}: Half, isCongested: boolean): readonly string[] {
  const hilum = hilumOf(side, shift)
  const sign = signOf(side)
  const room = 1 - (sign * shift) / (halfChest - 44)
  return branches.map(([across, down], at) => {
    const to = (share: number, bend: number): Point => [
      hilum[0] + sign * across * room * share,
      hilum[1] + down * (share + bend),
    ]
    const isThick = isCongested && at < upperBranches
    return open(shrunk([hilum, to(0.3, 0.1), to(0.65, 0.08), to(1, 0)], inflation, hilum), {
      stroke: tones.vessel,
      'stroke-width': isThick ? 5 : 2.6,
    })
  })
}

/** Haze around the hila, and the short lines of full septa at the ribs. */
export function congestion({hemithorax: {side, shift}}: Half): readonly string[] {
  const [x, y] = hilumOf(side, shift)
  const haze = element('ellipse', {cx: x + signOf(side) * 14, cy: y + 8, rx: 78, ry: 96, fill: 'url(#congestao)'})
  const septa = [0, 1, 2, 3, 4].map((at) => {
    const height = 348 + at * 15
    const wall = wallAt(height)
    return line(xOf(side, wall - 3), height, xOf(side, wall - 24), height + 2, {stroke: tones.edge, 'stroke-width': 2})
  })
  return [haze, ...septa]
}

/** Airways that stay open run dark through a filled lobe. */
export function bronchogram({opacity}: Half): readonly string[] {
  const last = opacity.length - 1
  // The upper side of a zone goes outwards, its lower side comes back.
  const at = (across: number, down: number): readonly Point[] => {
    const column = Math.round((last / 2) * across)
    const [upper, lower] = [opacity[column], opacity[last - column]]
    return upper === undefined || lower === undefined ? [] : [[upper[0], upper[1] + (lower[1] - upper[1]) * down]]
  }
  const stroke = {stroke: tones.lung, 'stroke-width': 4, 'stroke-opacity': 0.75}
  return opacity.length === 0
    ? []
    : [
        open([...at(0.3, 0.5), ...at(0.42, 0.5), ...at(0.6, 0.38)], stroke),
        open([...at(0.42, 0.5), ...at(0.52, 0.6), ...at(0.6, 0.7)], stroke),
      ]
}

/** The windpipe and the two main bronchi. */
export function airway({trachea, shift}: Chest): readonly string[] {
  const end = trachea.at(-1)
  if (end === undefined) return []
  const stroke = {stroke: tones.lung, 'stroke-opacity': 0.8}
  return [
    open(trachea, {...stroke, 'stroke-width': 12}),
    ...(['right', 'left'] as const).map((side) =>
      open([end, [xOf(side, 34) + shift, end[1] + (side === 'right' ? 32 : 26)]], {...stroke, 'stroke-width': 8}),
    ),
  ]
}

/** Air in the stomach, under the left dome. */
export function stomach({hemithorax: {side}, dome}: Half): readonly string[] {
  const top = Math.min(...dome.map(([, y]) => y))
  return side === 'right'
    ? []
    : [
        element('ellipse', {
          cx: xOf(side, halfChest * 0.58),
          cy: tenth(top + 42),
          rx: 40,
          ry: 17,
          fill: tones.lung,
        }),
      ]
}
