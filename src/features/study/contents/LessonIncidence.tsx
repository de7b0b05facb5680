import {useSelector} from '@xstate/react'
import {lessonIncidenceMachine} from '../../../../machines/study/lessonIncidence.machine.ts'
import {useProfile, useStudentActors} from '../../studentActors.ts'
import {useFlow} from '../../useFlow.ts'
import {createLessonIncidenceImplementations} from './lessonIncidence.implementations.ts'
import {LessonIncidenceView} from './LessonIncidenceView.tsx'

type Props = {readonly lessonId: string}

/** How papers ask the lesson, below its contents. Mount it anew for another lesson. */
export function LessonIncidence({lessonId}: Props) {
  const {client} = useStudentActors()
  const {institutionTarget} = useProfile()
  const actor = useFlow(lessonIncidenceMachine, {
    id: `lessonIncidence ${lessonId}`,
    implementations: createLessonIncidenceImplementations({client}),
    input: () => ({lessonId, targets: institutionTarget}),
  })
  return <LessonIncidenceView state={useSelector(actor, (snapshot) => snapshot)} send={actor.send} />
}
