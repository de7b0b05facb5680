import {useSelector} from '@xstate/react'
import {useEffect, useState} from 'react'
import {css} from 'styled-system/css'
import {monitorQueueMachine} from '../../../machines/forum/monitorQueue.machine.ts'
import {reportedQueueMachine} from '../../../machines/forum/reportedQueue.machine.ts'
import {liveArrivals} from '../../../machines/notifications/notifications.selectors.ts'
import {forumRest, type OpenRest} from '../../services/forum/rest.ts'
import {queueText} from '../../text/forum/monitor.ts'
import {usePageTitle} from '../access/usePageTitle.ts'
import {useRoot} from '../root.ts'
import {useNetworkReturned} from '../shell/useNetworkReturned.ts'
import {useBackgroundActors} from '../background.ts'
import {useStudentActors} from '../studentActors.ts'
import {useFlow} from '../useFlow.ts'
import {useSend} from '../useSend.ts'
import {Hiding} from './Hiding.tsx'
import {
  createMonitorQueueImplementations,
  createReportedQueueImplementations,
  type HidingDeps,
} from './monitor.implementations.ts'
import {MonitorQueueView} from './MonitorQueueView.tsx'
import {ReportedQueueView} from './ReportedQueueView.tsx'

/** What the staff decides, for each comment. */
const decisionsOf = (deps: HidingDeps) => (id: string) => <Hiding key={id} commentId={id} offers="decide" {...deps} />

/** What students reported, below what they wait for. */
function Reported({open}: {readonly open: OpenRest}) {
  const {now} = useRoot()
  const actor = useFlow(reportedQueueMachine, {
    implementations: createReportedQueueImplementations(open),
    input: () => undefined,
  })
  useNetworkReturned(actor, 'network.returned')
  const onChanged = (id: string) => actor.send({type: 'report.settled', id})
  return (
    <ReportedQueueView
      state={useSelector(actor, (snapshot) => snapshot)}
      send={actor.send}
      now={now()}
      decisionOf={decisionsOf({open, onChanged})}
    />
  )
}

/** `/monitor`, for the staff: what students wait for, and what they reported. */
export function MonitorScreen() {
  const {uid} = useStudentActors()
  const {now} = useRoot()
  const [open] = useState(() => forumRest(uid))
  const actor = useFlow(monitorQueueMachine, {
    implementations: createMonitorQueueImplementations(open),
    input: () => undefined,
  })
  const send = useSend(actor.send)
  useNetworkReturned(actor, 'network.returned')
  // Who asks for a monitor notifies the staff, and so their open page.
  const news = useSelector(useBackgroundActors()?.notifications, (state) => (state ? liveArrivals(state) : 0))
  useEffect(() => {
    if (news > 0) actor.send({type: 'queue.refresh'})
  }, [actor, news])
  usePageTitle(queueText.title)
  return (
    <div className={css({display: 'flex', flexDirection: 'column', gap: '10', minWidth: '0'})}>
      <MonitorQueueView state={useSelector(actor, (snapshot) => snapshot)} send={send} now={now()} />
      <Reported open={open} />
    </div>
  )
}
