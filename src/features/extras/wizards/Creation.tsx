import type {ComponentType} from 'react'
import type {WizardKind} from '../../../../domain/extras/creation.ts'
import type {CreationProps} from './creationProps.ts'
import {QuestionWizard} from './QuestionWizard.tsx'
import {ExamWizard, FlashcardWizard, MockWizard, PriorityReview, TheoryWizard} from './Wizards.tsx'

const wizards: Readonly<Record<WizardKind, ComponentType<CreationProps>>> = {
  question: QuestionWizard,
  study: TheoryWizard,
  flashcard: FlashcardWizard,
  exam: ExamWizard,
  mock: MockWizard,
  priority: PriorityReview,
}

/** The wizard of a kind over the page (F-043, F-045 to F-048, F-051). Load it lazily: it brings Ark UI along. */
export function Creation({kind, ...props}: CreationProps & {readonly kind: WizardKind}) {
  const Wizard = wizards[kind]
  return <Wizard key={kind} {...props} />
}
