import {essayModel} from '../../models/question/essay.model.ts'
import {walkMachine} from '../../support/walkMachine.ts'

walkMachine(essayModel)
