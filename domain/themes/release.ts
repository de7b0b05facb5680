import {
  addDays,
  type CalendarDate,
  calendarDateOf,
  dayNumberOf,
  defaultTimeZone,
  type Instant,
} from '../shared/studyDay.ts'

const day = 86_400_000

/** An instant of the wire is the local date plus so many hours: midnight of Brasília (C-41; spec 1§9). */
const shiftHours = 3

/** The date, in Brasília, on which a lesson is released so many days after the start of its course. */
export const releaseDateOf = (courseStartedAt: Instant, afterDays: number): CalendarDate =>
  addDays(calendarDateOf(courseStartedAt, defaultTimeZone), afterDays)

/**
 * From when a theme may be studied, as it is shown and as it is enforced: the first instant of its release date in
 * Brasília, whatever the hour at which the course was imported and whatever the zone of the student (C-41; spec 1§4).
 */
export const enableAfterOf = (courseStartedAt: Instant, afterDays: number): Instant =>
  dayNumberOf(releaseDateOf(courseStartedAt, afterDays)) * day + shiftHours * 3_600_000

/** A theme is locked until the instant has passed (F-037). */
export const isReleased = (enableAfter: Instant, now: Instant): boolean => now > enableAfter
