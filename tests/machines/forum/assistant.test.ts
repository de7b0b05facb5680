import {assistantModel} from '../../models/forum/assistant.model.ts'
import {walkMachine} from '../../support/walkMachine.ts'

walkMachine(assistantModel)
