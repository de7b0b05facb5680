import {agendaPath} from '../../../domain/agenda/routes.ts'
import type {CalendarDate} from '../../../domain/shared/studyDay.ts'
import type {moveStudyMachine} from '../../../machines/agenda/moveStudy.machine.ts'
import {loadDaysWith, moveStudyWith, refreshDay} from '../../services/agenda/moveStudy.actors.ts'
import {goTo} from '../../services/platform/url.ts'
import type {StudentActors} from '../studentActors.ts'
import type {Implementations} from '../useFlow.ts'

type Deps = Pick<StudentActors, 'client'> & {readonly calendarDate: CalendarDate}

export const createMoveStudyImplementations = ({
  client,
  calendarDate,
}: Deps): Implementations<typeof moveStudyMachine> => ({
  actors: {loadDays: loadDaysWith(client()), moveStudy: moveStudyWith(client())},
  actions: {
    // The day without the study opens on what is next, and tells above it where the study went.
    leaveLesson: () => void refreshDay(client(), calendarDate).then(() => goTo(agendaPath)),
  },
})
