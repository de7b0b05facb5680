import {useSelector} from '@xstate/react'
import {useEffect, useState} from 'react'
import {css} from 'styled-system/css'
import {monitorQueueMachine} from '../../../machines/forum/monitorQueue.machine.ts'
import {reportedQueueMachine} from '../../../machines/forum/reportedQueue.machine.ts'
import {liveArrivals} from '../../../machines/notifications/notifications.selectors.ts'
import {forumRest} from '../../services/forum/rest.ts'
import {reportedCardsText, reportedText, type ReportedWords} from '../../text/forum/hiding.ts'
import {queueText} from '../../text/forum/monitor.ts'
import {usePageTitle} from '../access/usePageTitle.ts'
import {useRoot} from '../root.ts'
import {useNetworkReturned} from '../shell/useNetworkReturned.ts'
import {useBackgroundActors} from '../background.ts'
import {useStudentActors} from '../studentActors.ts'
import {type Implementations, useFlow} from '../useFlow.ts'
import {useSend} from '../useSend.ts'
import {Hiding} from './Hiding.tsx'
import {
  cardHiding,
  commentHiding,
  createMonitorQueueImplementations,
  type HidingDeps,
  reportedCards,
  reportedComments,
} from './monitor.implementations.ts'
import {MonitorQueueView} from './MonitorQueueView.tsx'
import {ReportedQueueView} from './ReportedQueueView.tsx'

/** What the staff decides, for each. */
const decisionsOf = (deps: HidingDeps) => (id: string) => <Hiding key={id} id={id} offers="decide" {...deps} />

type ReportedProps = {
  readonly implementations: Implementations<typeof reportedQueueMachine>
  readonly hiding: Omit<HidingDeps, 'onChanged'>
  readonly words: ReportedWords
}

/** What students reported, below what they wait for. */
function Reported({implementations, hiding, words}: ReportedProps) {
  const {now} = useRoot()
  const actor = useFlow(reportedQueueMachine, {
    id: words.list,
    implementations,
    input: () => undefined,
  })
  useNetworkReturned(actor, 'network.returned')
  const onChanged = (id: string) => actor.send({type: 'report.settled', id})
  return (
    <ReportedQueueView
      state={useSelector(actor, (snapshot) => snapshot)}
      send={actor.send}
      now={now()}
      words={words}
      decisionOf={decisionsOf({...hiding, onChanged})}
    />
  )
}

/** `/monitor`, for the staff: what students wait for, and what they reported. */
export function MonitorScreen() {
  const {uid, client} = useStudentActors()
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
      <Reported implementations={reportedComments(open)} hiding={commentHiding(open)} words={reportedText} />
      <Reported implementations={reportedCards(client())} hiding={cardHiding(client())} words={reportedCardsText} />
    </div>
  )
}
