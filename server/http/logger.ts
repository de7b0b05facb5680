import type {FastifyRequest, FastifyServerOptions} from 'fastify'

/**
 * Structured logs without personal data: no address, no query, no header, no body. A request is its method, its path
 * without the parts that could name somebody, and its id.
 */
export function loggerOptions(level: string): NonNullable<FastifyServerOptions['logger']> {
  return {
    level,
    serializers: {
      req: (request: FastifyRequest) => ({method: request.method, path: safePath(request.url), id: request.id}),
      res: (reply: {statusCode: number}) => ({status: reply.statusCode}),
      err: errorOf,
    },
    base: null,
  }
}

/** The path without its query; storage names hold profile ids, so they end at the bucket. */
export function safePath(url: string): string {
  const path = url.split('?')[0] ?? '/'
  return path.startsWith('/v0/b/') ? '/v0/b/…' : path.slice(0, 120)
}

/** A database's error names the values that broke a rule in `detail`: it stays out, as does everything unknown. */
function errorOf(error: unknown) {
  if (!(error instanceof Error)) return {type: typeof error, message: '', stack: ''}
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined
  return {type: error.name, code, message: withoutAddresses(error.message), stack: withoutAddresses(error.stack ?? '')}
}

const withoutAddresses = (text: string) => text.replace(/[^\s"'(<]+@[^\s"')>]+/g, '[e-mail]')
