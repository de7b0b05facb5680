import type {generalPerformanceMachine} from '../../../machines/performance/generalPerformance.machine.ts'
import {readChartWith} from '../../services/performance/generalPerformance.actors.ts'
import {setQuery} from '../../services/platform/url.ts'
import type {StudentActors} from '../studentActors.ts'
import type {Implementations} from '../useFlow.ts'
import type {Today} from './useToday.ts'

/** What the chart shows, in the address. */
export const chartParameters = {tag: 'tipo', span: 'periodo'} as const

type Deps = Pick<StudentActors, 'client'> & Today

export const createGeneralPerformanceImplementations = ({
  client,
  today,
  onTick,
}: Deps): Implementations<typeof generalPerformanceMachine> => ({
  actors: {readChart: readChartWith({client: client(), today, onTick})},
  actions: {
    // What is usual does not stand in the address.
    showChoice: (_, {choice: {tag, span}}) =>
      setQuery(
        {[chartParameters.tag]: tag === 'all' ? null : tag, [chartParameters.span]: span === '12' ? null : span},
        {replace: true},
      ),
  },
})
