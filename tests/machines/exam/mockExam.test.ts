import {mockExamModel} from '../../models/exam/mockExam.model.ts'
import {walkMachine} from '../../support/walkMachine.ts'

walkMachine(mockExamModel)
