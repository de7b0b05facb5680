import {addDays, type CalendarDate, dayExtensionHours, type Instant, wallClockOf} from '../shared/studyDay.ts'

/** `onItsDay` on the calendar day itself, `afterMidnight` in the four hours that still count for it, else `closed`. */
export type EditingWindow = 'onItsDay' | 'afterMidnight' | 'closed'

/**
 * How the activities of a day may be answered: on that calendar day, or until 4 a.m. of the next one, by the clock of
 * the student's zone (spec 1§4, 2§4). Days to come are closed.
 */
export function editingWindowOf(calendarDate: CalendarDate, instant: Instant, timeZone: string): EditingWindow {
  const {date, hour} = wallClockOf(instant, timeZone)
  if (date === calendarDate) return 'onItsDay'
  return date === addDays(calendarDate, 1) && hour < dayExtensionHours ? 'afterMidnight' : 'closed'
}

/** Whether the activities of a day may still be answered (spec 1§4, 2§4). */
export function isEditable(calendarDate: CalendarDate, instant: Instant, timeZone: string): boolean {
  return editingWindowOf(calendarDate, instant, timeZone) !== 'closed'
}

const day = 86_400_000

/**
 * Whether a write of a day comes too late, whatever its day: it was made more than `days` before it arrived. A device
 * may be offline for so long and not longer, or a past day could be answered for ever (D-01).
 */
export const isTooOld = (madeAt: Instant, arrivedAt: Instant, days: number): boolean => arrivedAt - madeAt > days * day
