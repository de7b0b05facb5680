import type {hidingMachine} from '../../../machines/forum/hiding.machine.ts'
import type {ForumCommand} from '../../../machines/forum/forum.types.ts'
import type {monitorQueueMachine} from '../../../machines/forum/monitorQueue.machine.ts'
import type {monitorRequestMachine} from '../../../machines/forum/monitorRequest.machine.ts'
import type {reportedQueueMachine} from '../../../machines/forum/reportedQueue.machine.ts'
import type {reportMachine} from '../../../machines/study/report.machine.ts'
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
import {hidingText} from '../../text/forum/hiding.ts'
import {monitorText, queueText} from '../../text/forum/monitor.ts'
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

export type HidingDeps = {readonly open: OpenRest; readonly onChanged: (commentId: string) => void}

export const createHidingImplementations = ({open, onChanged}: HidingDeps): Implementations<typeof hidingMachine> => ({
  actors: {changeHiding: changeHidingWith(open)},
  actions: {
    notifyHidden: () => notify({tone: 'success', title: hidingText.hidden}),
    notifyShown: () => notify({tone: 'success', title: hidingText.shown}),
    tellChanged: (_, {id}) => onChanged(id),
  },
})

export const createReportedQueueImplementations = (open: OpenRest): Implementations<typeof reportedQueueMachine> => ({
  actors: {loadReported: loadReportedWith(open)},
})
