import {editingWindowModel} from '../../models/agenda/editingWindow.model.ts'
import {walkMachine} from '../../support/walkMachine.ts'

walkMachine(editingWindowModel)
