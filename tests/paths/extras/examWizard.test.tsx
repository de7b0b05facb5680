import {ExamWizardView} from '../../../src/features/extras/wizards/ExamWizardView.tsx'
import {examWizardModel, examWizardView, year} from '../../models/extras/examWizard.model.ts'
import {walkView} from '../../support/walkView.tsx'

walkView(examWizardModel, examWizardView, (flow) => <ExamWizardView {...flow} year={year} onClose={() => undefined} />)
