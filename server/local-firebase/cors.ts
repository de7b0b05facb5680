import type {FastifyInstance} from 'fastify'

const requestHeaders = [
  'authorization', 'content-type', 'x-client-version', 'x-firebase-client', 'x-firebase-gmpid', 'x-firebase-locale',
  'x-firebase-storage-version', 'x-goog-upload-protocol',
].join(', ')

/** Lets pages of the configured origins call the routes of this scope; every other origin gets no permission. */
export function allowOrigins(app: FastifyInstance, origins: readonly string[]): void {
  if (origins.length === 0) return
  app.addHook('onRequest', async (request, reply) => {
    const {origin} = request.headers
    void reply.header('vary', 'origin')
    if (origin === undefined || !origins.includes(origin)) return
    void reply
      .header('access-control-allow-origin', origin)
      .header('access-control-allow-headers', requestHeaders)
      .header('access-control-allow-methods', 'GET, POST, DELETE')
      .header('access-control-max-age', '600')
  })
  const prefixes = ['/identitytoolkit.googleapis.com/*', '/securetoken.googleapis.com/*', '/v0/*', '/remote-config.json']
  for (const url of prefixes) app.options(url, async (_request, reply) => reply.code(204).send())
}
