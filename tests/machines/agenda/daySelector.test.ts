import {daySelectorModel} from '../../models/agenda/daySelector.model.ts'
import {walkMachine} from '../../support/walkMachine.ts'

walkMachine(daySelectorModel)
