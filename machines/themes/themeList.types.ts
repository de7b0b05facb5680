import type {Theme} from '../../domain/themes/theme.ts'
import type {ThemeFilters} from '../../domain/themes/themeList.ts'

export type LoadedThemes = {
  readonly themes: readonly Theme[]
  /** No server answered: this is what the device knew. */
  readonly isFromDevice: boolean
}

export type ThemeListContext = LoadedThemes & {readonly filters: ThemeFilters}

export type ThemeListInput = Pick<ThemeListContext, 'filters'>

export type ThemeListEvent =
  | {readonly type: 'phase.set'; readonly phase: number | null}
  | {readonly type: 'search.set'; readonly search: string}
  | {readonly type: 'preCourse.toggle'; readonly isShown: boolean}
  | {readonly type: 'filters.clear'}
  | {readonly type: 'legend.open'}
  | {readonly type: 'legend.close'}
  | {readonly type: 'address.changed'; readonly phase: number | null; readonly search: string}
  | {readonly type: 'themes.retry'}
  | {readonly type: 'network.returned'}
