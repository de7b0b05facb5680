import type {ReactNode} from 'react'
import {agendaMachine} from '../../machines/agenda/agenda.machine.ts'
import {shownAgenda} from '../../machines/agenda/agenda.selectors.ts'
import {agendaErrorNames} from '../../domain/shared/errors.ts'
import {AgendaView} from '../../src/features/agenda/AgendaView.tsx'
import {Extras} from '../../src/features/agenda/Extras.tsx'
import {TopBar} from '../../src/features/agenda/TopBar.tsx'
import {flowStories} from '../support/flowStory.tsx'
import {dayAgenda, emptyAgenda} from '../support/fixtures.ts'

/** The student's extra activities, told by the agenda of the story. */
const extrasOf: Readonly<Record<string, ReactNode>> = {
  'with-extras': <Extras pending={3} search="" />,
  'without-pending': <Extras pending={0} search="" />,
}

const {at, meta} = flowStories({
  machine: agendaMachine,
  View: ({state, send}) => {
    const agenda = shownAgenda(state)
    return (
      <AgendaView state={state} send={send}>
        {agenda ? <TopBar agenda={agenda} path={state.context.path} search="" extras={extrasOf[agenda._id]} /> : null}
      </AgendaView>
    )
  },
  context: {
    path: '/agenda/estudo-teorico/cm-sepse/questao',
    calendarDate: '20261120',
    course: 'standard',
    namesExam: false,
    agenda: dayAgenda,
    error: null,
    isStale: false,
  },
})

const failed = (index: number) => at({open: 'failed'}, {agenda: null, error: agendaErrorNames[index] ?? 'DEFAULT'})

export default {title: 'Fluxos/Agenda/Agenda do dia', ...meta}
export const OpenLoading = at({open: 'loading'}, {agenda: null})
export const OpenDeciding = at({open: 'deciding'})
export const OpenRedirecting = at({open: 'redirecting'}, {path: '/agenda'})
export const OpenShowing = at({open: 'showing'})
export const OpenShowing_FromDevice = at({open: 'showing'}, {isStale: true})
export const OpenShowing_Extras = at({open: 'showing'}, {agenda: {...dayAgenda, _id: 'with-extras'}})
export const OpenShowing_ExtrasDone = at({open: 'showing'}, {agenda: {...dayAgenda, _id: 'without-pending'}})
export const OpenShowing_LaterError = at({open: 'showing'}, {error: 'COURSE_FINISHED'})
export const OpenEmpty = at({open: 'empty'}, {path: '/agenda', agenda: emptyAgenda})
export const OpenLessonNotFound = at({open: 'lessonNotFound'}, {path: '/agenda/estudo-teorico/desconhecida'})
export const OpenPathNotFound = at({open: 'pathNotFound'}, {path: '/agenda/qualquer-coisa'})
export const OpenFailed = failed(11)
export const OpenFailed_TrialTimeOver = failed(0)
export const OpenFailed_NoEligibleLesson = failed(1)
export const OpenFailed_PastDay = failed(2)
export const OpenFailed_QuestionsNotFound = failed(5)
export const OpenFailed_ErrorCreating = failed(9)
export const OpenFailed_CourseFinished = failed(10)
