import {addDays, type CalendarDate} from '../shared/studyDay.ts'

/** A month as `YYYYMM`. */
export type Month = string

export const monthOf = (date: CalendarDate): Month => date.slice(0, 6)

/** The month so many later (earlier when negative). */
export function addMonths(month: Month, amount: number): Month {
  const index = Number(month.slice(0, 4)) * 12 + Number(month.slice(4)) - 1 + amount
  return `${String(Math.floor(index / 12)).padStart(4, '0')}${String((index % 12) + 1).padStart(2, '0')}`
}

export const firstDayOf = (month: Month): CalendarDate => `${month}01`
export const lastDayOf = (month: Month): CalendarDate => addDays(firstDayOf(addMonths(month, 1)), -1)

/** The months between two, both included, the oldest first. */
export function monthsBetween(first: Month, last: Month): Month[] {
  const months: Month[] = []
  for (let month = first; month <= last; month = addMonths(month, 1)) months.push(month)
  return months
}

/** The months of the report card's picker: from one before the account was made to today's (spec 3§2.1, 3§5). */
export const reportMonths = (createdOn: CalendarDate, today: CalendarDate): Month[] =>
  monthsBetween(addMonths(monthOf(createdOn), -1), monthOf(today))

export type DateRange = {readonly first: CalendarDate; readonly last: CalendarDate}

/** What the donut may count: the account's creation to today (spec 3§2.1, 3§5). */
export const donutRange = (createdOn: CalendarDate, today: CalendarDate): DateRange => ({
  first: createdOn < today ? createdOn : today,
  last: today,
})

/** The range within another; null when nothing of it is left, or it ends before it begins. */
export function clampedRange({first, last}: DateRange, bounds: DateRange): DateRange | null {
  const from = first < bounds.first ? bounds.first : first
  const to = last > bounds.last ? bounds.last : last
  return from > to ? null : {first: from, last: to}
}

/** A range that its numbers can be added up from: whole years, whole months, and the days that are left at its ends. */
export type Pieces = {
  /** As `YYYY`. */
  readonly years: readonly string[]
  readonly months: readonly Month[]
  readonly days: readonly DateRange[]
}

const isWhole = (month: Month, {first, last}: DateRange, today: CalendarDate): boolean =>
  first <= firstDayOf(month) && (last >= lastDayOf(month) || last >= today)

/** Cuts a range into whole years, months and days; the month and the year of today are whole from their first day on, for no day of them is to come. */
export function piecesOf(range: DateRange, today: CalendarDate): Pieces {
  if (range.first > range.last) return {years: [], months: [], days: []}
  const months = monthsBetween(monthOf(range.first), monthOf(range.last))
  const days = months
    .filter((month) => !isWhole(month, range, today))
    .flatMap((month) => clampedRange({first: firstDayOf(month), last: lastDayOf(month)}, range) ?? [])
  const whole = months.filter((month) => isWhole(month, range, today))
  const isWholeYear = (year: string) =>
    whole.includes(`${year}01`) && whole.includes(year === today.slice(0, 4) ? monthOf(today) : `${year}12`)
  const years = [...new Set(whole.map((month) => month.slice(0, 4)))].filter(isWholeYear)
  return {years, months: whole.filter((month) => !years.includes(month.slice(0, 4))), days}
}
