import {externalAuthModel} from '../../models/access/externalAuth.model.ts'
import {walkMachine} from '../../support/walkMachine.ts'

walkMachine(externalAuthModel)
