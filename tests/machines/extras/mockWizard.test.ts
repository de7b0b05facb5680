import {mockWizardModel} from '../../models/extras/mockWizard.model.ts'
import {walkMachine} from '../../support/walkMachine.ts'

walkMachine(mockWizardModel)
