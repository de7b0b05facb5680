import {existsSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {fastifyStatic} from '@fastify/static'
import type {FastifyInstance} from 'fastify'

/** The built page; undefined before the first build. */
export function readIndex(folder: string): string | undefined {
  const file = join(folder, 'index.html')
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

/** A file whose name carries a hash of its content never changes. */
const hashed = /[.-][A-Za-z0-9_-]{7,}\.(?:js|css|woff2?|svg|png|jpg|webp|avif|ico|json)$/

/**
 * The client's files, compressed at build time, and its page for every address of the client's own router.
 */
export async function registerClient(app: FastifyInstance, folder: string): Promise<void> {
  if (readIndex(folder) === undefined) {
    app.log.warn('the client is not built: only the interfaces of the server answer')
    app.setNotFoundHandler((_request, reply) => reply.code(404).send({error: 'NOT_FOUND'}))
    return
  }
  await app.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    index: false,
    cacheControl: false,
    wildcard: true,
    setHeaders: (reply, path) => {
      const name = path.replace(/\.(?:br|gz)$/, '')
      const isFixed = path.includes('/assets/') && hashed.test(name)
      // Browsers ask for the icon again at every change of the address.
      const changing = name.endsWith('/icon.svg') ? 'public, max-age=3600' : 'no-cache'
      reply.header('cache-control', isFixed ? 'public, max-age=31536000, immutable' : changing)
    },
  })
  app.get('/', (_request, reply) => reply.sendFile('index.html'))
  app.setNotFoundHandler((request, reply) => {
    const isNavigation = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html')
    const isFile = /\.[a-z0-9]+$/i.test(request.url.split('?')[0] ?? '')
    if (isNavigation && !isFile) return reply.sendFile('index.html')
    return reply.code(404).send({error: 'NOT_FOUND'})
  })
}
