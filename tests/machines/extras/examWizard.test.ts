import {examWizardModel} from '../../models/extras/examWizard.model.ts'
import {walkMachine} from '../../support/walkMachine.ts'

walkMachine(examWizardModel)
