import {targetsModel} from '../../models/profile/targets.model.ts'
import {walkMachine} from '../../support/walkMachine.ts'

walkMachine(targetsModel)
