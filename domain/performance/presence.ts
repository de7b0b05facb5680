import {mondayOf} from '../agenda/weekView.ts'
import {addDays, type CalendarDate} from '../shared/studyDay.ts'
import {daysBetween} from '../shared/weekday.ts'
import {firstDayOf, lastDayOf, type Month, monthOf} from './ranges.ts'

export type PresenceCell = {
  readonly date: CalendarDate
  /** A day of the month that is shown; the others fill its first and last week. */
  readonly isOfMonth: boolean
  readonly isPresent: boolean
  readonly isToday: boolean
  /** It is to come: neither present nor absent. */
  readonly isFuture: boolean
}

/** The whole weeks, from Monday, that hold a month: 28, 35 or 42 cells (spec 3§2.1, 3§9). */
export function presenceCells(month: Month, dates: readonly CalendarDate[], today: CalendarDate): PresenceCell[] {
  const present = new Set(dates)
  const first = mondayOf(firstDayOf(month))
  const last = addDays(mondayOf(lastDayOf(month)), 6)
  return Array.from({length: daysBetween(first, last) + 1}, (_, index) => {
    const date = addDays(first, index)
    return {
      date,
      isOfMonth: monthOf(date) === month,
      isPresent: present.has(date),
      isToday: date === today,
      isFuture: date > today,
    }
  })
}

/** Share, 0 to 1, of the days of a month with presence, of those that are not to come; null of a month to come. */
export function presenceShare(month: Month, dates: readonly CalendarDate[], today: CalendarDate): number | null {
  const days = presenceCells(month, dates, today).filter(({isOfMonth, isFuture}) => isOfMonth && !isFuture)
  return days.length === 0 ? null : days.filter(({isPresent}) => isPresent).length / days.length
}
