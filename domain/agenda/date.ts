import {type CalendarDate, calendarDateOf, type Instant, isCalendarDate, studyDayOf} from '../shared/studyDay.ts'

/**
 * The day an address asks for: its `date` parameter, never later than today; without one, or with one that is no date,
 * the study day of now (spec 1§2, 1§5; C-52).
 */
export function requestedDate(parameter: string | null, now: Instant, timeZone: string): CalendarDate {
  const today = studyDayOf(now, timeZone)
  if (parameter === null || !isCalendarDate(parameter)) return today
  return parameter > calendarDateOf(now, timeZone) ? today : parameter
}
