import type {daySelectorMachine} from '../../../machines/agenda/daySelector.machine.ts'
import {goTo, setQuery} from '../../services/platform/url.ts'
import type {Implementations} from '../useFlow.ts'

/** Opens a day's agenda from its start: the question of another day is not in it. */
function openDay(date: string, today: string): void {
  setQuery({date: date === today ? null : date, id: null, a: null, showComment: null})
  goTo('/agenda')
}

type Deps = {readonly today: string}

export const createDaySelectorImplementations = ({today}: Deps): Implementations<typeof daySelectorMachine> => ({
  actions: {openDay: (_, {date}) => openDay(date, today)},
})
