import {theoryWizardModel} from '../../models/extras/theoryWizard.model.ts'
import {walkMachine} from '../../support/walkMachine.ts'

walkMachine(theoryWizardModel)
