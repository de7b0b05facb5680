import type {Side} from './chestFilm.schema.ts'
import {middle, wallAt, xOf} from './chestLungs.ts'
import {film, tones} from './chestTones.ts'
import {open} from './outline.ts'
import type {Point} from './simplified.ts'
import {element} from './svg.ts'

const stop = (offset: number, colour: string, opacity = 1): string =>
  element('stop', {offset, 'stop-color': colour, 'stop-opacity': opacity})

/** The mediastinum is lost in the neck, the haze of congestion in the lung. They are the same in every film. */
export const shades = element(
  'defs',
  {},
  element(
    'linearGradient',
    {id: 'mediastino', gradientUnits: 'userSpaceOnUse', x1: 0, y1: 60, x2: 0, y2: 150},
    stop(0, tones.body),
    stop(1, tones.tissue),
  ),
  element('radialGradient', {id: 'congestao'}, stop(0, tones.tissue, 0.85), stop(1, tones.tissue, 0)),
)

/** Neck, shoulders and flanks. */
export const torso: readonly Point[] = [
  [middle - 46, film.top],
  [middle - 54, 62],
  [middle - 150, 78],
  [middle - 222, 116],
  [middle - 232, 190],
  [middle - 222, 330],
  [middle - 216, film.bottom],
  [middle + 216, film.bottom],
  [middle + 222, 330],
  [middle + 232, 190],
  [middle + 222, 116],
  [middle + 150, 78],
  [middle + 54, 62],
  [middle + 46, film.top],
]

const rib = (side: Side, y: number): string => {
  const down = y + 44
  const wall = wallAt(down)
  const points: readonly Point[] = [
    [xOf(side, 16), y],
    [xOf(side, wall * 0.45), y - 5],
    [xOf(side, wall * 0.82), y + 12],
    [xOf(side, wall + 3), down],
  ]
  return open(points, {stroke: tones.bone, 'stroke-width': 9, 'stroke-opacity': 0.17})
}

const clavicle = (side: Side): string =>
  open(
    [
      [xOf(side, 24), 118],
      [xOf(side, 84), 104],
      [xOf(side, 150), 92],
      [xOf(side, 206), 96],
    ],
    {stroke: tones.bone, 'stroke-width': 10, 'stroke-opacity': 0.34},
  )

/** The spine shows faintly through the heart. */
export const spine: readonly string[] = Array.from({length: 14}, (_, at) =>
  element('rect', {
    x: middle - 13,
    y: 46 + at * 33,
    width: 26,
    height: 27,
    rx: 4,
    fill: tones.bone,
    'fill-opacity': 0.14,
  }),
)

export const bones: readonly string[] = (['right', 'left'] as const).flatMap((side) => [
  ...Array.from({length: 9}, (_, at) => rib(side, 92 + at * 37)),
  clavicle(side),
])
