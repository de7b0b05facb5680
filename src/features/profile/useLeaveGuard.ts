import {useActorRef, useSelector} from '@xstate/react'
import {useCallback, useEffect, useMemo} from 'react'
import {leaveGuardMachine} from '../../../machines/profile/leaveGuard.machine.ts'
import {depart, holdAddress} from '../../services/platform/url.ts'
import {dropPersonalDraft} from '../../services/profile/draft.ts'

const nothing = (): void => undefined

/** The machine over the real address, and how to let go of it whatever the machine says. */
function guardOfAddress() {
  let held = nothing
  const release = () => {
    held()
    held = nothing
  }
  const machine = leaveGuardMachine.provide({
    actions: {
      holdAddress: ({self}) => {
        release()
        held = holdAddress((destination) => self.send({type: 'leave.request', destination}))
      },
      letGo: release,
      dropEdits: dropPersonalDraft,
      leave: (_, {destination}) => {
        if (destination) depart(destination)
      },
    },
  })
  return {machine, release}
}

/** The guard of the page's ways out, and how a form tells it about its edits. */
export function useLeaveGuard() {
  const {machine, release} = useMemo(() => guardOfAddress(), [])
  const actor = useActorRef(machine)
  const state = useSelector(actor, (snapshot) => snapshot)
  useEffect(() => release, [release])
  const onEdits = useCallback(
    (form: string, isEdited: boolean) => actor.send({type: isEdited ? 'edits.begin' : 'edits.end', form}),
    [actor],
  )
  return {state, send: actor.send, onEdits}
}
