import type {ThemeColumn, ThemeSort} from '../../domain/themes/themeSort.ts'

export type ThemeSortContext = {
  /** Null is the order of the course. */
  readonly sort: ThemeSort
}

export type ThemeSortInput = ThemeSortContext

export type ThemeSortEvent =
  /** A click on the head of a column. */
  | {readonly type: 'column.click'; readonly column: ThemeColumn}
  /** A choice from the list. */
  | {readonly type: 'sort.pick'; readonly sort: ThemeSort}
  | {readonly type: 'address.changed'; readonly sort: ThemeSort}
