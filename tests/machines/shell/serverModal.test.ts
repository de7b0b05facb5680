import {serverModalModel} from '../../models/shell/serverModal.model.ts'
import {walkMachine} from '../../support/walkMachine.ts'

walkMachine(serverModalModel)
