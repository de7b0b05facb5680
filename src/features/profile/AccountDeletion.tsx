import {useActorRef, useSelector} from '@xstate/react'
import {useEffect, useMemo} from 'react'
import {accountDeletionMachine} from '../../../machines/profile/accountDeletion.machine.ts'
import {cancelDeletionWith, requestDeletionWith} from '../../services/profile/privacy.actors.ts'
import {deletionText, requestFailureHints} from '../../text/profile/profile.ts'
import {notify} from '../../ui/status/notify.ts'
import {useProfile, useStudentActors} from '../studentActors.ts'
import {AccountDeletionView} from './AccountDeletionView.tsx'
import {useSend} from '../useSend.ts'

/** The student's request that the account be deleted (D-24). */
export function AccountDeletion() {
  const {client} = useStudentActors()
  const {deletionRequestedAt = null} = useProfile()
  const machine = useMemo(
    () =>
      accountDeletionMachine.provide({
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
      }),
    [client],
  )
  const actor = useActorRef(machine, {input: {requestedAt: deletionRequestedAt}})
  const send = useSend(actor.send)
  const state = useSelector(actor, (snapshot) => snapshot)
  useEffect(() => actor.send({type: 'deletion.told', requestedAt: deletionRequestedAt}), [actor, deletionRequestedAt])
  return <AccountDeletionView state={state} send={send} />
}
