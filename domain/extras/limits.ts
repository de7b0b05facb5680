/** Limits of the wizards (spec 1§5, 1§9). */

/** How many questions an extra may have. */
export const questionQuantity = {min: 1, max: 200, initial: 10} as const

/** The oldest year that the question wizard offers; the newest is the next year. */
export const firstQuestionYear = 2005

/** How many flashcards an extra may have. */
export const flashcardQuantity = {min: 1, max: 200, initial: 10} as const

/** How many themes a priority review may have; its questions have the limits of `questionQuantity`. */
export const themeQuantity = {min: 1, max: 15, initial: 5} as const

/** An exam that is older, in years, is said to be outdated. */
export const outdatedAfterYears = 5

/** The longest name of a preset, in characters. */
export const presetNameLength = 40
