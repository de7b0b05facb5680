import {sendTo} from 'xstate'
import type {themeMachine} from '../../../machines/themes/theme.machine.ts'
import {refreshThemes} from '../../services/themes/themes.actors.ts'
import {agendaToastDuration} from '../../text/agenda/agenda.ts'
import {themeText} from '../../text/themes/themes.ts'
import {notify} from '../../ui/status/notify.ts'
import type {StudentActors} from '../studentActors.ts'
import type {Implementations} from '../useFlow.ts'

/** The lane of the outbox in which themes are finished, one after the other. */
export const themesLane = 'themes'

type Deps = Pick<StudentActors, 'client' | 'outbox' | 'writeEvent'> & {readonly lessonId: string}

export const createThemeImplementations = ({
  client,
  outbox,
  writeEvent,
  lessonId,
}: Deps): Implementations<typeof themeMachine> => ({
  actions: {
    requestFinish: sendTo(outbox, (_, {key}) =>
      writeEvent(key, themesLane, {operation: 'finishTheoreticalStudy', input: {lesson: lessonId}}),
    ),
    keepFinished: () => refreshThemes(client()),
    notifyRefused: () => notify({tone: 'error', title: themeText.finishFailed, duration: agendaToastDuration}),
  },
})
