import {questionModel} from '../../models/question/question.model.ts'
import {walkMachine} from '../../support/walkMachine.ts'

walkMachine(questionModel)
