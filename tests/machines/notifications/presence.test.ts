import {presenceModel} from '../../models/notifications/presence.model.ts'
import {walkMachine} from '../../support/walkMachine.ts'

walkMachine(presenceModel)
