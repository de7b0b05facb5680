import type {SnapshotFrom} from 'xstate'
import type {Theme} from '../../domain/themes/theme.ts'
import {filteredThemes, phasesOf, type ThemeFilters} from '../../domain/themes/themeList.ts'
import type {themeListMachine} from './themeList.machine.ts'

type ThemeListSnapshot = SnapshotFrom<typeof themeListMachine>

export const filtersOf = ({context}: ThemeListSnapshot): ThemeFilters => context.filters

/** The themes that the filters leave, in the order of the course. */
export const narrowedThemes = ({context: {themes, filters}}: ThemeListSnapshot): readonly Theme[] =>
  filteredThemes(themes, filters)

/** The phases to choose from; the chosen one is among them, whatever the address says. */
export function offeredPhases({context: {themes, filters}}: ThemeListSnapshot): readonly number[] {
  const phases = phasesOf(themes)
  return filters.phase === null || phases.includes(filters.phase)
    ? phases
    : [...phases, filters.phase].toSorted((a, b) => a - b)
}

export const allThemes = ({context}: ThemeListSnapshot): readonly Theme[] => context.themes

export const areThemesFromDevice = ({context}: ThemeListSnapshot): boolean => context.isFromDevice

/** The pre-course hides themes that the other filters would show. */
export const hasHiddenPreCourse = ({context: {themes, filters}}: ThemeListSnapshot): boolean =>
  !filters.showPreCourse && filteredThemes(themes, {...filters, showPreCourse: true}).some((theme) => theme.isPreCourse)

/** A phase or words narrow the list. */
export const isNarrowed = ({context: {filters}}: ThemeListSnapshot): boolean =>
  filters.phase !== null || filters.search !== ''
