import type {DifficultyLevel} from './results.ts'

/** Weights of the difficulties; the medium one is "about 7" in the text (spec 2§4, C-42). */
const weights: Readonly<Record<DifficultyLevel, number>> = {easy: 1, medium: 7, hard: 10, unknown: 3.84}

export const heats = ['easy', 'medium', 'hard', 'extreme'] as const
export type Heat = (typeof heats)[number]

/** A thermometer's value is a weighted average: at least the weight of easy, at most that of hard. */
export const coldest = weights.easy
export const hottest = weights.hard

const heatOf = (value: number): Heat => {
  if (value < 3) return 'easy'
  if (value < 4) return 'medium'
  return value < 5 ? 'hard' : 'extreme'
}

export type Thermometer = {readonly value: number; readonly heat: Heat}

/** How difficult a set of questions is (flow F-067; spec 2§4); null for none. */
export function thermometerOf(levels: readonly DifficultyLevel[]): Thermometer | null {
  if (levels.length === 0) return null
  const value = levels.reduce((sum, level) => sum + weights[level], 0) / levels.length
  return {value, heat: heatOf(value)}
}
