import {WizardView} from '../../../src/features/diagnostic/WizardView.tsx'
import {wizardModel} from '../../models/diagnostic/diagnosticModels.ts'
import {wizardView} from '../../models/diagnostic/diagnosticViews.ts'
import {walkView} from '../../support/walkView.tsx'

walkView(wizardModel, wizardView, ({state, send}) => <WizardView state={state} send={send} />)
