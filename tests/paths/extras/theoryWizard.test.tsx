import {TheoryWizardView} from '../../../src/features/extras/wizards/TheoryWizardView.tsx'
import {theoryWizardModel, theoryWizardView} from '../../models/extras/theoryWizard.model.ts'
import {walkView} from '../../support/walkView.tsx'

walkView(theoryWizardModel, theoryWizardView, (flow) => <TheoryWizardView {...flow} onClose={() => undefined} />)
