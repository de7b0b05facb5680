import type {QuestionFilters, ThemePath} from './extras.types.ts'
import {firstYear, isWithin, lastYear} from './limits.ts'

/** A path has the area, up to four levels below it, and the title of a lesson. */
export const themeLevels = {least: 1, most: 6} as const

/** Themes that one extra may name. */
export const mostThemes = 50

export const isSameTheme = (one: ThemePath, other: ThemePath): boolean =>
  one.length === other.length && one.every((name, level) => name === other[level])

/** Whether `theme` is `above` or stands below it. */
export const isAtOrBelow = (theme: ThemePath, above: ThemePath): boolean =>
  above.every((name, level) => name === theme[level])

/** Whether a theme may be added to those that are chosen: something is selected and not yet among them (spec 1§5). */
export const isAddable = (theme: ThemePath, chosen: readonly ThemePath[]): boolean =>
  theme.length >= themeLevels.least &&
  theme.every((name) => name.trim() !== '') &&
  chosen.length < mostThemes &&
  !chosen.some((known) => isSameTheme(known, theme))

/** What is wrong with filters; null for none. */
export type FilterProblem = 'themes' | 'institutionWithoutUf' | 'years'

/**
 * The rules of the question wizard's filters (spec 1§5): an institution only together with a federation unit, years from
 * 2005 to the next one, the first not after the last, no theme twice.
 */
export function filterProblemOf(filters: QuestionFilters, currentYear: number): FilterProblem | null {
  const {classification, uf, institution, minYear, maxYear} = filters
  if (!classification.every((theme, index) => isAddable(theme, classification.slice(0, index)))) return 'themes'
  if (institution !== null && uf === null) return 'institutionWithoutUf'
  const years = {least: firstYear, most: lastYear(currentYear)}
  return isWithin(minYear, years) && isWithin(maxYear, years) && minYear <= maxYear ? null : 'years'
}
