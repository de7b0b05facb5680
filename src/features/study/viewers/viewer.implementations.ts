import type {viewerMachine} from '../../../../machines/study/viewer.machine.ts'
import {findContentWith} from '../../../services/study/viewer.actors.ts'
import type {Implementations} from '../../useFlow.ts'
import type {StudentActors} from '../../studentActors.ts'

type Deps = Pick<StudentActors, 'client'>

export const createViewerImplementations = ({client}: Deps): Implementations<typeof viewerMachine> => ({
  actors: {findContent: findContentWith(client())},
})
