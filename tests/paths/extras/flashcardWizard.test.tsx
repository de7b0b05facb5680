import {FlashcardWizardView} from '../../../src/features/extras/wizards/FlashcardWizardView.tsx'
import {flashcardWizardModel, flashcardWizardView} from '../../models/extras/flashcardWizard.model.ts'
import {walkView} from '../../support/walkView.tsx'

walkView(flashcardWizardModel, flashcardWizardView, (flow) => (
  <FlashcardWizardView {...flow} onClose={() => undefined} />
))
