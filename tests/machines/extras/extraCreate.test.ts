import {extraCreateModel} from '../../models/extras/extraCreate.model.ts'
import {walkMachine} from '../../support/walkMachine.ts'

walkMachine(extraCreateModel)
