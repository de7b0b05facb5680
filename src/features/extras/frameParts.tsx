import {type ReactNode, Suspense} from 'react'
import {lazyNamed} from '../../ui/loading/lazyLoading.tsx'

const WhyHere = lazyNamed(() => import('../agenda/LessonNotes.tsx'), 'WhyHere')
const ExamTimer = lazyNamed(() => import('../exam/ExamTimer.tsx'), 'ExamTimer')

/** The time of questions with a limit; instants in milliseconds. */
export const timerOf =
  (startedAt: number, deadline: number) =>
  (onOver: () => void): ReactNode => (
    <Suspense fallback={null}>
      <ExamTimer startedAt={startedAt} deadline={deadline} extraTime={0} onOver={onOver} />
    </Suspense>
  )

/** Why a question of a review was chosen (D-26). */
export const noteOf =
  (review: string) =>
  (questionId: string): ReactNode => (
    <Suspense fallback={null}>
      <WhyHere activity={review} about={questionId} />
    </Suspense>
  )
