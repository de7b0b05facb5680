import type {agendaMachine} from '../../../machines/agenda/agenda.machine.ts'
import {watchAgendaWith} from '../../services/agenda/agenda.actors.ts'
import {goTo} from '../../services/platform/url.ts'
import {agendaErrors, agendaToastDuration} from '../../text/agenda/agenda.ts'
import {notify} from '../../ui/status/notify.ts'
import type {Implementations} from '../useFlow.ts'
import type {StudentActors} from '../studentActors.ts'

const notifyError = (_: unknown, {error}: {error: keyof typeof agendaErrors}) =>
  notify({tone: 'error', title: agendaErrors[error], duration: agendaToastDuration})

type Deps = Pick<StudentActors, 'client'>

export const createAgendaImplementations = ({client}: Deps): Implementations<typeof agendaMachine> => ({
  actors: {watchAgenda: watchAgendaWith(client)},
  actions: {navigate: (_, params) => goTo(params.path, {replace: true}), notifyError},
})
