export type Point = readonly [x: number, y: number]

/** Douglas and Peucker's line: a point stays when a line without it would miss it by more than the tolerance. */
export function simplified(points: readonly Point[], tolerance: number): readonly Point[] {
  const first = points[0]
  const last = points.at(-1)
  if (first === undefined || last === undefined || points.length < 3) return points
  const misses = points.map(([x, y]) => {
    const part = (x - first[0]) / (last[0] - first[0])
    return Math.abs(y - first[1] - part * (last[1] - first[1]))
  })
  const worst = misses.indexOf(Math.max(...misses))
  return (misses[worst] ?? 0) <= tolerance
    ? [first, last]
    : [...simplified(points.slice(0, worst + 1), tolerance), ...simplified(points.slice(worst), tolerance).slice(1)]
}
