import {type AgendaPlace, agendaPlace} from '../../domain/agenda/routes.ts'
import type {AgendaContext} from './agenda.types.ts'

/** What the address shows for the loaded agenda; null before it is loaded. */
export const placeOf = ({agenda, path, course, namesExam}: AgendaContext): AgendaPlace | null =>
  agenda === null ? null : agendaPlace(path, agenda, course, namesExam)
