import {pushModel} from '../../models/notifications/push.model.ts'
import {walkMachine} from '../../support/walkMachine.ts'

walkMachine(pushModel)
