import {arc, pie, type PieArcDatum} from 'd3-shape'
import {percentagesOf} from '../../../domain/shared/percentages.ts'

export type PieValue = {readonly id: string; readonly value: number}

type Label = {readonly x: number; readonly y: number; readonly anchor: 'start' | 'middle' | 'end'}

export type PieShape = {
  readonly id: string
  /** Around 0, 0. */
  readonly path: string
  /** Of the whole, 0 to 1. */
  readonly share: number
  /** Where its short name stands outside; null for a slice too thin to have one without touching its neighbour's. */
  readonly label: Label | null
}

/** Slices thinner than this have no label outside: two of them side by side would write over each other. */
const thinnest = 0.045

const round = (value: number): number => Math.round(value * 100) / 100 || 0

/** What counts in a pie: a value that is not a positive number is nothing. */
const amountOf = ({value}: PieValue): number => (Number.isFinite(value) && value > 0 ? value : 0)

/** Of the whole, 0 to 1, in the order of the values; all 0 when there is nothing. */
export function sharesOf(values: readonly PieValue[]): readonly number[] {
  const total = values.reduce((sum, value) => sum + amountOf(value), 0)
  return values.map((value) => (total === 0 ? 0 : amountOf(value) / total))
}

/** The same in whole percents, which sum to 100 (G-36). */
export const percentsOf = (values: readonly PieValue[]): readonly number[] => percentagesOf(values.map(amountOf))

/** Text that stands beside a point at this angle (clockwise from above) reads away from the middle. */
export function anchorAt(angle: number): Label['anchor'] {
  const side = Math.sin(angle)
  if (Math.abs(side) < 0.2) return 'middle'
  return side > 0 ? 'start' : 'end'
}

type Ring = {readonly radius: number; readonly hole: number; /** From the rim to the label. */ readonly gap: number}

function labelOf({startAngle, endAngle}: PieArcDatum<PieValue>, {radius, gap}: Ring): Label {
  const angle = (startAngle + endAngle) / 2
  return {
    x: round(Math.sin(angle) * (radius + gap)),
    y: round(-Math.cos(angle) * (radius + gap)),
    anchor: anchorAt(angle),
  }
}

/** The slices of a pie, clockwise from above in the order of the values. Values that are not positive have no slice. */
export function pieShapes(values: readonly PieValue[], ring: Ring): readonly PieShape[] {
  const drawn = values.filter((value) => amountOf(value) > 0)
  const shares = sharesOf(drawn)
  const slice = arc<PieArcDatum<PieValue>>().innerRadius(ring.hole).outerRadius(ring.radius)
  return pie<PieValue>()
    .sort(null)
    .value(amountOf)(drawn)
    .map((datum, index) => {
      const share = shares[index] ?? 0
      return {id: datum.data.id, path: slice(datum) ?? '', share, label: share < thinnest ? null : labelOf(datum, ring)}
    })
}
