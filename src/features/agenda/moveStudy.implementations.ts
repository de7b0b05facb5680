import {agendaPath} from '../../../domain/agenda/routes.ts'
import type {CalendarDate} from '../../../domain/shared/studyDay.ts'
import type {moveStudyMachine} from '../../../machines/agenda/moveStudy.machine.ts'
import {loadDaysWith, moveStudyWith, refreshDay} from '../../services/agenda/moveStudy.actors.ts'
import {goTo} from '../../services/platform/url.ts'
import {agendaToastDuration} from '../../text/agenda/agenda.ts'
import {movedNotice} from '../../text/agenda/moveStudy.ts'
import {notify} from '../../ui/status/notify.ts'
import type {StudentActors} from '../studentActors.ts'
import type {Implementations} from '../useFlow.ts'

type Deps = Pick<StudentActors, 'client'> & {readonly calendarDate: CalendarDate; readonly title: string}

export const createMoveStudyImplementations = ({
  client,
  calendarDate,
  title,
}: Deps): Implementations<typeof moveStudyMachine> => ({
  actors: {loadDays: loadDaysWith(client()), moveStudy: moveStudyWith(client())},
  actions: {
    // The day without the study opens on what is next.
    leaveLesson: (_, {to}) => {
      notify({tone: 'success', title: movedNotice(title, to), duration: agendaToastDuration})
      void refreshDay(client(), calendarDate).then(() => goTo(agendaPath))
    },
  },
})
