/**
 * Days as students live them (D-05, spec 1§4, 1§9). An instant is a number of milliseconds since 1970-01-01 UTC; a
 * calendar date is `YYYYMMDD`; a zone is an IANA name such as `America/Sao_Paulo`.
 */
export type Instant = number
export type CalendarDate = string

/** A study day goes on until this hour of the next morning. */
export const dayExtensionHours = 4

export const defaultTimeZone = 'America/Sao_Paulo'

export type WallClock = {readonly date: CalendarDate; readonly hour: number; readonly minute: number}

/** Formats that are kept; the students of one day live in a handful of zones. */
const mostFormats = 64

const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(timeZone: string): Intl.DateTimeFormat {
  // A zone is the same in capitals and small letters: of one name there are millions of spellings.
  const name = timeZone.toLowerCase()
  const known = formats.get(name)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
  const [oldest] = formats.keys()
  if (formats.size >= mostFormats && oldest !== undefined) formats.delete(oldest)
  formats.set(name, made)
  return made
}

/** How many formats are kept now; never more than 64, whatever zones are asked for. */
export const keptFormats = (): number => formats.size

/** True when this machine knows the zone. */
export function isTimeZone(timeZone: string): boolean {
  try {
    formatOf(timeZone)
    return true
  } catch {
    return false
  }
}

/** What a clock on the wall of that zone shows. Throws RangeError for an unknown zone. */
export function wallClockOf(instant: Instant, timeZone: string): WallClock {
  const part: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {}
  for (const {type, value} of formatOf(timeZone).formatToParts(instant)) part[type] = value
  return {
    date: `${(part.year ?? '').padStart(4, '0')}${part.month}${part.day}`,
    hour: Number(part.hour),
    minute: Number(part.minute),
  }
}

/** The date on the calendar of that zone. */
export function calendarDateOf(instant: Instant, timeZone: string): CalendarDate {
  return wallClockOf(instant, timeZone).date
}

/** The study day an instant belongs to: before 4 a.m. it is still the day before. */
export function studyDayOf(instant: Instant, timeZone: string): CalendarDate {
  const {date, hour} = wallClockOf(instant, timeZone)
  return hour < dayExtensionHours ? addDays(date, -1) : date
}

/** True for a `YYYYMMDD` that exists on the calendar. */
export function isCalendarDate(text: string): boolean {
  return /^\d{8}$/.test(text) && fromDayNumber(dayNumberOf(text)) === text
}

/** The date so many days later (earlier when negative). */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  return fromDayNumber(dayNumberOf(date) + days)
}

/** Days since 1970-01-01 of the proleptic Gregorian calendar (Howard Hinnant's days_from_civil). */
export function dayNumberOf(date: CalendarDate): number {
  const month = Number(date.slice(4, 6))
  const day = Number(date.slice(6, 8))
  const year = Number(date.slice(0, 4)) - (month <= 2 ? 1 : 0)
  const era = Math.floor(year / 400)
  const yearOfEra = year - era * 400
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear
  return era * 146_097 + dayOfEra - 719_468
}

function fromDayNumber(days: number): CalendarDate {
  const shifted = days + 719_468
  const era = Math.floor(shifted / 146_097)
  const dayOfEra = shifted - era * 146_097
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1_460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  )
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const shiftedMonth = Math.floor((5 * dayOfYear + 2) / 153)
  const day = dayOfYear - Math.floor((153 * shiftedMonth + 2) / 5) + 1
  const month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  return `${String(year).padStart(4, '0')}${String(month).padStart(2, '0')}${String(day).padStart(2, '0')}`
}
