import {questionWizardModel} from '../../models/extras/questionWizard.model.ts'
import {walkMachine} from '../../support/walkMachine.ts'

walkMachine(questionWizardModel)
