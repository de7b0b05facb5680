import {statisticsModel} from '../../models/diagnostic/diagnosticModels.ts'
import {walkMachine} from '../../support/walkMachine.ts'

walkMachine(statisticsModel)
