import {MonitorRequestView} from '../../../src/features/forum/MonitorRequestView.tsx'
import {monitorRequestModel, monitorRequestView} from '../../models/forum/monitorRequest.model.ts'
import {walkView} from '../../support/walkView.tsx'

walkView(monitorRequestModel, monitorRequestView, (flow) => <MonitorRequestView {...flow} />)
