import {MockWizardView} from '../../../src/features/extras/wizards/MockWizardView.tsx'
import {mockWizardModel, mockWizardView} from '../../models/extras/mockWizard.model.ts'
import {walkView} from '../../support/walkView.tsx'

walkView(mockWizardModel, mockWizardView, (flow) => <MockWizardView {...flow} onClose={() => undefined} />)
