import {useSelector} from '@xstate/react'
import type {CalendarDate} from '../../../domain/shared/studyDay.ts'
import {moveStudyMachine} from '../../../machines/agenda/moveStudy.machine.ts'
import {useStudentActors} from '../studentActors.ts'
import {useFlow} from '../useFlow.ts'
import {useSend} from '../useSend.ts'
import {createMoveStudyImplementations} from './moveStudy.implementations.ts'
import {MoveStudyView} from './MoveStudyView.tsx'

type Props = {
  readonly calendarDate: CalendarDate
  readonly lessonId: string
}

/** 'Mover para outro dia' of the study of today. */
export function MoveStudy({calendarDate, lessonId}: Props) {
  const {client} = useStudentActors()
  const actor = useFlow(moveStudyMachine, {
    id: `moveStudy ${calendarDate}:${lessonId}`,
    implementations: createMoveStudyImplementations({client, calendarDate}),
    input: () => ({lessonId}),
  })
  const send = useSend(actor.send)
  const state = useSelector(actor, (snapshot) => snapshot)
  return <MoveStudyView state={state} send={send} />
}
