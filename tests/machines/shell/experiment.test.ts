import {experimentModel} from '../../models/shell/experiment.model.ts'
import {walkMachine} from '../../support/walkMachine.ts'

walkMachine(experimentModel)
