import {percentagesOf} from '../shared/percentages.ts'

/** From so many answers on the shares of the choices say something (D-25). */
export const fewestAnswers = 30

/** How the students' answers are spread over the choices, in whole percents; null while there are too few of them (D-25). */
export const sharesOf = (counts: readonly number[]): number[] | null =>
  counts.reduce((sum, count) => sum + count, 0) < fewestAnswers ? null : percentagesOf(counts)
