import {useSelector} from '@xstate/react'
import type {CalendarDate} from '../../../domain/shared/studyDay.ts'
import {movedStudyMachine} from '../../../machines/agenda/movedStudy.machine.ts'
import {useStudentActors} from '../studentActors.ts'
import {useFlow} from '../useFlow.ts'
import {useSend} from '../useSend.ts'
import {createMovedStudyImplementations} from './movedStudy.implementations.ts'
import {MovedStudyView} from './MovedStudyView.tsx'

/** What a day of today without theory says, if the student moved it away. Give it the day as `key`. */
export function MovedStudy({calendarDate}: {readonly calendarDate: CalendarDate}) {
  const {client} = useStudentActors()
  const actor = useFlow(movedStudyMachine, {
    id: `movedStudy ${calendarDate}`,
    implementations: createMovedStudyImplementations({client, calendarDate}),
    input: () => undefined,
  })
  const send = useSend(actor.send)
  const state = useSelector(actor, (snapshot) => snapshot)
  return <MovedStudyView state={state} send={send} />
}
