import {useEffect} from 'react'
import {adoptMarks} from '../../services/question/marks.ts'
import type {WireMarks} from '../../services/question/marks.ts'

type Marked = {readonly scopedId: string; readonly studentMarks?: WireMarks | null | undefined}

/**
 * Keeps what the server says of a question's marks on this device (D-23). Call it before the hooks that start an actor:
 * effects run in their order, and the actor's first change must find the server's marks.
 */
export function useAdoptedMarks(question: Marked | undefined): void {
  const scopedId = question?.scopedId
  const marks = question?.studentMarks
  useEffect(() => {
    if (scopedId !== undefined) adoptMarks(scopedId, marks)
  }, [scopedId, marks])
}
