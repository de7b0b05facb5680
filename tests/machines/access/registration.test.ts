import {registrationModel} from '../../models/access/registration.model.ts'
import {walkMachine} from '../../support/walkMachine.ts'

walkMachine(registrationModel)
