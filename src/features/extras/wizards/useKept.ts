import {useEffect} from 'react'
import {
  type Draft,
  examDraft,
  flashcardDraft,
  mockDraft,
  priorityDraft,
  theoryDraft,
} from '../../../services/extras/drafts.ts'
import {useStudentActors} from '../../studentActors.ts'

/** The last choices of the wizards but that of questions. */
export const drafts = {
  theory: theoryDraft,
  flashcard: flashcardDraft,
  exam: examDraft,
  mock: mockDraft,
  priority: priorityDraft,
} as const

/** Keeps what is chosen with every change, so that it outlives a reload. */
export function useKept<Choice>(draft: Draft<Choice>, choice: Choice): void {
  const {uid} = useStudentActors()
  useEffect(() => draft.keep(uid, choice), [draft, uid, choice])
}
