import {extraActivityModel} from '../../models/extras/extraActivity.model.ts'
import {walkMachine} from '../../support/walkMachine.ts'

walkMachine(extraActivityModel)
