import {existsSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {fastifyStatic} from '@fastify/static'
import type {FastifyInstance, FastifyReply, FastifyRequest} from 'fastify'

/** The built page; undefined before the first build. */
export function readIndex(folder: string): string | undefined {
  const file = join(folder, 'index.html')
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

/** A file whose name carries a hash of its content never changes. */
const hashed = /[.-][A-Za-z0-9_-]{7,}\.(?:js|css|woff2?|svg|png|jpg|webp|avif|ico|json)$/

const pathOf = ({url}: FastifyRequest): string => url.split('?')[0] ?? ''

/** Every file of the client has an extension, no address of its router has one. */
const isFile = (path: string): boolean => /\.[a-z0-9]+$/i.test(path)

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
    // Its own route lists the folder at every request, to tell `/Assets` from `/assets` where the file system does not.
    serve: false,
    setHeaders: (reply, path) => {
      const name = path.replace(/\.(?:br|gz)$/, '')
      const isFixed = path.includes('/assets/') && hashed.test(name)
      // Browsers ask for the icon again at every change of the address.
      const changing = name.endsWith('/icon.svg') ? 'public, max-age=3600' : 'no-cache'
      reply.header('cache-control', isFixed ? 'public, max-age=31536000, immutable' : changing)
    },
  })
  /** Navigations get the page of the client's router; everything else is not there. */
  const sendPage = (request: FastifyRequest, reply: FastifyReply) => {
    const isNavigation = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html')
    return isNavigation && !isFile(pathOf(request))
      ? reply.sendFile('index.html')
      : reply.code(404).send({error: 'NOT_FOUND'})
  }
  app.get('/', (_request, reply) => reply.sendFile('index.html'))
  app.get('/*', (request, reply) => {
    const path = pathOf(request)
    return isFile(path) ? reply.sendFile(path) : sendPage(request, reply)
  })
  app.setNotFoundHandler(sendPage)
}
