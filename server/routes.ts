import type {FastifyInstance, FastifyReply} from 'fastify'
import {sql} from 'kysely'
import type {Config} from './config.ts'
import {findImageFile} from './decks/images.repository.ts'
import type {Services} from './kernel/context.ts'
import {isMigrated} from './migrate.ts'

/** What the client asks before anything else: identity provider, brand, and the addresses of what stands elsewhere. */
function clientConfig({
  firebase,
  brand,
  notifications,
  rest,
  surveys,
  frames,
  externalAppOrigin,
  mediaOrigins,
}: Config) {
  return {firebase, brand, notifications, rest, surveys, frames, externalAppOrigin, mediaOrigins}
}

/** The small routes around GraphQL: configuration, images, health, and reports of the browser. */
export function registerRoutes(app: FastifyInstance, config: Config, services: Services): void {
  app.get('/config.json', (_request, reply) => reply.header('cache-control', 'no-cache').send(clientConfig(config)))

  app.get('/health', {config: {rateLimit: false}}, (_request, reply) =>
    reply.header('cache-control', 'no-store').send({status: 'ok'}),
  )

  let wasMigrated = false
  app.get('/ready', {config: {rateLimit: false}}, async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    try {
      await sql`select 1`.execute(services.database.db)
      wasMigrated ||= await isMigrated(services.database)
      if (!(await services.database.hasRoom())) {
        services.log.error('the disk of the database is full')
        return reply.code(503).send({status: 'database full'})
      }
    } catch (error) {
      services.log.warn({err: error}, 'not ready')
      return reply.code(503).send({status: 'database unreachable'})
    }
    return wasMigrated ? {status: 'ready'} : reply.code(503).send({status: 'not migrated'})
  })

  app.get<{Params: {sha: string}}>('/content/images/:sha', async ({params}, reply) => {
    const image = /^[0-9a-f]{64}$/.test(params.sha)
      ? await services.database.db
          .selectFrom('content_image')
          .selectAll()
          .where('id', '=', params.sha)
          .executeTakeFirst()
      : undefined
    if (image === undefined) return cardImage(services, params.sha, reply)
    return (
      reply
        .header('content-type', image.mime)
        .header('cache-control', 'public, max-age=31536000, immutable')
        // An SVG opened as a page of its own must not run anything.
        .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
        .send(Buffer.from(image.bytes))
    )
  })

  registerCspReports(app)
}

/** A picture of a community card: for a day in caches, because its card may be taken away or hidden. */
async function cardImage({database}: Services, id: string, reply: FastifyReply): Promise<FastifyReply> {
  const file = /^[0-9a-f]{64}$/.test(id) ? await findImageFile(database, id) : undefined
  if (file === undefined) return reply.code(404).send({error: 'NOT_FOUND'})
  return reply
    .header('content-type', file.mime)
    .header('cache-control', 'public, max-age=86400')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .send(file.bytes)
}

const reportTypes = ['application/csp-report', 'application/reports+json', 'application/json']

/** Keeps which rule a page broke, never the address with its query. */
function registerCspReports(app: FastifyInstance): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(reportTypes, {parseAs: 'string', bodyLimit: 16_384}, (_request, body, done) =>
      done(null, body),
    )
    scope.post<{Body: unknown}>('/csp-report', (request, reply) => {
      const directive = /"(?:effective-directive|effectiveDirective|violated-directive)"\s*:\s*"([a-z-]{1,40})/.exec(
        String(request.body),
      )?.[1]
      request.log.warn({directive}, 'content security policy report')
      return reply.code(204).send()
    })
  })
}
