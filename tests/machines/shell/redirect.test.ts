import {redirectModel} from '../../models/shell/redirect.model.ts'
import {walkMachine} from '../../support/walkMachine.ts'

walkMachine(redirectModel)
