import {useMemo} from 'react'
import type {ExtraPlace} from '../../../domain/extras/routes.ts'
import type {CalendarDate} from '../../../domain/shared/studyDay.ts'
import {isExtraFinished} from '../../services/extras/extras.actors.ts'
import {extrasText, extraSuffix} from '../../text/extras/extras.ts'
import type {ActivityFrame} from '../agenda/activityFrame.ts'
import {noteOf, timerOf} from './frameParts.tsx'

type Exam = NonNullable<ActivityFrame['exam']>

/** The mode that the wizard was told for questions; those that the priority review chose are answered as the student prefers. */
function useExamOf(place: ExtraPlace): Exam | undefined {
  const extra = place.show === 'questions' && !place.extra.isPriority ? place.extra : null
  const isOn = extra?.examMode
  const startedAt = extra?.createdAt
  const endsAt = extra?.deadline ?? null
  return useMemo(() => {
    if (isOn === undefined || startedAt === undefined) return undefined
    const deadline = endsAt === null ? null : Date.parse(endsAt)
    return {isOn, deadline, timer: deadline === null ? null : timerOf(Date.parse(startedAt), deadline)}
  }, [isOn, startedAt, endsAt])
}

/** Why a question of a priority review was chosen (D-26). */
function useNoteOf(place: ExtraPlace): ActivityFrame['noteOf'] {
  const review = place.show === 'questions' && place.extra.isPriority ? place.extra.id : null
  return useMemo(() => (review === null ? undefined : noteOf(review)), [review])
}

/** What stands around the extra of a place: its way back, its suffix, how it is answered, and how its end is told. */
export function useActivityFrame(
  place: ExtraPlace,
  calendarDate: CalendarDate,
  back: ActivityFrame['back'],
): ActivityFrame {
  const id = 'extra' in place ? place.extra.id : null
  const exam = useExamOf(place)
  const note = useNoteOf(place)
  // A mock exam says by itself that it is an extra.
  const suffix = place.show === 'exam' && place.route === 'simulado' ? '' : extraSuffix
  const hasOtherPart = place.show === 'smartReview'
  return useMemo(() => {
    if (id === null) return {back, suffix}
    const ask: NonNullable<ActivityFrame['end']>['ask'] = async (client) => {
      const isFinished = await isExtraFinished(client, calendarDate, id)
      // What has no other part ends with its last answer: the server is asked again.
      if (!isFinished && !hasOtherPart) throw new Error('the extra has not ended yet')
      return isFinished
    }
    return {back, suffix, ...(exam && {exam}), ...(note && {noteOf: note}), end: {ask, text: extrasText.finishedExtra}}
  }, [back, suffix, exam, note, calendarDate, id, hasOtherPart])
}
