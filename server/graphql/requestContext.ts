import type {IncomingHttpHeaders} from 'node:http'
import {defaultTimeZone, isTimeZone} from '../../domain/shared/studyDay.ts'
import {sessionOf} from '../access/session.ts'
import type {Session} from '../access/session.types.ts'
import type {RequestContext, Services} from './context.ts'

/** The bearer token of an `Authorization` value; null without one. */
export function bearerOf(authorization: string | undefined): string | null {
  return /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1] ?? null
}

/** The zone of the student's device if it is one, else that of most students. */
export function timeZoneOf(header: unknown): string {
  return typeof header === 'string' && header.length <= 64 && isTimeZone(header) ? header : defaultTimeZone
}

/** What resolvers know of one HTTP request. */
export function requestContext(services: Services, headers: IncomingHttpHeaders, address: string): RequestContext {
  return contextOf(services, {
    token: bearerOf(headers.authorization),
    timeZone: timeZoneOf(headers['x-timezone']),
    address,
    hasDiagnosticId: /^[0-9a-f]{32}$/.test(String(headers['x-diagnostic-id'] ?? '')),
  })
}

type Caller = {
  readonly token: string | null
  readonly timeZone: string
  readonly hasDiagnosticId: boolean
  readonly address?: string | undefined
}

/** A context whose session is read once, at its first use. */
export function contextOf(services: Services, {token, timeZone, hasDiagnosticId, address = ''}: Caller): RequestContext {
  let session: Promise<Session | null> | undefined
  return {
    services,
    timeZone,
    address,
    hasDiagnosticId,
    session: () => (session ??= token === null ? Promise.resolve(null) : sessionOf(services, token)),
  }
}
