import {useEffect, useState} from 'react'
import type {SheetQuestion} from '../../../domain/exam/answerSheet.ts'
import {readSheetQuestions} from '../../services/exam/sheetQuestions.ts'
import {useStudentActors} from '../studentActors.ts'

type Place = {readonly activity: string; readonly calendarDate: string}
type Line = Pick<SheetQuestion, 'id' | 'choices' | 'isEssay'>

/**
 * What the answer sheet has to know of every question of an exam; null as long as one of them is not on this device.
 * They come with the questions, which are read ahead anyway.
 */
export function useSheetQuestions(ids: readonly string[], {activity, calendarDate}: Place): readonly Line[] | null {
  const {client} = useStudentActors()
  const [lines, setLines] = useState<readonly Line[] | null>(null)
  useEffect(() => {
    const stop = new AbortController()
    void readSheetQuestions(client(), ids, {activity, calendarDate}, stop.signal).then((read) => {
      if (!stop.signal.aborted) setLines(read)
    })
    return () => stop.abort()
  }, [client, ids, activity, calendarDate])
  return lines
}
