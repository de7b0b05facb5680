import {npsModel} from '../../models/feedback/nps.model.ts'
import {walkMachine} from '../../support/walkMachine.ts'

walkMachine(npsModel)
