import {isEditable} from '../agenda/editingWindow.ts'
import {clockTolerance, graceTime} from '../exam/mockExam.ts'
import type {CalendarDate, Instant} from '../shared/studyDay.ts'

const minute = 60_000

type Start = {readonly startedAt: Instant; readonly minutes: number; readonly calendarDate: CalendarDate}

/**
 * When the time of questions with a limit ends: so many minutes after their start, or with the last whole minute in which
 * their day may be answered, when that is earlier.
 */
export function questionDeadline({startedAt, minutes, calendarDate}: Start, timeZone: string): Instant {
  let left = minutes
  while (left > 0 && !isEditable(calendarDate, startedAt + left * minute, timeZone)) left -= 1
  return startedAt + left * minute
}

/** What was marked at `madeAt` was marked in time; two clocks may differ a little (D-04). */
export const isMadeInTime = (deadline: Instant, madeAt: Instant): boolean => madeAt <= deadline + clockTolerance

/** From here on the server hands in by itself what it knows, and nothing that arrives later counts, as in a mock exam that is an extra. */
export const isHandedIn = (deadline: Instant, now: Instant): boolean => now >= deadline + graceTime

/** The newest deadline of questions that the server hands in at `now`. */
export const handedInUpTo = (now: Instant): Instant => now - graceTime
