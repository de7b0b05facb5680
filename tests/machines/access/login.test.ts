import {loginModel} from '../../models/access/login.model.ts'
import {walkMachine} from '../../support/walkMachine.ts'

walkMachine(loginModel)
