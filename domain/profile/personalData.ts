import {type CalendarDate, dayNumberOf, isCalendarDate} from '../shared/studyDay.ts'

/** The longest name of a profile, in characters (spec 1§5). */
export const longestName = 150

/** The longest free text of a profile: an institution abroad, a place of work. */
export const longestText = 150

/** The most hours a week has. */
export const hoursOfWeek = 168

export const genders = ['m', 'f'] as const
export type Gender = (typeof genders)[number]

/** A name as it is kept: without spaces at its ends. */
export const trimmedName = (name: string): string => name.trim()

/** Whether a profile can carry this name: 1 to 150 characters after trimming (spec 1§5). */
export function isName(name: string): boolean {
  const {length} = trimmedName(name)
  return length >= 1 && length <= longestName
}

/** The 30 years a graduation can end in, ascending: 21 before the current one to 8 after it (spec 1§5). */
export function graduationYears(currentYear: number): readonly number[] {
  return Array.from({length: 30}, (_entry, index) => currentYear - 21 + index)
}

/** Whether a graduation can end in this year (spec 1§5). */
export const isGraduationYear = (year: number, currentYear: number): boolean =>
  Number.isInteger(year) && year >= currentYear - 21 && year <= currentYear + 8

/** Hours a week somebody can work: whole, 0 to 168. */
export const isWeeklyHours = (hours: number): boolean => Number.isInteger(hours) && hours >= 0 && hours <= hoursOfWeek

const hour = 3_600_000
const dayLength = 24 * hour

/** Birthdays travel this many milliseconds after midnight, so that no Brazilian zone shows the day before (C-41). */
const birthdayShift = 3 * hour

/** Nobody who studies was born before. */
export const earliestBirthday: CalendarDate = '19000101'

/**
 * The instant that stands for a birthday on the wire: the date's midnight in UTC plus three hours, which is midnight in
 * Brasília. No zone and no clock takes part, so no device moves the date (spec 1§5, C-41).
 *
 * @param date YYYYMMDD that exists
 * @returns ISO 8601 in UTC
 */
export function birthdayInstant(date: CalendarDate): string {
  return new Date(dayNumberOf(date) * dayLength + birthdayShift).toISOString()
}

/**
 * The date, YYYYMMDD, that a birthday on the wire stands for; undefined for what is no instant. An instant that an older
 * client sent without the shift, or with that of another zone, gives the date that Brasília had.
 */
export function birthdayDate(instant: string): CalendarDate | undefined {
  const at = Date.parse(instant)
  if (Number.isNaN(at)) return undefined
  return new Date(at - birthdayShift).toISOString().slice(0, 10).replaceAll('-', '')
}

/** Whether the date can be a birthday on this day: it exists, is not before 1900 and not in the future. */
export const isBirthday = (date: CalendarDate, today: CalendarDate): boolean =>
  isCalendarDate(date) && date >= earliestBirthday && date <= today

/** Whether the instant follows the convention of birthdays exactly: a date's midnight plus three hours. */
export function isBirthdayInstant(instant: string): boolean {
  const date = birthdayDate(instant)
  return date !== undefined && isCalendarDate(date) && Date.parse(birthdayInstant(date)) === Date.parse(instant)
}
