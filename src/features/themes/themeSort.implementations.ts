import {sortParameter} from '../../../domain/themes/themeSort.ts'
import type {themeSortMachine} from '../../../machines/themes/themeSort.machine.ts'
import {setQuery} from '../../services/platform/url.ts'
import type {Implementations} from '../useFlow.ts'

/** The order in the address. */
export const orderParameter = 'ordem'

export const createThemeSortImplementations = (): Implementations<typeof themeSortMachine> => ({
  actions: {showSort: (_, {sort}) => setQuery({[orderParameter]: sortParameter(sort)}, {replace: true})},
})
