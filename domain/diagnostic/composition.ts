import {areaCodes} from '../exam/areas.ts'

/** Questions of a complete diagnostic (spec 3§9). */
export const completeQuestions = 60

/** Questions of a partial diagnostic: the first of a complete one (spec 3§2.4; C-60). */
export const partialQuestions = 2

/** The minutes a complete diagnostic is estimated to take (spec 3§9). */
export const estimatedMinutes = {least: 120, most: 180} as const

const levels = ['easy', 'medium', 'hard'] as const
type Level = (typeof levels)[number]

/** Of sixty questions thirty are easy, twenty-four of medium difficulty and six hard (spec 3§3; G-12). */
export const composition: Readonly<Record<Level, number>> = {easy: 30, medium: 24, hard: 6}

/** A question that could stand in a diagnostic. */
export type Candidate = {
  readonly id: string
  readonly area: string | null
  readonly difficulty: Level | null
  /** Of an institution that the visitor aims at. */
  readonly isTarget: boolean
  /** Kept for diagnostics, so that no study has shown it. */
  readonly isReserved: boolean
}

type Slot = {readonly level: Level; readonly area: string}

/** Where each question is to come from: twelve of each area, the difficulties spread over them as evenly as they go. */
function slots(): Slot[] {
  let place = 0
  return levels.flatMap((level) =>
    Array.from({length: composition[level]}, () => {
      const area = areaCodes[place % areaCodes.length] ?? 'CM'
      place += 1
      return {level, area}
    }),
  )
}

const originOf = ({isTarget, isReserved}: Candidate): number => {
  if (isTarget) return 0
  return isReserved ? 1 : 2
}

/** How far a question is from what a slot asks for: 0 for one of the area, the difficulty and a target. */
function distanceOf({level, area}: Slot, candidate: Candidate): number {
  return (candidate.difficulty === level ? 0 : 8) + (candidate.area === area ? 0 : 4) + originOf(candidate)
}

/** The items in a random order; all orders are equally likely. */
function shuffled<T>(items: readonly T[], random: () => number): T[] {
  const left = [...items]
  return items.flatMap(() => left.splice(Math.floor(random() * left.length), 1))
}

/**
 * The questions of a diagnostic in their order (G-12): thirty easy, twenty-four medium and six hard ones, about twelve of
 * each area, from the target institutions as far as they reach, then those kept for diagnostics, then all others. A bank with fewer fitting
 * questions gives the nearest, difficulty before area; one with fewer questions than that gives all.
 *
 * @param random numbers from 0 to below 1; the same numbers compose the same exam
 */
export function composeDiagnostic(candidates: readonly Candidate[], random: () => number): string[] {
  const left = new Map<string, Candidate[]>()
  for (const candidate of shuffled(candidates, random)) {
    const key = `${candidate.difficulty} ${candidate.area} ${originOf(candidate)}`
    const group = left.get(key)
    if (group) group.push(candidate)
    else left.set(key, [candidate])
  }
  const take = (slot: Slot): string[] => {
    let best: Candidate[] | null = null
    let least = Infinity
    for (const group of left.values()) {
      const [first] = group
      if (first === undefined) continue
      const distance = distanceOf(slot, first)
      if (distance < least) [best, least] = [group, distance]
    }
    const chosen = best?.pop()
    return chosen === undefined ? [] : [chosen.id]
  }
  return shuffled(slots().flatMap(take), random)
}
