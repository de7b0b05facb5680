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

type Counting = {-readonly [Name in keyof Count]: number}

const none = (): Counting => ({total: 0, right: 0, wrong: 0})

function add(count: Counting, outcome: Outcome): void {
  count.total += 1
  if (outcome === 1) count.right += 1
  if (outcome === 0) count.wrong += 1
}

/** The counter "n/total with correct/wrong/percent" and the result card by difficulty (spec 2§2). */
export function resultsOf(questions: readonly Graded[]): Results {
  const byDifficulty = {easy: none(), medium: none(), hard: none(), unknown: none()}
  const all = none()
  // With each answer all are counted anew: a thousand of them must not make a thousand objects.
  for (const {difficulty, outcome} of questions) {
    add(all, outcome)
    add(byDifficulty[difficulty], outcome)
  }
  const answered = all.right + all.wrong
  return {...all, answered, percent: answered === 0 ? null : Math.round((all.right * 100) / answered), byDifficulty}
}
