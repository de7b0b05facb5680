import {useSelector} from '@xstate/react'
import {useEffect} from 'react'
import {accountDeletionMachine} from '../../../machines/profile/accountDeletion.machine.ts'
import {useProfile, useStudentActors} from '../studentActors.ts'
import {AccountDeletionView} from './AccountDeletionView.tsx'
import {useSend} from '../useSend.ts'
import {useFlow} from '../useFlow.ts'
import {createAccountDeletionImplementations} from './accountDeletion.implementations.ts'

/** The student's request that the account be deleted (D-24). */
export function AccountDeletion() {
  const {client} = useStudentActors()
  const {deletionRequestedAt = null} = useProfile()
  const actor = useFlow(accountDeletionMachine, {
    implementations: createAccountDeletionImplementations({client}),
    input: () => ({requestedAt: deletionRequestedAt}),
  })
  const send = useSend(actor.send)
  const state = useSelector(actor, (snapshot) => snapshot)
  useEffect(() => actor.send({type: 'deletion.told', requestedAt: deletionRequestedAt}), [actor, deletionRequestedAt])
  return <AccountDeletionView state={state} send={send} />
}
