import type {rankingMachine} from '../../../../machines/exam/ranking.machine.ts'
import {rankMockExamWith} from '../../../services/exam/result.actors.ts'
import type {Implementations} from '../../useFlow.ts'
import type {StudentActors} from '../../studentActors.ts'

type Deps = Pick<StudentActors, 'client'>

export const createRankingImplementations = ({client}: Deps): Implementations<typeof rankingMachine> => ({
  actors: {rankMockExam: rankMockExamWith(client())},
})
