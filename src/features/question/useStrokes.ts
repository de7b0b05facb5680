import {useMemo, useSyncExternalStore} from 'react'
import {toggleStroke, withoutStroke} from '../../../domain/question/strokes.ts'
import {marksOf, onMarksSaved, saveMarks} from '../../services/question/marks.ts'
import type {ShownQuestion} from './shown.ts'
import {useAdoptedMarks} from './useAdoptedMarks.ts'

/** Strokes of the question on the screen; they are kept on the device and follow the account (D-23). */
export function useStrokes(question: ShownQuestion | undefined) {
  useAdoptedMarks(question)
  const scopedId = question?.scopedId
  // A text, because each reading of the storage is a new array.
  const kept = useSyncExternalStore(onMarksSaved, () =>
    question ? marksOf(question.scopedId, question.studentMarks).struck.join(' ') : '',
  )
  const struck = useMemo(() => (kept === '' ? [] : kept.split(' ').map(Number)), [kept])
  const store = (next: readonly number[]) => {
    if (scopedId !== undefined) saveMarks(scopedId, {struck: next})
  }
  return {
    struck,
    toggle: (choice: number) => store(toggleStroke(struck, choice)),
    clear: (choice: number) => {
      if (struck.includes(choice)) store(withoutStroke(struck, choice))
    },
  }
}
