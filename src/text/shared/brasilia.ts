import {defaultTimeZone, type Instant, wallClockOf} from '../../../domain/shared/studyDay.ts'

const twoDigits = (value: number): string => String(value).padStart(2, '0')

/** DD/MM/YYYY and the time of an instant, both of Brasília (spec 2§9). */
export function brasiliaTime(instant: Instant): string {
  const {date, hour, minute} = wallClockOf(instant, defaultTimeZone)
  return `${date.slice(6, 8)}/${date.slice(4, 6)}/${date.slice(0, 4)} às ${twoDigits(hour)}:${twoDigits(minute)}`
}

/** The same where nothing else says of which zone it is. */
export const brasiliaTimeInWords = (instant: Instant): string => `${brasiliaTime(instant)} (horário de Brasília)`
