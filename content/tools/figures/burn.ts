import type {BurnFigure} from './body.schema.ts'
import {alarm, element, ink, path, sheet, sheetWidth, words} from './svg.ts'

type Region = BurnFigure['regions'][number]

/** Shapes of half a body around its middle at 0, the viewer's right side; the other half is its mirror. */
const half = {
  arm: 'M46,100 C64,104 70,124 72,150 L82,232 C84,246 80,262 74,270 C68,274 62,268 62,258 L58,236 L46,160 Z',
  leg:
    'M2,262 L50,262 C52,312 46,360 44,398 L42,456 C52,462 56,470 50,474 ' +
    'L18,474 C16,462 18,452 17,440 L12,372 L2,290 Z',
}
const trunk =
  'M-16,92 L16,92 C30,96 42,98 46,104 L46,170 C44,200 48,236 50,262 ' +
  'L-50,262 C-48,236 -44,200 -46,170 L-46,104 C-42,98 -30,96 -16,92 Z'
const perineum = 'M-13,252 L13,252 L5,276 L-5,276 Z'

/** The front and the back of a body with the burnt parts filled; a child's head is larger and its legs are shorter. */
export function drawBurn({regions, whose}: Omit<BurnFigure, 'alt' | 'kind'>): string {
  const burnt = new Set(regions)
  return sheet(560, [
    ...view(burnt, 'front', sheetWidth * 0.27, whose),
    ...view(burnt, 'back', sheetWidth * 0.73, whose),
    element('rect', {x: 20, y: 524, width: 22, height: 18, fill: '#e4572e', stroke: alarm, 'stroke-width': 1.5}),
    words(50, 539, 'área queimada'),
    words(sheetWidth - 20, 539, whose === 'child' ? 'criança' : 'adulto', {'text-anchor': 'end', 'font-weight': 600}),
  ])
}

function view(
  burnt: ReadonlySet<Region>,
  side: 'front' | 'back',
  middle: number,
  whose: BurnFigure['whose'],
): readonly string[] {
  const isChild = whose === 'child'
  const part = (region: Region, d: string, mirror: 1 | -1 = 1) =>
    path(d, {
      fill: burnt.has(region) ? '#e4572e' : '#f7e9df',
      stroke: burnt.has(region) ? alarm : ink,
      'stroke-width': 1.6,
      transform: mirror < 0 ? 'scale(-1 1)' : undefined,
      'stroke-linejoin': 'round',
    })
  // Seen from the front, the patient's right is on the left of the picture.
  const right = side === 'front' ? -1 : 1
  const left = side === 'front' ? 1 : -1
  const [across, down] = isChild ? [37, 42] : [27, 34]
  const headTop = 94 - 2 * down
  const cheek = headTop + down * 1.4
  const head =
    `M0,${headTop} C${across},${headTop} ${across + 2},${cheek} 10,90 L10,96 L-10,96 ` +
    `L-10,90 C${-across - 2},${cheek} ${-across},${headTop} 0,${headTop} Z`
  return [
    words(middle, 26, side === 'front' ? 'Frente' : 'Costas', {'text-anchor': 'middle', 'font-weight': 700}),
    words(middle - 92, 96, side === 'front' ? 'D' : 'E', {'text-anchor': 'middle', 'font-weight': 700}),
    words(middle + 92, 96, side === 'front' ? 'E' : 'D', {'text-anchor': 'middle', 'font-weight': 700}),
    element(
      'g',
      {transform: `translate(${middle} ${isChild ? 44 : 34})${isChild ? ' scale(0.96 0.94)' : ''}`},
      part(`right leg ${side}`, half.leg, right),
      part(`left leg ${side}`, half.leg, left),
      part(`right arm ${side}`, half.arm, right),
      part(`left arm ${side}`, half.arm, left),
      part(`trunk ${side}`, trunk),
      part(`head ${side}`, head),
      ...(side === 'front' ? [part('perineum front', perineum)] : []),
      ...(side === 'front' ? [features(headTop + down)] : []),
    ),
  ]
}

/** Eyes, mouth and navel say which side is the front. */
function features(y: number): string {
  const dot = (cx: number, cy: number) => element('circle', {cx, cy, r: 1.8, fill: ink})
  return dot(-8, y) + dot(8, y) + path(`M-6,${y + 15} Q0,${y + 19} 6,${y + 15}`, {'stroke-width': 1.4}) + dot(0, 214)
}
