import type {extraScreenMachine} from '../../../machines/extras/extraScreen.machine.ts'
import {watchExtrasWith} from '../../services/extras/extras.actors.ts'
import {goTo} from '../../services/platform/url.ts'
import type {StudentActors} from '../studentActors.ts'
import type {Implementations} from '../useFlow.ts'

type Deps = Pick<StudentActors, 'client'>

export const createExtraScreenImplementations = ({client}: Deps): Implementations<typeof extraScreenMachine> => ({
  actors: {watchExtras: watchExtrasWith(client)},
  actions: {navigate: (_, {path}) => goTo(path, {replace: true})},
})
