import type {ChestFilmFigure, Lobe, Side} from './chestFilm.schema.ts'
import {domeOf, halfChest, type Hemithorax, type Level, middle, signOf, xOf, zoneOf} from './chestLungs.ts'
import type {Point} from './simplified.ts'

export type ChestFilm = Omit<ChestFilmFigure, 'alt' | 'kind'>

/** What is drawn of one half of the chest, as closed lines; what is not there is empty. */
export interface Half {
  readonly hemithorax: Hemithorax
  /** The whole room of the lung. */
  readonly room: readonly Point[]
  /** What is left of the lung, and by how much of its size; its room beside it holds air. */
  readonly lung: readonly Point[]
  readonly inflation: number
  readonly opacity: readonly Point[]
  readonly freeAir: readonly Point[]
  readonly dome: readonly Point[]
  /** The borders that are seen because air touches them: that tells which lobe is filled. */
  readonly edges: {
    readonly dome: readonly Point[]
    readonly heart: readonly Point[]
    readonly vessels: readonly Point[]
  }
}

export interface Chest {
  readonly shift: number
  readonly halves: Record<Side, Half>
  /** The borders of mediastinum and heart from above, at the patient's right and left. */
  readonly borders: Record<Side, readonly Point[]>
  readonly trachea: readonly Point[]
}

/** Units by which the mediastinum goes away from a tension or towards a collapse. */
const pushed = 46
const pulled = 44
/** The share of its size that a lung keeps beside air in the pleura. */
const collapsed = {pneumothorax: 0.62, tensionPneumothorax: 0.34} as const

/** Distances from the middle to the borders, each at its height: vena cava and right atrium; aorta, pulmonary artery, ventricle. */
const usualBorders: Record<Side, readonly Point[]> = {
  right: [
    [25, 60],
    [26, 110],
    [33, 160],
    [35, 210],
    [42, 245],
    [57, 290],
    [62, 335],
    [57, 385],
    [46, 420],
    [40, 470],
  ],
  left: [
    [25, 60],
    [28, 115],
    [44, 146],
    [45, 168],
    [37, 194],
    [48, 222],
    [70, 265],
    [97, 325],
    [108, 372],
    [100, 415],
    [78, 440],
    [64, 470],
  ],
}
/** Below this height the border is the heart's. */
const heartFrom = 240
const enlarged: Record<Side, number> = {right: 1.28, left: 1.42}

export function chestOf(film: ChestFilm): Chest {
  const shift = shiftOf(film)
  const borders = {right: borderOf(film, 'right', shift), left: borderOf(film, 'left', shift)}
  return {
    shift,
    halves: {right: halfOf(film, 'right', shift, borders.right), left: halfOf(film, 'left', shift, borders.left)},
    borders,
    trachea: [40, 80, 120, 160, 200].map((y): Point => [middle + shiftAt(shift, y), y]),
  }
}

/** To the viewer's right for more than 0. */
function shiftOf({finding, side}: ChestFilm): number {
  if (side === null) return 0
  if (finding === 'tensionPneumothorax') return -signOf(side) * pushed
  return finding === 'atelectasis' ? signOf(side) * pulled : 0
}

/** The neck stays where it is. */
const shiftAt = (shift: number, y: number): number => shift * Math.min(1, Math.max(0, (y - 40) / 140))

function borderOf({finding}: ChestFilm, side: Side, shift: number): readonly Point[] {
  return usualBorders[side].map(([across, y]): Point => {
    const heart = finding === 'cardiomegaly' && y > heartFrom ? enlarged[side] : 1
    const vessels = finding === 'wideMediastinum' && y > 80 && y < 230 ? 74 - Math.abs(y - 165) * 0.25 : 0
    return [xOf(side, Math.max(across * heart, vessels)) + shiftAt(shift, y), y]
  })
}

