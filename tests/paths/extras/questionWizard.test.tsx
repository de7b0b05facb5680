import {QuestionWizardView} from '../../../src/features/extras/wizards/QuestionWizardView.tsx'
import {institutions, questionWizardModel, questionWizardView, year} from '../../models/extras/questionWizard.model.ts'
import {walkView} from '../../support/walkView.tsx'

walkView(questionWizardModel, questionWizardView, (flow) => (
  <QuestionWizardView
    {...flow}
    institutions={institutions}
    count={{total: 128, byDifficulty: [8, 40, 50, 30], byHistory: [100, 9, 2, 3, 120], withComments: 64}}
    year={year}
    remaining={null}
    presets={null}
    onClose={() => undefined}
  />
))
