import type {Outcome} from './outcome.ts'

/** How hard a question is. */
export type Difficulty = 'easy' | 'medium' | 'hard'

export type DifficultyLevel = Difficulty | 'unknown'

export type Graded = {readonly difficulty: DifficultyLevel; readonly outcome: Outcome}

export type Count = {readonly total: number; readonly right: number; readonly wrong: number}

export type Results = Count & {
  readonly answered: number
  /** Right answers of those answered, 0 to 100, rounded; null before the first answer. */
  readonly percent: number | null
  readonly byDifficulty: Readonly<Record<DifficultyLevel, Count>>
}

const nothing: Count = {total: 0, right: 0, wrong: 0}

const add = (count: Count, outcome: Outcome): Count => ({
  total: count.total + 1,
  right: count.right + (outcome === 1 ? 1 : 0),
  wrong: count.wrong + (outcome === 0 ? 1 : 0),
})

/** The counter "n/total with correct/wrong/percent" and the result card by difficulty (spec 2§2). */
export function resultsOf(questions: readonly Graded[]): Results {
  const byDifficulty = {easy: nothing, medium: nothing, hard: nothing, unknown: nothing}
  let all = nothing
  for (const {difficulty, outcome} of questions) {
    all = add(all, outcome)
    byDifficulty[difficulty] = add(byDifficulty[difficulty], outcome)
  }
  const answered = all.right + all.wrong
  return {...all, answered, percent: answered === 0 ? null : Math.round((all.right * 100) / answered), byDifficulty}
}
