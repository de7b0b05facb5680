/** As many questions as a smart exam has, where the bank has as many. */
export const smartExamSize = 30

/** A question that may be asked; `lastSeenAt` in milliseconds, null for one that was never answered. */
export type SmartCandidate = {
  readonly id: string
  readonly area: string | null
  readonly lastOutcome: 1 | 0 | null
  readonly lastSeenAt: number | null
}

/** How many questions of each area an institution asks; areas that it never asks are not there. */
export type AreaShares = ReadonlyMap<string, number>

/** Never answered comes first, then answered wrong, then what was not seen for the longest time. */
function byNeed(one: SmartCandidate, other: SmartCandidate): number {
  const rank = ({lastSeenAt, lastOutcome}: SmartCandidate) => (lastSeenAt === null ? 0 : lastOutcome === 0 ? 1 : 2)
  return rank(one) - rank(other) || (one.lastSeenAt ?? 0) - (other.lastSeenAt ?? 0)
}

/** Places of each area, by the largest remainder; areas with equal claims in the order of their names. */
function placesOf(shares: AreaShares, size: number): Map<string, number> {
  const whole = [...shares.values()].reduce((sum, share) => sum + share, 0)
  const claims = [...shares].map(([area, share]) => ({area, exact: (share / whole) * size}))
  const left = size - claims.reduce((sum, {exact}) => sum + Math.floor(exact), 0)
  const lucky = claims
    .toSorted((a, b) => (b.exact % 1) - (a.exact % 1) || (a.area < b.area ? -1 : 1))
    .slice(0, left)
    .map(({area}) => area)
  return new Map(claims.map(({area, exact}) => [area, Math.floor(exact) + (lucky.includes(area) ? 1 : 0)]))
}

/** Each area of the candidates with the same share. */
const equalShares = (candidates: readonly SmartCandidate[]): AreaShares =>
  new Map(candidates.flatMap(({area}) => (area === null ? [] : [[area, 1] as const])))

/**
 * The questions of a smart exam in their order, area by area (G-01): in the proportions of the institution's own exams,
 * equal ones when it has none; in each area what the student needs most. What an area lacks is filled with what is
 * needed most of the others. Candidates with the same need stay in the order they came in, so the same candidates give
 * the same exam.
 */
export function pickSmartExam(
  candidates: readonly SmartCandidate[],
  shares: AreaShares,
  size: number = smartExamSize,
): string[] {
  const sorted = candidates.toSorted(byNeed)
  const used = shares.size > 0 ? shares : equalShares(candidates)
  if (used.size === 0) return sorted.slice(0, size).map(({id}) => id)
  const inPlace = [...placesOf(used, size)].flatMap(([area, places]) =>
    sorted.filter((candidate) => candidate.area === area).slice(0, places),
  )
  const chosen = new Set(inPlace)
  const filling = sorted.filter((candidate) => !chosen.has(candidate)).slice(0, size - chosen.size)
  for (const candidate of filling) chosen.add(candidate)
  const areas = [...new Set([...used.keys(), ...candidates.map(({area}) => area)])]
  return areas
    .flatMap((area) => sorted.filter((candidate) => candidate.area === area && chosen.has(candidate)))
    .map(({id}) => id)
}
