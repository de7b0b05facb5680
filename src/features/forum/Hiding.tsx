import {useSelector} from '@xstate/react'
import {hidingMachine} from '../../../machines/forum/hiding.machine.ts'
import {useFlow} from '../useFlow.ts'
import {useSend} from '../useSend.ts'
import type {HidingProps} from './HidingDialog.tsx'
import {HidingView} from './HidingView.tsx'
import {createHidingImplementations, type HidingDeps} from './monitor.implementations.ts'

type Props = HidingDeps & Pick<HidingProps, 'offers'> & {readonly commentId: string}

/** The staff's decision about one comment. One instance serves one comment: give it a `key`. */
export function Hiding({commentId, offers, ...deps}: Props) {
  const actor = useFlow(hidingMachine, {
    id: `hiding ${commentId}`,
    implementations: createHidingImplementations(deps),
    input: () => ({id: commentId}),
  })
  const send = useSend(actor.send)
  return <HidingView state={useSelector(actor, (snapshot) => snapshot)} send={send} offers={offers} />
}
