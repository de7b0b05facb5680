import type {lessonIncidenceMachine} from '../../../../machines/study/lessonIncidence.machine.ts'
import {watchIncidenceWith} from '../../../services/study/incidence.actors.ts'
import type {StudentActors} from '../../studentActors.ts'
import type {Implementations} from '../../useFlow.ts'

type Deps = Pick<StudentActors, 'client'>

export const createLessonIncidenceImplementations = ({
  client,
}: Deps): Implementations<typeof lessonIncidenceMachine> => ({actors: {watchIncidence: watchIncidenceWith(client)}})
