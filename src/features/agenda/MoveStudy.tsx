import {useSelector} from '@xstate/react'
import {type CalendarDate, studyDayOf} from '../../../domain/shared/studyDay.ts'
import {moveStudyMachine} from '../../../machines/agenda/moveStudy.machine.ts'
import {timeZone} from '../../services/platform/device.ts'
import {useRoot} from '../root.ts'
import {useStudentActors} from '../studentActors.ts'
import {useFlow} from '../useFlow.ts'
import {useSend} from '../useSend.ts'
import {createMoveStudyImplementations} from './moveStudy.implementations.ts'
import {MoveStudyView} from './MoveStudyView.tsx'

type Props = {
  readonly calendarDate: CalendarDate
  readonly lessonId: string
}

function Moving({calendarDate, lessonId}: Props) {
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

/** 'Mover para outro dia' of a study; only that of today can be moved. */
export function MoveStudy(props: Props) {
  const {now} = useRoot()
  return props.calendarDate === studyDayOf(now(), timeZone) ? <Moving {...props} /> : null
}
