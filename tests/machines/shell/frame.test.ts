import {frameModel} from '../../models/shell/frame.model.ts'
import {walkMachine} from '../../support/walkMachine.ts'

walkMachine(frameModel)
