import {shareModel} from '../../models/diagnostic/diagnosticModels.ts'
import {walkMachine} from '../../support/walkMachine.ts'

walkMachine(shareModel)
