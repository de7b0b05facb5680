import {accessBlockedModel} from '../../models/shell/accessBlocked.model.ts'
import {walkMachine} from '../../support/walkMachine.ts'

walkMachine(accessBlockedModel)
