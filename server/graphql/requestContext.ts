import type {IncomingHttpHeaders} from 'node:http'
import {sessionOf} from '../access/session.ts'
import {bearerOf, timeZoneOf} from '../http/requestHeaders.ts'
import type {RequestContext, Services} from '../kernel/context.ts'
import type {Session} from '../kernel/session.types.ts'

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
export function contextOf(
  services: Services,
  {token, timeZone, hasDiagnosticId, address = ''}: Caller,
): RequestContext {
  let session: Promise<Session | null> | undefined
  return {
    services,
    timeZone,
    address,
    hasDiagnosticId,
    session: () => (session ??= token === null ? Promise.resolve(null) : sessionOf(services, token)),
  }
}
