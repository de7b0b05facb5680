import {agendaPath} from '../../../domain/agenda/routes.ts'
import type {CalendarDate} from '../../../domain/shared/studyDay.ts'
import type {movedStudyMachine} from '../../../machines/agenda/movedStudy.machine.ts'
import {loadMovedWith, refreshDay, undoMoveWith} from '../../services/agenda/moveStudy.actors.ts'
import {goTo} from '../../services/platform/url.ts'
import {agendaToastDuration} from '../../text/agenda/agenda.ts'
import {moveStudyText} from '../../text/agenda/moveStudy.ts'
import {notify} from '../../ui/status/notify.ts'
import type {StudentActors} from '../studentActors.ts'
import type {Implementations} from '../useFlow.ts'

type Deps = Pick<StudentActors, 'client'> & {readonly calendarDate: CalendarDate}

export const createMovedStudyImplementations = ({
  client,
  calendarDate,
}: Deps): Implementations<typeof movedStudyMachine> => ({
  actors: {loadMoved: loadMovedWith(client()), undoMove: undoMoveWith(client())},
  actions: {
    showDay: () => void refreshDay(client(), calendarDate).then(() => goTo(agendaPath)),
    notifyUndone: () => notify({tone: 'success', title: moveStudyText.undone, duration: agendaToastDuration}),
  },
})
