import {passwordChangeModel} from '../../models/profile/passwordChange.model.ts'
import {walkMachine} from '../../support/walkMachine.ts'

walkMachine(passwordChangeModel)
