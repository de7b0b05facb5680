import {DataExportView} from '../../../src/features/profile/DataExportView.tsx'
import {dataExportModel, dataExportView} from '../../models/profile/dataExport.model.ts'
import {walkView} from '../../support/walkView.tsx'

walkView(dataExportModel, dataExportView, ({state, send}) => <DataExportView state={state} send={send} />)
