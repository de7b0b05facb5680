import {type Ability, themeBelief, type ThemeWeight} from './forecast.ts'

/** Questions that an hour holds, with reading the comments. */
const questionsAnHour = 24

/** The share of right answers that study is taken to lead to. */
const reachable = 0.9

/** So many questions close half of the gap that is left, at the start. */
const halfGap = 40

export type HelpfulTheme = {
  readonly theme: string
  /** Percentage points of the forecast that an hour is expected to give. */
  readonly gainPerHour: number
}

/**
 * What an hour of questions on a theme is expected to move the forecast by, in percentage points: its part of the exam,
 * times the gap to nine tenths, times what 24 questions close of that gap. Each hour closes less than the one before, by
 * the answers that there are already.
 */
export function gainOf(ability: Ability, {theme, area, weight}: ThemeWeight, answered: number): number {
  const gap = Math.max(0, reachable - themeBelief(ability, theme, area).mean)
  return 100 * weight * gap * (questionsAnHour / (questionsAnHour + answered + halfGap))
}

/** The themes that help most, the best first; `weights` are shares, 0 to 1, of the exams. */
export function mostHelpful(
  ability: Ability,
  weights: readonly ThemeWeight[],
  answered: ReadonlyMap<string, number>,
  most: number,
): HelpfulTheme[] {
  return weights
    .map((weight) => ({theme: weight.theme, gainPerHour: gainOf(ability, weight, answered.get(weight.theme) ?? 0)}))
    .filter(({gainPerHour}) => gainPerHour > 0)
    .toSorted((one, other) => other.gainPerHour - one.gainPerHour || (one.theme < other.theme ? -1 : 1))
    .slice(0, most)
}

/** So many are shown. */
export const helpfulThemes = 3
