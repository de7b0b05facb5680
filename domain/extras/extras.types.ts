/** The kinds of extra activities as the wire spells them, in the order in which they are offered (spec 1§3). */
export const extraTypes = [
  'TheoreticalStudy',
  'Question',
  'Flashcard',
  'Exam',
  'MockExam',
  'SmartExam',
  'TheoreticalReview',
  'SmartReview',
] as const
export type ExtraType = (typeof extraTypes)[number]

/** A theme by its path in the tree of themes, the area first (spec 1§3). */
export type ThemePath = readonly string[]

/** What questions can be chosen by; `unknown` is a question without a difficulty (spec 1§5). */
export const questionDifficulties = ['unknown', 'easy', 'medium', 'hard'] as const
export type ChosenDifficulty = (typeof questionDifficulties)[number]

/** What the student has done with a question so far; several are joined by or. */
export const questionHistories = ['unanswered', 'wrong', 'doubt', 'favorite', 'unseen'] as const
export type ChosenHistory = (typeof questionHistories)[number]

/** Filters of the question wizard; no theme means random ones (spec 1§5). */
export type QuestionFilters = {
  readonly classification: readonly ThemePath[]
  readonly difficulty: readonly ChosenDifficulty[]
  readonly history: readonly ChosenHistory[]
  readonly uf: string | null
  readonly institution: string | null
  readonly onlyWithComments: boolean
  readonly minYear: number
  readonly maxYear: number
}
