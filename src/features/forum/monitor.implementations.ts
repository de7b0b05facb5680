import type {Client} from '@urql/core'
import type {PromiseActorLogic} from 'xstate'
import type {hidingMachine} from '../../../machines/forum/hiding.machine.ts'
import type {HidingChange} from '../../../machines/forum/hiding.types.ts'
import type {ForumCommand} from '../../../machines/forum/forum.types.ts'
import type {monitorQueueMachine} from '../../../machines/forum/monitorQueue.machine.ts'
import type {monitorRequestMachine} from '../../../machines/forum/monitorRequest.machine.ts'
import type {reportedQueueMachine} from '../../../machines/forum/reportedQueue.machine.ts'
import type {reportMachine} from '../../../machines/study/report.machine.ts'
import {decideCardWith, loadReportedCardsWith} from '../../services/decks/reported.actors.ts'
import {changeHidingWith, loadReportedWith} from '../../services/forum/hiding.actors.ts'
import {
  changeRequestWith,
  followQueueWith,
  loadMoreWaitingWith,
  loadQueueWith,
  requestMonitorWith,
} from '../../services/forum/monitor.actors.ts'
import {reportCommentWith} from '../../services/forum/report.actors.ts'
import type {OpenRest} from '../../services/forum/rest.ts'
import {cardHidingText, hidingText, type HidingWords} from '../../text/forum/hiding.ts'
import {monitorText, queueText} from '../../text/forum/monitor.ts'
import {reasonNames} from '../../text/study/feedback.ts'
import {notify} from '../../ui/status/notify.ts'
import {reportNotices} from '../study/feedback/report.implementations.ts'
import type {Implementations} from '../useFlow.ts'

export type MonitorRequestDeps = {readonly open: OpenRest; readonly tellForum: (command: ForumCommand) => void}

export const createMonitorRequestImplementations = ({
  open,
  tellForum,
}: MonitorRequestDeps): Implementations<typeof monitorRequestMachine> => ({
  actors: {requestMonitor: requestMonitorWith(open)},
  actions: {
    notifyRequested: () => notify({tone: 'success', title: monitorText.requested}),
    reloadComment: (_, {id}) => tellForum({type: 'comments.reload', ids: [id]}),
  },
})

export const createCommentReportImplementations = (open: OpenRest): Implementations<typeof reportMachine> => ({
  actors: {sendReport: reportCommentWith(open)},
  actions: reportNotices,
})

export const createMonitorQueueImplementations = (open: OpenRest): Implementations<typeof monitorQueueMachine> => ({
  actors: {
    loadQueue: loadQueueWith(open),
    loadMore: loadMoreWaitingWith(open),
    followQueue: followQueueWith(open),
    changeRequest: changeRequestWith(open),
  },
  actions: {notifyAnswered: () => notify({tone: 'success', title: queueText.answered})},
})

/** What is decided about, and in which words. */
export type HidingDeps = {
  readonly changeHiding: PromiseActorLogic<unknown, HidingChange>
  readonly words: HidingWords
  readonly onChanged: (id: string) => void
}

export const commentHiding = (open: OpenRest): Omit<HidingDeps, 'onChanged'> => ({
  changeHiding: changeHidingWith(open),
  words: hidingText,
})

export const cardHiding = (client: Client): Omit<HidingDeps, 'onChanged'> => ({
  changeHiding: decideCardWith(client),
  words: cardHidingText,
})

export const createHidingImplementations = ({
  changeHiding,
  words,
  onChanged,
}: HidingDeps): Implementations<typeof hidingMachine> => ({
  actors: {changeHiding},
  actions: {
    notifyHidden: () => notify({tone: 'success', title: words.hidden}),
    notifyShown: () => notify({tone: 'success', title: words.shown}),
    tellChanged: (_, {id}) => onChanged(id),
  },
})

type ReportedImplementations = Implementations<typeof reportedQueueMachine>

export const reportedComments = (open: OpenRest): ReportedImplementations => ({
  actors: {loadReported: loadReportedWith(open, (reason) => reasonNames[reason])},
})

export const reportedCards = (client: Client): ReportedImplementations => ({
  actors: {loadReported: loadReportedCardsWith(client)},
})
