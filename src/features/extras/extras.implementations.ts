import type {extrasMachine} from '../../../machines/extras/extras.machine.ts'
import {extraPath} from '../../../domain/extras/routes.ts'
import {watchExtrasWith} from '../../services/extras/extras.actors.ts'
import {goToClean, queryParameter} from '../../services/platform/url.ts'
import type {StudentActors} from '../studentActors.ts'
import type {Implementations} from '../useFlow.ts'

type Deps = Pick<StudentActors, 'client'>

export const createExtrasImplementations = ({client}: Deps): Implementations<typeof extrasMachine> => ({
  actors: {watchExtras: watchExtrasWith(client)},
  actions: {
    // Back leads to the list, not to the wizard that has done its work.
    openExtra: (_, {kind, ...place}) => goToClean(extraPath(kind, place), {replace: queryParameter('criar') !== null}),
  },
})
