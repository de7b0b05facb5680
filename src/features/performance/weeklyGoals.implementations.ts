import type {weeklyGoalsMachine} from '../../../machines/performance/weeklyGoals.machine.ts'
import {readGoalsWith} from '../../services/performance/weeklyGoals.actors.ts'
import {queryParameter, setQuery} from '../../services/platform/url.ts'
import type {StudentActors} from '../studentActors.ts'
import type {Implementations} from '../useFlow.ts'
import type {Today} from './useToday.ts'

/** The scope of the trophies in the address. */
export const scopeParameter = 'escopo'

/** The debug stepper is shown while the address says so. */
export const isDebugging = (): boolean => queryParameter('debug') === 'true'

type Deps = Pick<StudentActors, 'client'> & Today

export const createWeeklyGoalsImplementations = ({
  client,
  today,
  onTick,
}: Deps): Implementations<typeof weeklyGoalsMachine> => ({
  actors: {readGoals: readGoalsWith({client: client(), today, onTick})},
  actions: {
    showScope: (_, {scope}) => setQuery({[scopeParameter]: scope === 'course' ? null : scope}, {replace: true}),
  },
})
