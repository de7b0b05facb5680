import {useEffect, useState} from 'react'
import type {MockActivity} from '../../../machines/exam/mockExam.types.ts'
import {type StoredQuestion, storeWholeExam} from '../../services/exam/wholeExam.ts'
import {useStudentActors} from '../studentActors.ts'

const nothing: readonly StoredQuestion[] = []

/** The questions of an exam that are on this device already, in their order; null asks for none. */
export function useWholeExam(
  activity: Pick<MockActivity, 'id' | 'calendarDate' | 'questionIds'> | null,
): readonly StoredQuestion[] {
  const {client} = useStudentActors()
  const [stored, setStored] = useState({id: '', questions: nothing})
  const id = activity?.id ?? null
  const calendarDate = activity?.calendarDate ?? ''
  const list = activity?.questionIds.join() ?? ''
  useEffect(() => {
    if (id === null) return undefined
    const stop = new AbortController()
    const add = (arrived: readonly StoredQuestion[]) =>
      setStored((before) => ({id, questions: before.id === id ? [...before.questions, ...arrived] : arrived}))
    void storeWholeExam(client(), list.split(','), {calendarDate, activity: id}, add, stop.signal)
    return () => stop.abort()
  }, [client, id, calendarDate, list])
  return stored.id === id ? stored.questions : nothing
}
