import {emailConfirmationModel} from '../../models/access/emailConfirmation.model.ts'
import {walkMachine} from '../../support/walkMachine.ts'

walkMachine(emailConfirmationModel)
