import {seededRandom} from '../shared/seededRandom.ts'

/** A question that a priority review may ask. */
export type ReviewQuestion = {
  readonly id: string
  /** Chance, 0 to 1, that the student remembers it now; null when she never answered it. */
  readonly retrievability: number | null
}

/** A theme with the questions that may be asked of it. */
export type ReviewTheme = {
  readonly lessonId: string
  /** Share, 0 to 1, of exam questions on it (G-04). */
  readonly relevance: number
  /** Share, 0 to 1, of right answers; null without answers. */
  readonly hitRate: number | null
  readonly questions: readonly ReviewQuestion[]
}

/** At most so many themes, and questions in all (spec 1§5). */
export type ReviewLimits = {readonly themeLimit: number; readonly questionLimit: number}

/** A theme of the review with its questions, the most needed first. */
export type ChosenTheme = {readonly lessonId: string; readonly questions: readonly string[]}

/** FSRS lets an item be due when the chance to remember it has fallen to this. */
const dueAt = 0.9

/** The part of a theme's relevance that counts even when the student knows the theme. */
const relevanceAlone = 0.1

/** Each further question of a theme counts so much of the one before, so that one theme does not take them all. */
const nextOfTheme = 0.9

const least = 1e-4

/**
 * What a theme weighs: nine tenths its priority (relevance x (1 - hit rate), G-06; a theme without answers has the hit
 * rate 0) and one tenth its relevance. Never 0, so that the limits are used as far as there are questions.
 */
export const themeWeight = ({relevance, hitRate}: Pick<ReviewTheme, 'relevance' | 'hitRate'>): number =>
  Math.max(relevance, least) * ((1 - relevanceAlone) * (1 - (hitRate ?? 0)) + relevanceAlone)

/**
 * How much a question is needed: one that is due from 1.1 on, the more the more it is forgotten; then one that was never
 * seen, 1; last one that is still remembered, below 0.1.
 */
export function questionNeed({retrievability}: Pick<ReviewQuestion, 'retrievability'>): number {
  if (retrievability === null) return 1
  return retrievability <= dueAt ? 2 - retrievability : Math.max(1 - retrievability, least)
}

/** The items in an order of the seed, whatever order they came in. */
function inSeededOrder<T>(items: readonly T[], idOf: (item: T) => string, random: () => number): T[] {
  return items
    .toSorted((one, other) => (idOf(one) < idOf(other) ? -1 : 1))
    .map((item) => ({item, place: random()}))
    .toSorted((one, other) => one.place - other.place)
    .map(({item}) => item)
}

type Prepared = {
  readonly theme: ReviewTheme
  readonly ids: readonly string[]
  /** The value of its first 0, 1, 2… questions. */
  readonly values: readonly number[]
}

function prepared(theme: ReviewTheme, most: number, random: () => number): Prepared {
  const questions = inSeededOrder(theme.questions, ({id}) => id, random)
    .toSorted((one, other) => questionNeed(other) - questionNeed(one))
    .slice(0, most)
  const weight = themeWeight(theme)
  const values = questions.reduce(
    (sums, question, place) => [...sums, (sums[place] ?? 0) + weight * questionNeed(question) * nextOfTheme ** place],
    [0],
  )
  return {theme, ids: questions.map(({id}) => id), values}
}

/**
 * The objective of `priorityReview`: the sum over its themes of the theme's weight times the needs of its questions, the
 * most needed first, each further one counting nine tenths of the one before.
 */
export function reviewValue(themes: readonly ReviewTheme[], chosen: readonly ChosenTheme[]): number {
  return chosen.reduce((total, {lessonId, questions}) => {
    const theme = themes.find((one) => one.lessonId === lessonId)
    if (theme === undefined) return total
    const taken = {...theme, questions: theme.questions.filter(({id}) => questions.includes(id))}
    return total + (prepared(taken, questions.length, () => 0).values.at(-1) ?? 0)
  }, 0)
}

/** The best values with 0 to so many themes (rows) and questions (columns), and how many questions each theme gives. */
function bestCounts(entries: readonly Prepared[], {themeLimit, questionLimit}: ReviewLimits): number[] {
  const width = questionLimit + 1
  const best = new Float64Array((themeLimit + 1) * width)
  const counts = entries.map(({values}) => {
    const taken = new Uint8Array(best.length)
    for (let themes = themeLimit; themes > 0; themes -= 1) {
      for (let questions = questionLimit; questions > 0; questions -= 1) {
        const cell = themes * width + questions
        const most = Math.min(questions, values.length - 1)
        for (let count = 1; count <= most; count += 1) {
          const value = (best[cell - width - count] ?? 0) + (values[count] ?? 0)
          if (value <= (best[cell] ?? 0)) continue
          best[cell] = value
          taken[cell] = count
        }
      }
    }
    return taken
  })
  let cell = best.length - 1
  return counts
    .toReversed()
    .map((taken) => {
      const count = taken[cell] ?? 0
      if (count > 0) cell -= width + count
      return count
    })
    .toReversed()
}

/**
 * Chooses what a priority review asks (G-29): at most `themeLimit` themes and `questionLimit` questions, of each chosen
 * theme at least one, so that `reviewValue` is the greatest there is. It is found exactly, theme by theme over all
 * numbers of themes and questions that are left (dynamic programming of a knapsack in groups). Of choices with the same
 * value the seed decides: the same candidates, limits and seed always give the same review. The heaviest theme comes
 * first.
 */
export function priorityReview(themes: readonly ReviewTheme[], limits: ReviewLimits, seed: number): ChosenTheme[] {
  const random = seededRandom(seed)
  const entries = inSeededOrder(themes, ({lessonId}) => lessonId, random).map((theme) =>
    prepared(theme, limits.questionLimit, random),
  )
  const counts = bestCounts(entries, limits)
  return entries
    .map(({theme, ids}, place) => ({theme, questions: ids.slice(0, counts[place] ?? 0)}))
    .filter(({questions}) => questions.length > 0)
    .toSorted((one, other) => themeWeight(other.theme) - themeWeight(one.theme))
    .map(({theme: {lessonId}, questions}) => ({lessonId, questions}))
}
