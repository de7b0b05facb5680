import {questionPresetsModel} from '../../models/extras/questionPresets.model.ts'
import {walkMachine} from '../../support/walkMachine.ts'

walkMachine(questionPresetsModel)
