/**
 * Whole percentages of counts that are parts of one whole, which sum to exactly 100 by largest remainder; all zero when
 * nothing was counted (G-36). Wherever whole percents of one whole stand together, they come from here.
 */
export function percentagesOf(counts: readonly number[]): number[] {
  const total = counts.reduce((sum, count) => sum + count, 0)
  if (total === 0) return counts.map(() => 0)
  const shares = counts.map((count) => (count * 100) / total)
  const whole = shares.map(Math.floor)
  const missing = 100 - whole.reduce((sum, share) => sum + share, 0)
  const byRemainder = shares
    .map((share, index) => ({index, remainder: share - Math.floor(share)}))
    .toSorted((a, b) => b.remainder - a.remainder || a.index - b.index)
  const raised = new Set(byRemainder.slice(0, missing).map(({index}) => index))
  return whole.map((share, index) => (raised.has(index) ? share + 1 : share))
}
