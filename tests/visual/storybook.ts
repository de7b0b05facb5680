import {createReadStream, existsSync, globSync, readFileSync, statSync} from 'node:fs'
import {createServer} from 'node:http'
import type {Server} from 'node:http'
import {extname, join, normalize} from 'node:path'
import {fileURLToPath} from 'node:url'
import * as v from 'valibot'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Where `storybook build` puts the pages. */
export const storybookFolder = join(root, 'storybook-static')

const Index = v.object({
  entries: v.record(v.string(), v.object({id: v.string(), type: v.string(), title: v.string(), name: v.string()})),
})

export type StoryEntry = {id: string; title: string; name: string}

/** The stories of the built Storybook in the order of its sidebar; none when it is not built. */
export function builtStories(): StoryEntry[] {
  const path = join(storybookFolder, 'index.json')
  if (!existsSync(path)) return []
  const index = v.parse(Index, JSON.parse(readFileSync(path, 'utf8')))
  return Object.values(index.entries).filter(({type}) => type === 'story')
}

const sources = [
  '.storybook/**/*',
  'domain/**/*',
  'machines/**/*',
  'src/**/*',
  'stories/**/*',
  'scripts/statechart/*',
  'package-lock.json',
  '*.config.*',
]

/** Whether the build is younger than everything it is made of. */
export function isBuildFresh(): boolean {
  const built = join(storybookFolder, 'index.json')
  if (!existsSync(built)) return false
  const time = statSync(built).mtimeMs
  return globSync(sources, {cwd: root}).every((path) => statSync(join(root, path)).mtimeMs <= time)
}

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
}

/** Serves the built Storybook on a free port of this machine alone; hashed files may be kept by the browser. */
export function serveStorybook(): Promise<{url: string; server: Server}> {
  const server = createServer((request, response) => {
    const {pathname} = new URL(request.url ?? '/', 'http://localhost')
    if (pathname === '/favicon.ico') {
      response.writeHead(204).end()
      return
    }
    const path = join(storybookFolder, normalize(decodeURIComponent(pathname)))
    if (!path.startsWith(storybookFolder) || !existsSync(path) || !statSync(path).isFile()) {
      response.writeHead(404).end()
      return
    }
    response.writeHead(200, {
      'content-type': types[extname(path)] ?? 'application/octet-stream',
      'cache-control': pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-store',
    })
    createReadStream(path).pipe(response)
  })
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      resolve({url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`, server})
    })
  })
}
