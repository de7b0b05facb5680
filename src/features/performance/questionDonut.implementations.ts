import type {DateRange} from '../../../domain/performance/ranges.ts'
import type {questionDonutMachine} from '../../../machines/performance/questionDonut.machine.ts'
import {readDonutWith} from '../../services/performance/generalPerformance.actors.ts'
import {setQuery} from '../../services/platform/url.ts'
import type {StudentActors} from '../studentActors.ts'
import type {Implementations} from '../useFlow.ts'
import type {Today} from './useToday.ts'

/** The days that the donut counts, in the address. */
export const rangeParameters = {from: 'de', to: 'ate'} as const

type Deps = Pick<StudentActors, 'client'> & Pick<Today, 'onTick'> & {readonly bounds: DateRange}

export const createQuestionDonutImplementations = ({
  client,
  onTick,
  bounds,
}: Deps): Implementations<typeof questionDonutMachine> => ({
  actors: {readDonut: readDonutWith({client: client(), onTick})},
  actions: {
    // What is usual does not stand in the address.
    showRange: (_, {range: {first, last}}) =>
      setQuery(
        {
          [rangeParameters.from]: first === bounds.first ? null : first,
          [rangeParameters.to]: last === bounds.last ? null : last,
        },
        {replace: true},
      ),
  },
})
