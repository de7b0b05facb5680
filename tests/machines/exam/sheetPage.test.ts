import {sheetPageModel} from '../../models/exam/sheetPage.model.ts'
import {walkMachine} from '../../support/walkMachine.ts'

walkMachine(sheetPageModel)
