import {useSelector} from '@xstate/react'
import {examWizardMachine} from '../../../../machines/extras/examWizard.machine.ts'
import {flashcardWizardMachine} from '../../../../machines/extras/flashcardWizard.machine.ts'
import {mockWizardMachine} from '../../../../machines/extras/mockWizard.machine.ts'
import {priorityReviewMachine} from '../../../../machines/extras/priorityReview.machine.ts'
import {theoryWizardMachine} from '../../../../machines/extras/theoryWizard.machine.ts'
import {useNetworkReturned} from '../../shell/useNetworkReturned.ts'
import {useStudentActors} from '../../studentActors.ts'
import {useFlow} from '../../useFlow.ts'
import {useSend} from '../../useSend.ts'
import type {CreationProps} from './creationProps.ts'
import {ExamWizardView} from './ExamWizardView.tsx'
import {FlashcardWizardView} from './FlashcardWizardView.tsx'
import {MockWizardView} from './MockWizardView.tsx'
import {PriorityReviewView} from './PriorityReviewView.tsx'
import {TheoryWizardView} from './TheoryWizardView.tsx'
import {
  createExamWizardImplementations,
  createFlashcardWizardImplementations,
  createMockWizardImplementations,
  createPriorityReviewImplementations,
  createTheoryWizardImplementations,
} from './wizards.implementations.ts'

const noInput = () => undefined

function useDeps({calendarDate, onCreated}: CreationProps) {
  const {client, uid} = useStudentActors()
  return {client, uid, calendarDate, onCreated}
}

/** The wizard of a theoretical extra for the signed-in student (F-045). */
export function TheoryWizard(props: CreationProps) {
  const implementations = createTheoryWizardImplementations(useDeps(props))
  const actor = useFlow(theoryWizardMachine, {implementations, input: noInput})
  const state = useSelector(actor, (snapshot) => snapshot)
  useNetworkReturned(actor, 'network.returned')
  return <TheoryWizardView state={state} send={useSend(actor.send)} onClose={props.onClose} />
}

/** The wizard of a flashcard extra for the signed-in student (F-046). */
export function FlashcardWizard(props: CreationProps) {
  const implementations = createFlashcardWizardImplementations(useDeps(props))
  const actor = useFlow(flashcardWizardMachine, {implementations, input: noInput})
  const state = useSelector(actor, (snapshot) => snapshot)
  useNetworkReturned(actor, 'network.returned')
  return <FlashcardWizardView state={state} send={useSend(actor.send)} onClose={props.onClose} />
}

/** The wizard of a full exam as an extra for the signed-in student (F-047). */
export function ExamWizard(props: CreationProps) {
  const implementations = createExamWizardImplementations(useDeps(props))
  const actor = useFlow(examWizardMachine, {implementations, input: noInput})
  const state = useSelector(actor, (snapshot) => snapshot)
  useNetworkReturned(actor, 'network.returned')
  const year = Number(props.calendarDate.slice(0, 4))
  return <ExamWizardView state={state} send={useSend(actor.send)} year={year} onClose={props.onClose} />
}

/** The wizard of a mock exam as an extra for the signed-in student (F-048). */
export function MockWizard(props: CreationProps) {
  const implementations = createMockWizardImplementations(useDeps(props))
  const actor = useFlow(mockWizardMachine, {implementations, input: noInput})
  const state = useSelector(actor, (snapshot) => snapshot)
  useNetworkReturned(actor, 'network.returned')
  return <MockWizardView state={state} send={useSend(actor.send)} onClose={props.onClose} />
}

/** The priority review for the signed-in student (F-051). */
export function PriorityReview(props: CreationProps) {
  const implementations = createPriorityReviewImplementations(useDeps(props))
  const actor = useFlow(priorityReviewMachine, {implementations, input: noInput})
  const state = useSelector(actor, (snapshot) => snapshot)
  return <PriorityReviewView state={state} send={useSend(actor.send)} onClose={props.onClose} />
}
