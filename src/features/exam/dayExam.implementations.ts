import {agendaPath} from '../../../domain/agenda/routes.ts'
import type {dayExamMachine} from '../../../machines/exam/dayExam.machine.ts'
import type {DayExamKind} from '../../../machines/exam/dayExam.types.ts'
import {askFinishedWith, refreshDay, watchExamWith} from '../../services/exam/dayExam.actors.ts'
import {goTo} from '../../services/platform/url.ts'
import {dayExamText} from '../../text/exam/dayExam.ts'
import {notify} from '../../ui/status/notify.ts'
import type {Implementations} from '../useFlow.ts'
import type {StudentActors} from '../studentActors.ts'

type Deps = Pick<StudentActors, 'client'> & {
  readonly kind: DayExamKind
  /** Where the addresses of the three kinds stand: the agenda's, or those of the extras. */
  readonly base: string
}

export const createDayExamImplementations = ({client, kind, base}: Deps): Implementations<typeof dayExamMachine> => ({
  actors: {watchExam: watchExamWith(client), askFinished: askFinishedWith(client)},
  actions: {
    navigate: (_, {path}) => goTo(path.replace(agendaPath, base), {replace: true}),
    notifyFinished: () => notify({tone: 'success', title: dayExamText.finished[kind]}),
    refreshDay: ({context}) => refreshDay(client(), context.calendarDate),
  },
})
