import {questionDonutModel} from '../../models/performance/questionDonut.model.ts'
import {walkMachine} from '../../support/walkMachine.ts'

walkMachine(questionDonutModel)
