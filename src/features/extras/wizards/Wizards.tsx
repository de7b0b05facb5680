import {useSelector} from '@xstate/react'
import {examWizardMachine} from '../../../../machines/extras/examWizard.machine.ts'
import {examChoice} from '../../../../machines/extras/examWizard.selectors.ts'
import {flashcardWizardMachine} from '../../../../machines/extras/flashcardWizard.machine.ts'
import {flashcardChoice} from '../../../../machines/extras/flashcardWizard.selectors.ts'
import {mockWizardMachine} from '../../../../machines/extras/mockWizard.machine.ts'
import {chosenTemplate} from '../../../../machines/extras/mockWizard.selectors.ts'
import {priorityReviewMachine} from '../../../../machines/extras/priorityReview.machine.ts'
import {priorityChoice} from '../../../../machines/extras/priorityReview.selectors.ts'
import {theoryWizardMachine} from '../../../../machines/extras/theoryWizard.machine.ts'
import {theoryPath} from '../../../../machines/extras/theoryWizard.selectors.ts'
import {useNetworkReturned} from '../../shell/useNetworkReturned.ts'
import {useStudentActors} from '../../studentActors.ts'
import {useFlow} from '../../useFlow.ts'
import {useSend} from '../../useSend.ts'
import type {CreationProps} from './creationProps.ts'
import {ExamWizardView} from './ExamWizardView.tsx'
import {FlashcardWizardView} from './FlashcardWizardView.tsx'
import {MockWizardView} from './MockWizardView.tsx'
import {PriorityReviewView} from './PriorityReviewView.tsx'
import {drafts, useKept} from './useKept.ts'
import {TheoryWizardView} from './TheoryWizardView.tsx'
import {
  createExamWizardImplementations,
  createFlashcardWizardImplementations,
  createMockWizardImplementations,
  createPriorityReviewImplementations,
  createTheoryWizardImplementations,
} from './wizards.implementations.ts'

function useDeps({calendarDate, onCreated}: CreationProps) {
  const {client, uid} = useStudentActors()
  return {client, uid, calendarDate, onCreated}
}

/** The wizard of a theoretical extra for the signed-in student (F-045). */
export function TheoryWizard(props: CreationProps) {
  const deps = useDeps(props)
  const actor = useFlow(theoryWizardMachine, {
    implementations: createTheoryWizardImplementations(deps),
    input: () => ({path: drafts.theory.read(deps.uid)}),
  })
  const state = useSelector(actor, (snapshot) => snapshot)
  useKept(drafts.theory, theoryPath(state))
  useNetworkReturned(actor, 'network.returned')
  return <TheoryWizardView state={state} send={useSend(actor.send)} onClose={props.onClose} />
}

/** The wizard of a flashcard extra for the signed-in student (F-046). */
export function FlashcardWizard(props: CreationProps) {
  const deps = useDeps(props)
  const actor = useFlow(flashcardWizardMachine, {
    implementations: createFlashcardWizardImplementations(deps),
    input: () => ({choice: drafts.flashcard.read(deps.uid)}),
  })
  const state = useSelector(actor, (snapshot) => snapshot)
  useKept(drafts.flashcard, flashcardChoice(state))
  useNetworkReturned(actor, 'network.returned')
  return <FlashcardWizardView state={state} send={useSend(actor.send)} onClose={props.onClose} />
}

/** The wizard of a full exam as an extra for the signed-in student (F-047). */
export function ExamWizard(props: CreationProps) {
  const deps = useDeps(props)
  const actor = useFlow(examWizardMachine, {
    implementations: createExamWizardImplementations(deps),
    input: () => ({choice: drafts.exam.read(deps.uid)}),
  })
  const state = useSelector(actor, (snapshot) => snapshot)
  useKept(drafts.exam, examChoice(state))
  useNetworkReturned(actor, 'network.returned')
  const year = Number(props.calendarDate.slice(0, 4))
  return <ExamWizardView state={state} send={useSend(actor.send)} year={year} onClose={props.onClose} />
}

/** The wizard of a mock exam as an extra for the signed-in student (F-048). */
export function MockWizard(props: CreationProps) {
  const deps = useDeps(props)
  const actor = useFlow(mockWizardMachine, {
    implementations: createMockWizardImplementations(deps),
    input: () => ({template: drafts.mock.read(deps.uid)}),
  })
  const state = useSelector(actor, (snapshot) => snapshot)
  useKept(drafts.mock, chosenTemplate(state))
  useNetworkReturned(actor, 'network.returned')
  return <MockWizardView state={state} send={useSend(actor.send)} onClose={props.onClose} />
}

/** The priority review for the signed-in student (F-051). */
export function PriorityReview(props: CreationProps) {
  const deps = useDeps(props)
  const actor = useFlow(priorityReviewMachine, {
    implementations: createPriorityReviewImplementations(deps),
    input: () => ({choice: drafts.priority.read(deps.uid)}),
  })
  const state = useSelector(actor, (snapshot) => snapshot)
  useKept(drafts.priority, priorityChoice(state))
  return <PriorityReviewView state={state} send={useSend(actor.send)} onClose={props.onClose} />
}
