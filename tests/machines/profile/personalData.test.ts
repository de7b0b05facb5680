import {personalDataModel} from '../../models/profile/personalData.model.ts'
import {walkMachine} from '../../support/walkMachine.ts'

walkMachine(personalDataModel)
