import {examModeModel} from '../../models/question/examMode.model.ts'
import {walkMachine} from '../../support/walkMachine.ts'

walkMachine(examModeModel)
