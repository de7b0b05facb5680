import {useSelector} from '@xstate/react'
import {monitorRequestMachine} from '../../../machines/forum/monitorRequest.machine.ts'
import {useFlow} from '../useFlow.ts'
import {useSend} from '../useSend.ts'
import {createMonitorRequestImplementations, type MonitorRequestDeps} from './monitor.implementations.ts'
import {MonitorRequestView} from './MonitorRequestView.tsx'

/** Asking for a monitor about one comment. One instance serves one comment: give it a `key`. */
export function MonitorRequest({commentId, ...deps}: MonitorRequestDeps & {readonly commentId: string}) {
  const actor = useFlow(monitorRequestMachine, {
    id: `monitor ${commentId}`,
    implementations: createMonitorRequestImplementations(deps),
    input: () => ({commentId}),
  })
  const send = useSend(actor.send)
  return <MonitorRequestView state={useSelector(actor, (snapshot) => snapshot)} send={send} />
}
