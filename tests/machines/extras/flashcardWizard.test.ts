import {flashcardWizardModel} from '../../models/extras/flashcardWizard.model.ts'
import {walkMachine} from '../../support/walkMachine.ts'

walkMachine(flashcardWizardModel)
