/** The middle of the sorted values; of an even number the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const [low = Number.NaN, high = Number.NaN] = [sorted[middle - 1], sorted[middle]]
  return sorted.length % 2 === 1 ? high : (low + high) / 2
}

/** The smallest value that at least `share` (0 to 1) of the values do not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN
}

/**
 * One figure beside its limit. `most` or `least` is the goal for the ratio figure / limit; `peers` says what pages of others
 * needed for the same, in the figure's unit.
 */
export type Figure = {
  name: string
  unit: string
  figure: number
  limit: number
  most?: number
  least?: number
  peers?: string
}

/** Rounds whose limit differs from the median of all limits by more than `most` of it: the machine had other things to do. */
export function noisyRounds(limits: readonly number[], most = 0.1): readonly number[] {
  const middle = median(limits)
  return limits.flatMap((limit, round) => (Math.abs(limit - middle) > most * middle ? [round] : []))
}

/** The figure over its limit, and whether that reaches the goal. */
export function judge({figure, limit, most, least}: Figure): {ratio: number; holds: boolean} {
  const ratio = figure / limit
  return {ratio, holds: ratio <= (most ?? Number.POSITIVE_INFINITY) && ratio >= (least ?? 0)}
}
