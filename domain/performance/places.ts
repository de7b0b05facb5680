import {type CalendarDate, isCalendarDate} from '../shared/studyDay.ts'
import type {DateRange, Month} from './ranges.ts'

/** The pages of the area in the order of their tabs (spec 3§2.1). */
export const performancePages = ['geral', 'boletim', 'metas-semanais', 'ranking'] as const
export type PerformancePage = (typeof performancePages)[number]

export const performancePath = (page: PerformancePage): string => `/desempenho/${page}`

/** The page that an address shows; null for one that names none, which leads to the weekly goals. */
export const performancePageOf = (path: string): PerformancePage | null =>
  performancePages.find((page) => path.replace(/\/$/, '') === performancePath(page)) ?? null

/** The one of some values that an address asks for; the first for a parameter that is none of them. */
export const choiceOfParameter = <Choice extends string>(
  parameter: string | null,
  choices: readonly [Choice, ...Choice[]],
): Choice => choices.find((choice) => choice === parameter) ?? choices[0]

/** The month that an address asks for; the newest for a parameter that is none of the months. */
export const monthOfParameter = (parameter: string | null, months: readonly Month[]): Month =>
  months.find((month) => month === parameter) ?? months.at(-1) ?? ''

/**
 * The range that an address asks for, within a span (spec 3§5): an end that is no date or lies outside is the end of the
 * span, and a range whose first day is the later one is turned round.
 */
export function rangeOfParameters(
  {from, to}: {readonly from: string | null; readonly to: string | null},
  {first, last}: DateRange,
): DateRange {
  const within = (date: string | null, otherwise: CalendarDate): CalendarDate => {
    if (date === null || !isCalendarDate(date)) return otherwise
    return date < first ? first : date > last ? last : date
  }
  const [one, other] = [within(from, first), within(to, last)]
  return one <= other ? {first: one, last: other} : {first: other, last: one}
}
