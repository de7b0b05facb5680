import type {DateRange} from '../../../domain/performance/ranges.ts'
import type {generalPerformanceMachine} from '../../../machines/performance/generalPerformance.machine.ts'
import {readChartWith, readDonutWith} from '../../services/performance/generalPerformance.actors.ts'
import {setQuery} from '../../services/platform/url.ts'
import type {StudentActors} from '../studentActors.ts'
import type {Implementations} from '../useFlow.ts'
import type {Today} from './useToday.ts'

/** What is chosen, in the address. */
export const generalParameters = {tag: 'tipo', span: 'periodo', from: 'de', to: 'ate'} as const

type Deps = Pick<StudentActors, 'client'> & Today & {readonly bounds: DateRange}

export const createGeneralPerformanceImplementations = ({
  client,
  today,
  onTick,
  bounds,
}: Deps): Implementations<typeof generalPerformanceMachine> => ({
  actors: {
    readChart: readChartWith({client: client(), today, onTick}),
    readDonut: readDonutWith({client: client(), onTick}),
  },
  actions: {
    // What is usual does not stand in the address.
    showChoice: (_, {choice: {tag, span, range}}) =>
      setQuery(
        {
          [generalParameters.tag]: tag === 'all' ? null : tag,
          [generalParameters.span]: span === '12' ? null : span,
          [generalParameters.from]: range.first === bounds.first ? null : range.first,
          [generalParameters.to]: range.last === bounds.last ? null : range.last,
        },
        {replace: true},
      ),
  },
})
