import type {SnapshotFrom} from 'xstate'
import type {ThemeColumn, ThemeSort} from '../../domain/themes/themeSort.ts'
import type {themeSortMachine} from './themeSort.machine.ts'

type ThemeSortSnapshot = SnapshotFrom<typeof themeSortMachine>

export const shownSort = ({context}: ThemeSortSnapshot): ThemeSort => context.sort

/** How the head of a column is told to assistive technology. */
export const directionOf = ({context: {sort}}: ThemeSortSnapshot, column: ThemeColumn) =>
  sort?.column === column ? sort.direction : 'none'
