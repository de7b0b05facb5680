import {leaveGuardModel} from '../../models/profile/leaveGuard.model.ts'
import {walkMachine} from '../../support/walkMachine.ts'

walkMachine(leaveGuardModel)
