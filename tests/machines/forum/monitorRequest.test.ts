import {monitorRequestModel} from '../../models/forum/monitorRequest.model.ts'
import {walkMachine} from '../../support/walkMachine.ts'

walkMachine(monitorRequestModel)
