import {folded} from '../study/textSearch.ts'
import type {Theme} from './theme.ts'

/** What narrows the theme list (F-039). */
export type ThemeFilters = {
  /** Null for all phases. */
  readonly phase: number | null
  readonly search: string
  readonly showPreCourse: boolean
}

/** The words of a path, as they are shown and searched (spec 1§3). */
export const themeTitle = (leaf: readonly string[]): string => leaf.join(' - ')

const wordsOf = (search: string): string[] => folded(search).split(/\s+/u).filter(Boolean)

/** The themes that the filters leave. Each word of the search stands somewhere in the title, whatever its accents and case. */
export function filteredThemes(
  themes: readonly Theme[],
  {phase, search, showPreCourse}: ThemeFilters,
): readonly Theme[] {
  const words = wordsOf(search)
  return themes.filter((theme) => {
    if (phase !== null && theme.phase !== phase) return false
    if (theme.isPreCourse && !showPreCourse) return false
    const title = words.length === 0 ? '' : folded(themeTitle(theme.leaf))
    return words.every((word) => title.includes(word))
  })
}

/** The phases of the themes, in their order. */
export const phasesOf = (themes: readonly Theme[]): readonly number[] =>
  [...new Set(themes.map(({phase}) => phase))].toSorted((a, b) => a - b)

const base = '/lista-de-temas'

/** The address of a phase; of all phases without one. */
export const themeListPath = (phase: number | null): string => (phase === null ? base : `${base}/${phase}`)

/** What the list looks for, in its address. */
export const searchParameter = 'busca'

/** The address of the list with the themes of a path, such as that of a question or a card; null without a path. */
export const themeSearchPath = (path: readonly string[]): string | null =>
  path.length === 0 ? null : `${base}?${new URLSearchParams({[searchParameter]: path.join(' ')}).toString()}`

/** The phase that an address names; null for all, and for what is no phase. */
export function phaseOfPath(path: string): number | null {
  const [, text] = /^\/lista-de-temas\/(\d{1,3})\/?$/u.exec(path) ?? []
  const phase = Number(text ?? 0)
  return phase > 0 ? phase : null
}

/** The address of the videos of a theme's extra (spec 1§2); `de` names where the way back leads. */
export const themeVideoPath = (extraId: string, calendarDate: string): string =>
  `/atividades-extras/estudo-teorico/video?${new URLSearchParams({date: calendarDate, a: extraId, de: 'temas'}).toString()}`

/** The address of the questions that were made for a theme. */
export const themeQuestionsPath = (extraId: string, calendarDate: string): string =>
  `/atividades-extras/questao?${new URLSearchParams({date: calendarDate, a: extraId, de: 'temas'}).toString()}`
