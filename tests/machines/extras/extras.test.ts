import {extrasModel} from '../../models/extras/extras.model.ts'
import {walkMachine} from '../../support/walkMachine.ts'

walkMachine(extrasModel)
