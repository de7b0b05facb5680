import {Readable} from 'node:stream'
import type {FastifyInstance} from 'fastify'
import * as v from 'valibot'
import {calendarDateOf} from '../../domain/shared/studyDay.ts'
import {bearerOf, timeZoneOf} from '../http/requestHeaders.ts'
import type {Services} from '../kernel/context.ts'
import {DomainError} from '../kernel/domainError.ts'
import type {Session} from '../kernel/session.types.ts'
import {exportCsv, exportFormats, exportJson} from './export.ts'

const query = v.object({format: v.optional(v.picklist(exportFormats), 'json')})

const kinds = {json: 'application/json; charset=utf-8', csv: 'text/csv; charset=utf-8'} as const

/** Exports are read from the whole database, so one student gets so many in a minute. */
export const mostPerMinute = 10

type ExportOptions = {
  /** The product's name at the front of the file's. */
  readonly slug: string
  /**
   * The session of a bearer token.
   *
   * @throws DomainError UNAUTHENTICATED
   */
  readonly sessionOf: (token: string) => Promise<Session>
}

/**
 * `GET /profile/export?format=json|csv` with a bearer token: everything the product holds about the student, as a file
 * that is written while it is read (D-24). A failure on the way breaks the connection, so that half a file never looks
 * whole. Blocked students may export as well.
 */
export function registerExport(app: FastifyInstance, services: Services, {slug, sessionOf}: ExportOptions): void {
  const config = {rateLimit: {max: mostPerMinute, timeWindow: '1 minute'}}
  app.get('/profile/export', {config}, async (request, reply) => {
    void reply.header('cache-control', 'no-store')
    const asked = v.safeParse(query, request.query)
    if (!asked.success) return reply.code(400).send({error: 'BAD_INPUT'})
    const session = await callerOf(bearerOf(request.headers.authorization), sessionOf)
    if (session === null) return reply.code(401).send({error: 'UNAUTHENTICATED'})
    const {profile} = session
    const person = {profileId: profile.id, uid: profile.uid, email: profile.email}
    const {format} = asked.output
    const now = services.clock()
    const day = calendarDateOf(now, timeZoneOf(request.headers['x-timezone']))
    const parts =
      format === 'json' ? exportJson(services.database, person, now) : exportCsv(services.database, person, now)
    return reply
      .type(kinds[format])
      .header('content-disposition', `attachment; filename="${slug}-dados-${day}.${format}"`)
      .send(Readable.from(parts, {objectMode: false}))
  })
}

async function callerOf(token: string | null, sessionOf: ExportOptions['sessionOf']): Promise<Session | null> {
  if (token === null) return null
  try {
    return await sessionOf(token)
  } catch (error) {
    if (error instanceof DomainError && error.code === 'UNAUTHENTICATED') return null
    throw error
  }
}
