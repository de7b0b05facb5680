import {betaQuantile} from './beta.ts'

/** Right and wrong answers of a student to one theme; old ones count less, so the numbers need not be whole. */
export type ThemeEvidence = {
  readonly theme: string
  readonly area: string
  readonly right: number
  readonly wrong: number
}

/** How much of an exam a theme is. Weights need not add up to 1. */
export type ThemeWeight = {readonly theme: string; readonly area: string; readonly weight: number}

/** What is believed of a share: its mean, and how far it may be off apart from the mean above it. */
type Belief = {
  readonly mean: number
  /** Variance that is its own. */
  readonly variance: number
  /** How much of an error of the mean above it takes on, 0 to 1. */
  readonly pull: number
}

/** What is known of a student: of each theme, of each area, and of the course. */
export type Ability = {
  readonly course: Belief
  readonly areas: ReadonlyMap<string, Belief>
  readonly themes: ReadonlyMap<string, Belief>
  /** Answers that count, as they are weighted. */
  readonly answers: number
}

export type Forecast = {
  /** Share of right answers, 0 to 1, with the interval that holds it in 80 of 100 cases. */
  readonly share: number
  readonly low: number
  readonly high: number
  /** Share, 0 to 1, of the exam in themes that the student has answered. */
  readonly coverage: number
}

/** Beta-binomial strengths: so many answers weigh as much as the mean above. They are those of students of such courses. */
const strengths = {course: 2, area: 40, theme: 12} as const

/** What is believed of a student who answered nothing. */
const unknownMean = 0.55

/** Answers of a month count so much of those of the month after it. */
export const monthlyDecay = 0.85

/** Months of answers that are looked at. */
export const forecastMonths = 12

/** From so many answers on, and so much of the exam in themes with answers, a forecast is shown. */
export const enough = {answers: 80, coverage: 0.3} as const

/** Questions of an exam, which has its luck too. */
const usualLength = 100

/** How many independent answers `total` answers of one cluster are worth for the mean above it. */
const worthOf = (total: number, strength: number): number =>
  total <= 0 ? 0 : total / (1 + Math.max(0, total - 1) / (strength + 1))

type Observed = {readonly share: number; readonly worth: number}

const together = (parts: readonly Observed[]): Observed => {
  const worth = parts.reduce((sum, part) => sum + part.worth, 0)
  return {worth, share: worth === 0 ? 0 : parts.reduce((sum, part) => sum + part.share * part.worth, 0) / worth}
}

/** What was observed, shrunk towards the mean above. */
function belief({share, worth}: Observed, above: number, strength: number): Belief {
  const mean = (strength * above + worth * share) / (strength + worth)
  return {mean, variance: (mean * (1 - mean)) / (strength + worth + 1), pull: strength / (strength + worth)}
}

/**
 * What a student can, from her answers: Beta-binomial per theme, shrunk towards the area, the areas towards the course, and
 * the course towards the middle of all students. Answers of one theme say less about its area than as many of several.
 */
export function abilityOf(evidence: readonly ThemeEvidence[]): Ability {
  const byArea = Map.groupBy(
    evidence.filter(({right, wrong}) => right + wrong > 0),
    ({area}) => area,
  )
  const observed = new Map(
    [...byArea].map(([area, themes]) => [
      area,
      together(
        themes.map(({right, wrong}) => ({
          share: right / (right + wrong),
          worth: worthOf(right + wrong, strengths.theme),
        })),
      ),
    ]),
  )
  const ofCourse = together(
    [...observed.values()].map(({share, worth}) => ({share, worth: worthOf(worth, strengths.area)})),
  )
  const course = belief(ofCourse, unknownMean, strengths.course)
  const areas = new Map([...observed].map(([area, seen]) => [area, belief(seen, course.mean, strengths.area)]))
  const themes = new Map(
    evidence.map(({theme, area, right, wrong}) => {
      const total = right + wrong
      const above = areas.get(area)?.mean ?? course.mean
      return [theme, belief({share: total === 0 ? 0 : right / total, worth: total}, above, strengths.theme)]
    }),
  )
  return {course, areas, themes, answers: evidence.reduce((sum, {right, wrong}) => sum + right + wrong, 0)}
}

const unseen = (above: number, strength: number): Belief => belief({share: 0, worth: 0}, above, strength)

/** What is believed of an area, also of one without answers. */
const areaBelief = (ability: Ability, area: string): Belief =>
  ability.areas.get(area) ?? unseen(ability.course.mean, strengths.area)

/** What is believed of a theme, also of one without answers. */
export const themeBelief = (ability: Ability, theme: string, area: string): Belief =>
  ability.themes.get(theme) ?? unseen(areaBelief(ability, area).mean, strengths.theme)

/**
 * The share of right answers that a student would have today in an exam of these themes, with its 80 % interval. The
 * interval has the luck of an exam of `questions` questions, what is not known of each theme, and what the themes of an
 * area, and the areas, have in common.
 *
 * @returns null without any weight
 */
export function forecastOf(
  ability: Ability,
  weights: readonly ThemeWeight[],
  questions: number = usualLength,
): Forecast | null {
  const total = weights.reduce((sum, {weight}) => sum + weight, 0)
  if (total <= 0) return null
  let [mean, own, coverage] = [0, 0, 0]
  const pulls = new Map<string, number>()
  for (const {theme, area, weight} of weights) {
    const share = weight / total
    const believed = themeBelief(ability, theme, area)
    mean += share * believed.mean
    own += share ** 2 * believed.variance
    pulls.set(area, (pulls.get(area) ?? 0) + share * believed.pull)
    if (ability.themes.has(theme)) coverage += share
  }
  let [ofAreas, ofCourse] = [0, 0]
  for (const [area, pull] of pulls) {
    const believed = areaBelief(ability, area)
    ofAreas += pull ** 2 * believed.variance
    ofCourse += pull * believed.pull
  }
  const ofAbility = own + ofAreas + ofCourse ** 2 * ability.course.variance
  const variance = ofAbility + Math.max(0, mean * (1 - mean) - ofAbility) / Math.max(1, questions)
  const [low, high] = interval(mean, variance)
  return {share: mean, low, high, coverage}
}

/** The middle 80 % of the Beta distribution of that mean and variance. */
function interval(mean: number, variance: number): readonly [number, number] {
  const strength = (mean * (1 - mean)) / variance - 1
  const [a, b] = [mean * strength, (1 - mean) * strength]
  return [betaQuantile(0.1, a, b), betaQuantile(0.9, a, b)]
}

/** A forecast is worth showing. */
export const isEnough = (answers: number, {coverage}: Pick<Forecast, 'coverage'>): boolean =>
  answers >= enough.answers && coverage >= enough.coverage
