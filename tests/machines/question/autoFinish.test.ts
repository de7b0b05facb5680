import {autoFinishModel} from '../../models/question/autoFinish.model.ts'
import {walkMachine} from '../../support/walkMachine.ts'

walkMachine(autoFinishModel)
