import {extraScreenModel} from '../../models/extras/extraScreen.model.ts'
import {walkMachine} from '../../support/walkMachine.ts'

walkMachine(extraScreenModel)
