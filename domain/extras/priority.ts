import {priorityQuestionLimits, itemLimits, themeLimits} from './limits.ts'
import {quantityIn} from './wizard.ts'

export const priorityDifficulties = ['easy', 'medium', 'hard'] as const
export type PriorityDifficulty = (typeof priorityDifficulties)[number]

/** What is chosen for a priority review, as it is typed. */
export type PriorityChoice = {
  readonly questionLimit: string
  readonly themeLimit: string
  /** Empty for all. */
  readonly difficulty: PriorityDifficulty | ''
}

export type PriorityWish = {
  readonly questionLimit: number
  readonly themeLimit: number
  readonly difficulty: PriorityDifficulty | null
}

export const emptyPriority: PriorityChoice = {
  questionLimit: String(itemLimits.usual),
  themeLimit: String(themeLimits.usual),
  difficulty: '',
}

/** How many questions the chosen number of themes allows (spec 1§5). */
export const questionRange = ({themeLimit}: PriorityChoice) =>
  priorityQuestionLimits(quantityIn(themeLimit, themeLimits) ?? themeLimits.least)

/** What is asked of the server; null while a limit is not allowed, or the themes exceed the questions. */
export function priorityWishOf(choice: PriorityChoice): PriorityWish | null {
  const themeLimit = quantityIn(choice.themeLimit, themeLimits)
  const questionLimit = quantityIn(choice.questionLimit, questionRange(choice))
  if (themeLimit === null || questionLimit === null) return null
  return {questionLimit, themeLimit, difficulty: choice.difficulty === '' ? null : choice.difficulty}
}
