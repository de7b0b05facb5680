import {forgotPasswordModel} from '../../models/access/forgotPassword.model.ts'
import {walkMachine} from '../../support/walkMachine.ts'

walkMachine(forgotPasswordModel)
