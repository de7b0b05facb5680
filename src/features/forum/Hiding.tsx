import {useSelector} from '@xstate/react'
import {hidingMachine} from '../../../machines/forum/hiding.machine.ts'
import {useFlow} from '../useFlow.ts'
import {useSend} from '../useSend.ts'
import type {HidingProps} from './HidingDialog.tsx'
import {HidingView} from './HidingView.tsx'
import {createHidingImplementations, type HidingDeps} from './monitor.implementations.ts'

type Props = HidingDeps & Pick<HidingProps, 'offers'> & {readonly id: string}

/** The staff's decision about one comment or card. One instance serves one: give it a `key`. */
export function Hiding({id, offers, ...deps}: Props) {
  const actor = useFlow(hidingMachine, {
    id: `hiding ${id}`,
    implementations: createHidingImplementations(deps),
    input: () => ({id}),
  })
  const send = useSend(actor.send)
  return (
    <HidingView state={useSelector(actor, (snapshot) => snapshot)} send={send} offers={offers} words={deps.words} />
  )
}
