import {addDays, type CalendarDate, dayExtensionHours, type Instant, wallClockOf} from '../shared/studyDay.ts'

/**
 * Whether the activities of a day may still be answered: on that calendar day, or until 4 a.m. of the next one, by the
 * clock of the student's zone (spec 1§4, 2§4). Days to come are closed.
 */
export function isEditable(calendarDate: CalendarDate, instant: Instant, timeZone: string): boolean {
  const {date, hour} = wallClockOf(instant, timeZone)
  return date === calendarDate || (date === addDays(calendarDate, 1) && hour < dayExtensionHours)
}
