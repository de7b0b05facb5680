import {questionCountModel} from '../../models/extras/questionCount.model.ts'
import {walkMachine} from '../../support/walkMachine.ts'

walkMachine(questionCountModel)
