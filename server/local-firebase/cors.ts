import type {FastifyInstance} from 'fastify'

/** What pages of other origins may call, and with which headers. */
export type CrossOrigin = {readonly paths: readonly string[]; readonly headers: readonly string[]}

const firebaseCalls: CrossOrigin = {
  paths: ['/identitytoolkit.googleapis.com/*', '/securetoken.googleapis.com/*', '/v0/*', '/remote-config.json'],
  headers: [
    'authorization',
    'content-type',
    'x-client-version',
    'x-firebase-client',
    'x-firebase-gmpid',
    'x-firebase-locale',
    'x-firebase-storage-version',
    'x-goog-upload-protocol',
  ],
}

/** Lets pages of the configured origins call the routes of this scope; every other origin gets no permission. */
export function allowOrigins(
  app: FastifyInstance,
  origins: readonly string[],
  {paths, headers}: CrossOrigin = firebaseCalls,
): void {
  if (origins.length === 0) return
  app.addHook('onRequest', async (request, reply) => {
    const {origin} = request.headers
    void reply.header('vary', 'origin')
    if (origin === undefined || !origins.includes(origin)) return
    void reply
      .header('access-control-allow-origin', origin)
      .header('access-control-allow-headers', headers.join(', '))
      .header('access-control-allow-methods', 'GET, POST, DELETE')
      .header('access-control-max-age', '600')
  })
  for (const url of paths) app.options(url, async (_request, reply) => reply.code(204).send())
}
