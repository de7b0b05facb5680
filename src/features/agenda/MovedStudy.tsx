import {useSelector} from '@xstate/react'
import {type CalendarDate, studyDayOf} from '../../../domain/shared/studyDay.ts'
import {movedStudyMachine} from '../../../machines/agenda/movedStudy.machine.ts'
import {timeZone} from '../../services/platform/device.ts'
import {useRoot} from '../root.ts'
import {useStudentActors} from '../studentActors.ts'
import {useFlow} from '../useFlow.ts'
import {useSend} from '../useSend.ts'
import {createMovedStudyImplementations} from './movedStudy.implementations.ts'
import {MovedStudyView} from './MovedStudyView.tsx'

type Props = {readonly calendarDate: CalendarDate}

function Moved({calendarDate}: Props) {
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

/** What a day without theory says, if it is today and the student moved it away. Give it the day as `key`. */
export function MovedStudy({calendarDate}: Props) {
  const {now} = useRoot()
  return calendarDate === studyDayOf(now(), timeZone) ? <Moved calendarDate={calendarDate} /> : null
}
