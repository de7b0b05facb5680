import type {accountDeletionMachine} from '../../../machines/profile/accountDeletion.machine.ts'
import {cancelDeletionWith, requestDeletionWith} from '../../services/profile/privacy.actors.ts'
import {deletionText, requestFailureHints} from '../../text/profile/profile.ts'
import {notify} from '../../ui/status/notify.ts'
import type {Implementations} from '../useFlow.ts'
import type {StudentActors} from '../studentActors.ts'

type Deps = Pick<StudentActors, 'client'>

export const createAccountDeletionImplementations = ({
  client,
}: Deps): Implementations<typeof accountDeletionMachine> => ({
  actors: {requestDeletion: requestDeletionWith(client()), cancelDeletion: cancelDeletionWith(client())},
  actions: {
    notifyRequested: () => notify({tone: 'info', title: deletionText.requested}),
    notifyCancelled: () => notify({tone: 'success', title: deletionText.cancelled}),
    notifyFailure: ({context}, {failure}) =>
      notify({
        tone: 'error',
        title: context.requestedAt === null ? deletionText.requestFailed : deletionText.cancelFailed,
        text: requestFailureHints[failure],
      }),
  },
})
