/** Longest and shortest essay, in characters as a text field counts them (spec 2§5, 2§9). */
export const longestEssay = 750
export const shortestEssay = 3

/** An essay counts as written from three characters on; blanks around it do not count (spec 2§5). */
export const isFilled = (essay: string): boolean => essay.trim().length >= shortestEssay

/** What still fits. */
export const charactersLeft = (essay: string): number => longestEssay - essay.length

/** What the student says of an essay: an index, of which 0 is right (spec 2§4; C-07). */
export const essayGrades = {right: 0, wrong: 1} as const
export type EssayGrade = (typeof essayGrades)[keyof typeof essayGrades]
