import {type Theme} from './theme.ts'
import {themeTitle} from './themeList.ts'

/** The columns that the theme list can be sorted by, as the address names them. */
export const themeColumns = ['tema', 'fase', 'relevancia', 'liberacao'] as const
export type ThemeColumn = (typeof themeColumns)[number]

type Direction = 'ascending' | 'descending'

/** Null is the order of the course. */
export type ThemeSort = {readonly column: ThemeColumn; readonly direction: Direction} | null

/** A click on the head of a column (spec 1§4): ascending, descending, none; another column begins anew. */
export function sortAfterClick(sort: ThemeSort, column: ThemeColumn): ThemeSort {
  if (sort?.column !== column) return {column, direction: 'ascending'}
  return sort.direction === 'ascending' ? {column, direction: 'descending'} : null
}

const ending = '-desc'

/** How the address writes an order; null for that of the course. */
export const sortParameter = (sort: ThemeSort): string | null =>
  sort && `${sort.column}${sort.direction === 'descending' ? ending : ''}`

/** The order that an address names; that of the course for anything else. */
export function sortOfParameter(text: string | null): ThemeSort {
  const isDescending = text?.endsWith(ending) ?? false
  const name = isDescending ? text?.slice(0, -ending.length) : text
  const column = themeColumns.find((known) => known === name)
  return column === undefined ? null : {column, direction: isDescending ? 'descending' : 'ascending'}
}

export const isSameSort = (a: ThemeSort, b: ThemeSort): boolean => sortParameter(a) === sortParameter(b)

const collator = new Intl.Collator('pt-BR')

const comparisons: Readonly<Record<ThemeColumn, (a: Theme, b: Theme) => number>> = {
  tema: (a, b) => collator.compare(themeTitle(a.leaf), themeTitle(b.leaf)),
  fase: (a, b) => a.phase - b.phase,
  relevancia: (a, b) => a.relevance - b.relevance,
  liberacao: (a, b) => a.enableAfter - b.enableAfter,
}

/** The themes in an order; those that are alike stay as the course has them, in both directions. */
export function sortedThemes(themes: readonly Theme[], sort: ThemeSort): readonly Theme[] {
  if (sort === null) return themes
  const compare = comparisons[sort.column]
  return sort.direction === 'ascending' ? themes.toSorted(compare) : themes.toSorted((a, b) => compare(b, a))
}