function halfOf(film: ChestFilm, side: Side, shift: number, border: readonly Point[]): Half {
  const {finding} = film
  const isIll = film.side === side
  const hemithorax = {
    side,
    shift,
    raised: isIll && finding === 'atelectasis' ? 30 : 0,
    curve: isIll && finding === 'tensionPneumothorax' ? 0.2 : 1,
  }
  const room = zoneOf(hemithorax)
  const inflation = isIll && (finding === 'pneumothorax' || finding === 'tensionPneumothorax') ? collapsed[finding] : 1
  const dome = domeOf(hemithorax)
  const line = lineOf(side, dome)
  return {
    hemithorax,
    room,
    inflation,
    lung: shrunk(room, inflation, hilumOf(side, shift)),
    opacity: isIll ? opacityOf(film, hemithorax) : [],
    freeAir: finding === 'pneumoperitoneum' && side === 'right' ? crescentOf(dome) : [],
    dome: line,
    edges: edgesOf(isIll ? film : null, side, border, line),
  }
}

/** The edges of a half that is healthy (null) or has a finding: water beside water has none. */
function edgesOf(film: ChestFilm | null, side: Side, border: readonly Point[], dome: readonly Point[]): Half['edges'] {
  const hides = (lobe: Lobe) => film !== null && (film.finding === 'atelectasis' || film.lobe === lobe)
  const outside = signOf(side)
  const heartAt = (height: number) => border.find(([, y]) => y >= height) ?? border.at(-1)
  const domeAt = (across: number) => dome.find(([x]) => outside * (x - across) >= 0) ?? dome.at(-1)
  const isBare = ([x, y]: Point) => outside * (x - (heartAt(y)?.[0] ?? x)) >= 0
  const isAbove = ([x, y]: Point) => y <= (domeAt(x)?.[1] ?? y)
  return {
    dome: film?.finding === 'effusion' || hides('lower') ? [] : dome.filter(isBare),
    heart: hides('middle') ? [] : border.filter((point) => point[1] >= heartFrom && isAbove(point)),
    vessels: hides('upper') ? [] : border.filter(([, y]) => y < heartFrom + 30),
  }
}

/** Where the vessels of a lung come from. */
export const hilumOf = (side: Side, shift: number): Point => [xOf(side, 44) + shift, side === 'right' ? 262 : 250]

export const shrunk = (points: readonly Point[], share: number, [x, y]: Point): readonly Point[] =>
  points.map(([px, py]): Point => [x + share * (px - x), y + share * (py - y)])

/** The surface of fluid climbs to the ribs. */
const meniscus: Level = (across) => 394 - 96 * Math.max(0, across / halfChest) ** 3
const minorFissure = 272

const lobes: Record<Lobe, Record<Side, readonly [from: Level, to: Level]>> = {
  upper: {
    right: [() => 0, () => minorFissure],
    left: [() => 0, (across) => 306 - 0.2 * across],
  },
  middle: {
    right: [() => minorFissure, (across) => 436 - 0.72 * across],
    left: [() => 1_000, () => 0],
  },
  lower: {
    right: [(across) => 340 - 0.16 * across, () => 1_000],
    left: [(across) => 340 - 0.16 * across, () => 1_000],
  },
}

function opacityOf({finding, lobe}: ChestFilm, half: Hemithorax): readonly Point[] {
  if (finding === 'atelectasis') return zoneOf(half)
  if (finding === 'effusion') return zoneOf(half, meniscus)
  return lobe === null ? [] : zoneOf(half, ...lobes[lobe][half.side])
}

/** Distances from the middle at which a line along the diaphragm is followed. */
const steps = (from: number, to: number): readonly number[] =>
  Array.from({length: 41}, (_, at) => from + ((to - from) * at) / 40)

const lineOf = (side: Side, level: Level): readonly Point[] =>
  steps(0, halfChest).map((across): Point => [xOf(side, across), level(across)])

/** Air between the right dome and the liver, highest under the dome's top. */
function crescentOf(dome: Level): readonly Point[] {
  const thickness: Level = (across) => 30 * Math.max(0, 1 - ((across - 98) / 74) ** 2)
  const across = steps(24, 172)
  return [
    ...across.map((one): Point => [xOf('right', one), dome(one)]),
    ...across.toReversed().map((one): Point => [xOf('right', one), dome(one) + thickness(one)]),
  ]
}
