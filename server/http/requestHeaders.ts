import {defaultTimeZone, isTimeZone} from '../../domain/shared/studyDay.ts'

/** The bearer token of an `Authorization` value; null without one. */
export function bearerOf(authorization: string | undefined): string | null {
  return /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1] ?? null
}

/** The zone of the student's device if it is one, else that of most students. */
export function timeZoneOf(header: unknown): string {
  return typeof header === 'string' && header.length <= 64 && isTimeZone(header) ? header : defaultTimeZone
}
