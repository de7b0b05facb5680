import type {mockRankingMachine} from '../../../machines/performance/mockRanking.machine.ts'
import {loadRankingWith, loadTemplatesWith} from '../../services/performance/mockRanking.actors.ts'
import {setQuery} from '../../services/platform/url.ts'
import type {StudentActors} from '../studentActors.ts'
import type {Implementations} from '../useFlow.ts'

/** The mock exam of the ranking in the address. */
export const mockParameter = 'simulado'

type Deps = Pick<StudentActors, 'client'>

export const createMockRankingImplementations = ({client}: Deps): Implementations<typeof mockRankingMachine> => ({
  actors: {loadTemplates: loadTemplatesWith(client()), loadRanking: loadRankingWith(client())},
  actions: {showTemplate: (_, {template}) => setQuery({[mockParameter]: template})},
})
