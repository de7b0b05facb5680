import {type CalendarDate, dayNumberOf} from './studyDay.ts'

/** Days from the first date to the second; negative when the second is earlier. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return dayNumberOf(to) - dayNumberOf(from)
}

export const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const
export type Weekday = (typeof weekdays)[number]

/** The day of the week of a calendar date. */
export function weekdayOf(date: CalendarDate): Weekday {
  return weekdays[(((dayNumberOf(date) + 4) % 7) + 7) % 7] ?? 'sunday'
}
