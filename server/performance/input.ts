import {
  type DateRange,
  firstDayOf,
  lastDayOf,
  type Month,
  monthOf,
  monthsBetween,
} from '../../domain/performance/ranges.ts'
import {type CalendarDate, studyDayOf} from '../../domain/shared/studyDay.ts'
import {daysBetween} from '../../domain/shared/weekday.ts'
import type {RequestContext} from '../kernel/context.ts'
import {DomainError} from '../kernel/domainError.ts'
import {checkedDate} from '../kernel/input.ts'

/** Days of a range whose days are read one by one. */
export const mostDays = 400

/** Days of a range whose months are read. */
export const mostDaysInMonths = 7_320

/** Themes of one list. */
export const mostThemes = 500

/** Weeks of the performance chart. */
export const mostWeeks = 53

/** The study day of now. */
export const todayOf = ({services, timeZone}: RequestContext): CalendarDate => studyDayOf(services.clock(), timeZone)

/** @throws DomainError BAD_INPUT for dates that are none, in the wrong order, or too far apart */
export function checkedRange(start: string, end: string, most: number): DateRange {
  const range = {first: checkedDate(start), last: checkedDate(end)}
  const days = daysBetween(range.first, range.last) + 1
  if (days < 1 || days > most) throw new DomainError('BAD_INPUT', `A range has 1 to ${most} days.`)
  return range
}

/**
 * The months of a range that has no other days; a day that is not over may end it.
 *
 * @throws DomainError BAD_INPUT for parts of a month, or more months than a year has
 */
export function checkedMonths(start: string, end: string, today: CalendarDate): Month[] {
  const {first, last} = checkedRange(start, end, mostDays)
  const months = monthsBetween(monthOf(first), monthOf(last))
  const isWhole = first === firstDayOf(monthOf(first)) && (last === lastDayOf(monthOf(last)) || last >= today)
  if (!isWhole || months.length > 12) throw new DomainError('BAD_INPUT', 'A range has 1 to 12 whole months.')
  return months
}
