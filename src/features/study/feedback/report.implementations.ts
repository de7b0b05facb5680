import type {reportMachine} from '../../../../machines/study/report.machine.ts'
import {sendReportWith} from '../../../services/study/feedback.actors.ts'
import {feedbackHints, reasonNames, reportText} from '../../../text/study/feedback.ts'
import {notify} from '../../../ui/status/notify.ts'
import type {Implementations} from '../../useFlow.ts'
import type {StudentActors} from '../../studentActors.ts'

type Deps = Pick<StudentActors, 'client'>

/** What becomes of a report is told, whatever it is about. */
export const reportNotices: NonNullable<Implementations<typeof reportMachine>['actions']> = {
  notifySent: () => notify({tone: 'success', title: reportText.sentTitle, text: reportText.sentText}),
  notifyFailure: (_, {failure}) => notify({tone: 'error', title: reportText.failed, text: feedbackHints[failure]}),
}

export const createReportImplementations = ({client}: Deps): Implementations<typeof reportMachine> => ({
  actors: {sendReport: sendReportWith(client(), (reason) => reasonNames[reason])},
  actions: reportNotices,
})
