import type {CalendarDate, Instant} from '../shared/studyDay.ts'
import {requestedDate} from './date.ts'
import {agendaPath} from './routes.ts'

/** A day on the screen, and the `date` parameter that asked for it. */
export type OpenedDay = {readonly parameter: string | null; readonly calendarDate: CalendarDate}

/**
 * The day that an address opens. Within a day the one on the screen stays, whatever the clock says meanwhile: a new study
 * day is opened by its own check (F-035), which never interrupts (D-06), by another `date`, or by asking for the agenda.
 */
export function openedDay(
  {path, parameter}: {readonly path: string; readonly parameter: string | null},
  before: OpenedDay | null,
  now: Instant,
  timeZone: string,
): OpenedDay {
  const kept = before?.parameter === parameter ? before : null
  if (kept && path !== agendaPath) return kept
  const calendarDate = requestedDate(parameter, now, timeZone)
  return kept?.calendarDate === calendarDate ? kept : {parameter, calendarDate}
}
