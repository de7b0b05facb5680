import {phaseOfPath, searchParameter, type ThemeFilters, themeListPath} from '../../../domain/themes/themeList.ts'
import type {themeListMachine} from '../../../machines/themes/themeList.machine.ts'
import {currentPath, goTo, queryParameter, setQuery} from '../../services/platform/url.ts'
import {preCourseStore} from '../../services/themes/preCourseStore.ts'
import {loadThemesWith} from '../../services/themes/themes.actors.ts'
import type {StudentActors} from '../studentActors.ts'
import type {Implementations} from '../useFlow.ts'

function writeFilters({phase, search}: ThemeFilters): void {
  if (phaseOfPath(currentPath()) !== phase) goTo(themeListPath(phase))
  const words = search.trim() === '' ? null : search
  if (queryParameter(searchParameter) !== words) setQuery({[searchParameter]: words}, {replace: true})
}

type Deps = Pick<StudentActors, 'client'>

export const createThemeListImplementations = ({client}: Deps): Implementations<typeof themeListMachine> => ({
  actors: {loadThemes: loadThemesWith(client())},
  actions: {
    showFilters: (_, {filters}) => writeFilters(filters),
    keepPreCourse: (_, {isShown}) => preCourseStore.write(isShown),
  },
})
