import {addDays, type CalendarDate, dayExtensionHours, type Instant, wallClockOf} from '../shared/studyDay.ts'

/** The check for a new day runs this often (spec 1§4, 1§9). */
export const rolloverCheckEvery = 2_000

/** What is unsaved when the new day is noticed has so many milliseconds to be saved before the reload is offered (D-06). */
export const savingTime = 5_000

/**
 * Whether the shown agenda belongs to the day before and the new study day has begun: the agenda is yesterday's and it
 * is 4 a.m. or later (spec 1§4). Whether the student logged in today is asked of the server after that.
 */
export function isDayOver(agendaDate: CalendarDate, now: Instant, timeZone: string): boolean {
  const {date, hour} = wallClockOf(now, timeZone)
  return hour >= dayExtensionHours && agendaDate === addDays(date, -1)
}
