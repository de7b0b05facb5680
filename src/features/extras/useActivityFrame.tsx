import {Suspense, useMemo} from 'react'
import type {ExtraPlace} from '../../../domain/extras/routes.ts'
import type {CalendarDate} from '../../../domain/shared/studyDay.ts'
import {isExtraFinished} from '../../services/extras/extras.actors.ts'
import {extrasText, extraSuffix} from '../../text/extras/extras.ts'
import {lazyNamed} from '../../ui/loading/lazyLoading.tsx'
import type {ActivityFrame} from '../agenda/activityFrame.ts'

const WhyHere = lazyNamed(() => import('../agenda/LessonNotes.tsx'), 'WhyHere')
const ExamTimer = lazyNamed(() => import('../exam/ExamTimer.tsx'), 'ExamTimer')

type Exam = NonNullable<ActivityFrame['exam']>

const timerOf =
  (startedAt: number, deadline: number): NonNullable<Exam['timer']> =>
  (onOver) => (
    <Suspense fallback={null}>
      <ExamTimer startedAt={startedAt} deadline={deadline} extraTime={0} onOver={onOver} />
    </Suspense>
  )

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
  return useMemo(() => {
    if (review === null) return undefined
    return (questionId: string) => (
      <Suspense fallback={null}>
        <WhyHere activity={review} about={questionId} />
      </Suspense>
    )
  }, [review])
}

/** What stands around the extra of a place: its way back, its suffix, how it is answered, and how its end is told. */
export function useActivityFrame(
  place: ExtraPlace,
  calendarDate: CalendarDate,
  back: ActivityFrame['back'],
): ActivityFrame {
  const id = 'extra' in place ? place.extra.id : null
  const exam = useExamOf(place)
  const noteOf = useNoteOf(place)
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
    return {back, suffix, ...(exam && {exam}), ...(noteOf && {noteOf}), end: {ask, text: extrasText.finishedExtra}}
  }, [back, suffix, exam, noteOf, calendarDate, id, hasOtherPart])
}
