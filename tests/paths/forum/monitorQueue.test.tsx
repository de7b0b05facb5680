import {MonitorQueueView} from '../../../src/features/forum/MonitorQueueView.tsx'
import {monitorQueueModel, monitorQueueView} from '../../models/forum/monitorQueue.model.ts'
import {walkView} from '../../support/walkView.tsx'

const now = Date.parse('2026-03-10T13:00:00Z')

walkView(monitorQueueModel, monitorQueueView, (flow) => <MonitorQueueView {...flow} now={now} />)
