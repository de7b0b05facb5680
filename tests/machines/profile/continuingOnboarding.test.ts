import {continuingModel} from '../../models/profile/continuingOnboarding.model.ts'
import {walkMachine} from '../../support/walkMachine.ts'

walkMachine(continuingModel)
