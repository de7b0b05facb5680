import {sessionModel} from '../../models/access/session.model.ts'
import {walkMachine} from '../../support/walkMachine.ts'

walkMachine(sessionModel)
