import {useMachine} from '@xstate/react'
import {shareMachine} from '../../../machines/diagnostic/share.machine.ts'
import {linkOf, passOn, readShare, shareResult, withdrawShare} from '../../services/diagnostic/share.ts'
import {canSend} from '../../services/platform/sendLink.ts'
import {useSend} from '../useSend.ts'
import {ShareView} from './ShareView.tsx'
import {useNetworkReturn} from './useNetworkReturn.ts'

const connected = shareMachine.provide({actors: {readShare, shareResult, withdrawShare, passOn}})

/** Runs the sharing of the result of that diagnostic. */
export function Share({id}: {readonly id: string}) {
  const [state, sendKeyed] = useMachine(connected, {input: {id}})
  useNetworkReturn(sendKeyed)
  const {address} = state.context
  return (
    <ShareView
      state={state}
      send={useSend(sendKeyed)}
      link={address === null ? '' : linkOf(address)}
      canSend={canSend()}
    />
  )
}
