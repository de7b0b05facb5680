import type {SnapshotFrom} from 'xstate'
import type {DayAgenda} from '../../domain/agenda/agenda.types.ts'
import type {AgendaPlace} from '../../domain/agenda/routes.ts'
import type {AgendaErrorName} from '../../domain/shared/errors.ts'
import type {agendaMachine} from './agenda.machine.ts'
import {placeOf} from './agenda.place.ts'

type AgendaSnapshot = SnapshotFrom<typeof agendaMachine>

export const shownPlace = (state: AgendaSnapshot): AgendaPlace | null => placeOf(state.context)
export const shownAgenda = (state: AgendaSnapshot): DayAgenda | null => state.context.agenda
export const agendaError = (state: AgendaSnapshot): AgendaErrorName => state.context.error ?? 'DEFAULT'
/** The refusal of a later word about a day that is shown already; null while there is none. */
export const laterError = ({context}: AgendaSnapshot): AgendaErrorName | null =>
  context.agenda === null ? null : context.error
export const isFromDevice = (state: AgendaSnapshot): boolean => state.context.isStale
