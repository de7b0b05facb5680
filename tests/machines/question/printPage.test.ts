import {printPageModel} from '../../models/question/printPage.model.ts'
import {walkMachine} from '../../support/walkMachine.ts'

walkMachine(printPageModel)
