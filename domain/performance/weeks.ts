import {mondayOf} from '../agenda/weekView.ts'
import {addDays, type CalendarDate} from '../shared/studyDay.ts'
import {daysBetween} from '../shared/weekday.ts'

/** A week from Monday to Sunday (spec 1§9). */
export type Week = {readonly start: CalendarDate; readonly end: CalendarDate}

/** The week that holds a date. */
export function weekOf(date: CalendarDate): Week {
  const start = mondayOf(date)
  return {start, end: addDays(start, 6)}
}

/** `YYYYMMDD-YYYYMMDD`, as the wire names a week. */
export const weekSpanOf = ({start, end}: Week): string => `${start}-${end}`

/** The week of a span of the wire. */
export const weekOfSpan = (span: string): Week => ({start: span.slice(0, 8), end: span.slice(9)})

/** The weeks from the one that holds the first date to the one that holds the last, the oldest first. */
export function weeksBetween(first: CalendarDate, last: CalendarDate): Week[] {
  const [from, to] = [mondayOf(first), mondayOf(last)]
  const amount = Math.floor(daysBetween(from, to) / 7) + 1
  return Array.from({length: Math.max(0, amount)}, (_, index) => weekOf(addDays(from, index * 7)))
}

/** The weeks that begin in the range, both days included: a week belongs to the month of its Monday. */
export const weeksBeginningIn = (first: CalendarDate, last: CalendarDate): Week[] =>
  weeksBetween(first, last).filter(({start}) => start >= first && start <= last)
