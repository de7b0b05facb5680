import {addDays, type CalendarDate} from '../shared/studyDay.ts'
import {daysBetween, weekdayOf, weekdays} from '../shared/weekday.ts'

/** Days of history the week view starts with (spec 1§2, 1§9). */
export const initialHistory = 35

export type DaySlot = {
  readonly date: CalendarDate
  readonly isToday: boolean
  readonly isSelected: boolean
  /** A day to come cannot be opened, nor one before the account existed. */
  readonly isOpen: boolean
}

/** The Monday on or before a date (the week starts on Monday, spec 1§2). */
export function mondayOf(date: CalendarDate): CalendarDate {
  return addDays(date, -((weekdays.indexOf(weekdayOf(date)) + 6) % 7))
}

/** History in days: at least 35, and since the account's creation rounded up to whole pages (spec 1§2). */
export function historyDays(createdOn: CalendarDate, today: CalendarDate, pageSize: number): number {
  const lived = Math.max(0, daysBetween(createdOn, today))
  return Math.max(initialHistory, Math.ceil(lived / pageSize) * pageSize)
}

/** How many pages back the view may go from the page of today; 0 is the page of today. */
export function oldestPage(createdOn: CalendarDate, today: CalendarDate, pageSize: number): number {
  return Math.ceil(historyDays(createdOn, today, pageSize) / pageSize)
}

/** The page that holds a date: 0 for today's, 1 for the one before. */
export function pageOf(date: CalendarDate, today: CalendarDate, pageSize: number): number {
  if (pageSize === 1) return Math.max(0, daysBetween(date, today))
  return Math.max(0, Math.round(daysBetween(mondayOf(date), mondayOf(today)) / 7))
}

/** The days of one page: a week from Monday on a wide screen, one day on a narrow one. */
export function daysOfPage(
  page: number,
  pageSize: number,
  {today, selected, createdOn}: {today: CalendarDate; selected: CalendarDate; createdOn: CalendarDate},
): DaySlot[] {
  const first = pageSize === 1 ? addDays(today, -page) : addDays(mondayOf(today), -page * pageSize)
  return Array.from({length: pageSize}, (_, index) => {
    const date = addDays(first, index)
    return {date, isToday: date === today, isSelected: date === selected, isOpen: date <= today && date >= createdOn}
  })
}
