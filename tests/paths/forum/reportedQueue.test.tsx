import {ReportedQueueView} from '../../../src/features/forum/ReportedQueueView.tsx'
import {reportedQueueModel, reportedQueueView} from '../../models/forum/reportedQueue.model.ts'
import {walkView} from '../../support/walkView.tsx'

const now = Date.parse('2026-03-10T13:00:00Z')

walkView(reportedQueueModel, reportedQueueView, (flow) => <ReportedQueueView {...flow} now={now} />)
