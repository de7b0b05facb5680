import {examModel} from '../../models/diagnostic/diagnosticModels.ts'
import {walkMachine} from '../../support/walkMachine.ts'

walkMachine(examModel)
