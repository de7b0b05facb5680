/** How a card was remembered: 1 'Acertei', 0 'Errei' (spec 2§3). */
export type Grade = 1 | 0

/** A grade, or -1 while the card is unanswered. */
export type CardAnswer = Grade | -1

/** The wire's number as a grade; anything unknown counts as unanswered. */
export const cardAnswerOf = (answer: number | null | undefined): CardAnswer =>
  answer === 1 || answer === 0 ? answer : -1

/**
 * What becomes of a grade: `saved` in activities, `unsaved` in compass mode (graded for oneself, nothing kept),
 * `disabled` in the favourites and viewers, where a card is only turned (spec 2§4).
 */
export type GradingMode = 'saved' | 'unsaved' | 'disabled'

/** The card moves on so long after it was graded (spec 2§4, 2§9), in milliseconds. */
export const autoAdvanceAfter = 500

/** The navigator shows so many cards at once and turns by as many (spec 2§9; C-45). */
export const cardWindow = 10

/** Where the navigator's window begins that shows a place of the deck. */
export const windowStartOf = (place: number): number => Math.floor(Math.max(0, place) / cardWindow) * cardWindow

export type DeckResults = {
  readonly total: number
  readonly answered: number
  readonly right: number
  readonly wrong: number
  /** Share of the answered cards that were remembered, 0 to 100, rounded; null before the first answer. */
  readonly percent: number | null
}

/** How a deck went so far. */
export function deckResults(answers: readonly CardAnswer[]): DeckResults {
  const right = answers.filter((answer) => answer === 1).length
  const answered = answers.filter((answer) => answer !== -1).length
  const percent = answered === 0 ? null : Math.round((right / answered) * 100)
  return {total: answers.length, answered, right, wrong: answered - right, percent}
}
