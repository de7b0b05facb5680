import {existsSync, globSync, readFileSync} from 'node:fs'
import {join, sep} from 'node:path'
import {promisify} from 'node:util'
import {brotliCompress, constants} from 'node:zlib'
import type {FastifyInstance} from 'fastify'

/** A page that was drawn when the client was built, and its address. */
export type Door = {readonly path: string; readonly html: string}

/** The doors of a built client, with addresses of this deployment; none before the first build (ADR 32). */
export function readDoors(clientFolder: string, origin: string): readonly Door[] {
  const folder = join(clientFolder, '.vite', 'doors')
  if (!existsSync(folder)) return []
  return globSync('**/*.html', {cwd: folder}).map((file) => ({
    path: `/${file
      .split(sep)
      .join('/')
      .replace(/\.html$/, '')}`,
    html: readFileSync(join(folder, file), 'utf8').replaceAll('%ORIGIN%', origin),
  }))
}

const compress = promisify(brotliCompress)

/** Serves the doors, compressed once. */
export async function registerDoors(app: FastifyInstance, doors: readonly Door[]): Promise<void> {
  for (const {path, html} of doors) {
    const plain = Buffer.from(html)
    const small = await compress(plain, {params: {[constants.BROTLI_PARAM_SIZE_HINT]: plain.length}})
    app.get(path, {config: {compress: false}}, (request, reply) => {
      const takesBrotli = /\bbr\b/.test(request.headers['accept-encoding'] ?? '')
      void reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').header('vary', 'accept-encoding')
      if (takesBrotli) void reply.header('content-encoding', 'br')
      return reply.send(takesBrotli ? small : plain)
    })
  }
}
