import type {Side} from './chestFilm.schema.ts'
import type {Point} from './simplified.ts'

/** The middle of the film; the patient's right is at the viewer's left. */
export const middle = 280
/** How far a rib cage reaches from the middle where it is widest, and the heights of its apex and its widest place. */
export const halfChest = 188
const apex = 80
const widest = 410
/** Where a dome is highest: how far from the middle, and how high on either side. */
const domeAt = 95
const domeTops: Record<Side, number> = {right: 398, left: 414}

/** One side of a chest: its dome is raised by so many units and shows so much of its curve; the middle lies at `shift`. */
export interface Hemithorax {
  readonly side: Side
  readonly raised: number
  readonly curve: number
  readonly shift: number
}

/** A height as a function of the distance from the middle. */
export type Level = (across: number) => number

export const signOf = (side: Side): 1 | -1 => (side === 'right' ? -1 : 1)
export const xOf = (side: Side, across: number): number => middle + signOf(side) * across

/** The inner side of the ribs: how far it is from the middle at a height, and at which height it is so far. */
export const wallAt = (y: number): number =>
  y >= widest ? halfChest : halfChest * (1 - ((widest - y) / (widest - apex)) ** 2.6) ** (1 / 2.2)
const wallTop: Level = (across) =>
  widest - (widest - apex) * (1 - Math.min(1, Math.abs(across) / halfChest) ** 2.2) ** (1 / 2.6)

/** The diaphragm, which falls steeply into the angle at the ribs. */
export const domeOf =
  ({side, raised, curve}: Hemithorax): Level =>
  (across) => {
    const lateral = Math.max(0, across - domeAt) / (halfChest - domeAt)
    const medial = Math.max(0, domeAt - across) / domeAt
    const fall = 54 * lateral ** 2.2 + 24 * medial ** 2
    const flattened = (domeTops[side] - raised) * curve + (domeTops[side] + 40) * (1 - curve)
    return flattened + fall * curve + 14 * lateral * (1 - curve)
  }

/** The part of a lung between two levels, as a closed line; without levels it is the whole lung. */
export function zoneOf(half: Hemithorax, from: Level = () => 0, to: Level = () => 1_000): readonly Point[] {
  const dome = domeOf(half)
  const medial = 14 + signOf(half.side) * half.shift
  const count = 60
  const columns = Array.from({length: count + 1}, (_, at) => {
    const across = medial + (halfChest - medial) * Math.sin((at / count) * (Math.PI / 2))
    const top = Math.max(wallTop(across), from(across))
    return {x: xOf(half.side, across), top, bottom: Math.min(dome(across), to(across))}
  }).filter(({top, bottom}) => top <= bottom)
  return [
    ...columns.map(({x, top}): Point => [x, top]),
    ...columns.toReversed().map(({x, bottom}): Point => [x, bottom]),
  ]
}
