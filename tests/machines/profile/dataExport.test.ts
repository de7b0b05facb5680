import {dataExportModel} from '../../models/profile/dataExport.model.ts'
import {walkMachine} from '../../support/walkMachine.ts'

walkMachine(dataExportModel)
