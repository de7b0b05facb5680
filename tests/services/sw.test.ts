import {afterEach, beforeEach, expect, test, vi} from 'vitest'

/** A request as the worker makes it, whose address need not be whole here. */
class Asked {
  readonly url: string
  readonly options: object
  constructor(url: string, options: object) {
    this.url = url
    this.options = options
  }
}

/** The worker is checked against its own library (`tsconfig.worker.json`), which the page's cannot stand beside: a name keeps it out of this program. */
const worker: string = '../../src/sw.ts'

const assets = Array.from({length: 12}, (_, index) => `/assets/part-${index}.js`)

/** A device that keeps files; a file in `missing` cannot be had. Tells what was asked for, and how many at once. */
function device(missing: ReadonlySet<string> = new Set(), kept: Set<string> = new Set()) {
  const asked: unknown[] = []
  let running = 0
  let most = 0
  const add = async (request: Asked) => {
    asked.push(request)
    running += 1
    most = Math.max(most, running)
    await Promise.resolve()
    running -= 1
    if (missing.has(request.url)) throw new TypeError('Failed to fetch')
    kept.add(request.url)
  }
  const cache = {
    addAll: (addresses: readonly string[]) => Promise.resolve(addresses.forEach((address) => kept.add(address))),
    match: (address: string) => Promise.resolve(kept.has(address) ? {} : undefined),
    add,
  }
  vi.stubGlobal('caches', {open: () => Promise.resolve(cache)})
  return {asked, kept, most: () => most}
}

/** Installs the worker, as the browser would. */
async function install(): Promise<void> {
  const installed = Promise.withResolvers<unknown>()
  const listen = (name: string, listener: (event: object) => void) => {
    if (name === 'install') listener({waitUntil: installed.resolve})
  }
  vi.stubGlobal('self', {addEventListener: listen})
  vi.resetModules()
  await import(worker)
  await installed.promise
}

beforeEach(() => {
  vi.stubGlobal('__ASSETS__', assets)
  vi.stubGlobal('__VERSION__', 'v1')
  vi.stubGlobal('__NAME__', 'Aristo')
  vi.stubGlobal('Request', Asked)
})
afterEach(() => vi.unstubAllGlobals())

test('all of the product is kept, three files at a time, behind what pages ask for', async () => {
  const {asked, kept, most} = device()
  await install()
  expect([...kept]).toEqual(expect.arrayContaining(['/', '/config.json', '/icon.svg', ...assets]))
  expect(asked).toEqual(assets.map((url) => ({url, options: {priority: 'low'}})))
  expect(most()).toBe(3)
})

test('a file that cannot be had ends the attempt, and the next one asks for what is missing alone', async () => {
  const lost = assets[5] ?? ''
  const {kept} = device(new Set([lost]))
  await expect(install()).rejects.toThrow('Failed to fetch')
  await vi.waitFor(() => expect(kept.size).toBe(assets.length + 2))
  const again = device(new Set(), kept)
  await install()
  expect(again.asked).toEqual([{url: lost, options: {priority: 'low'}}])
})

/** What the worker answers to a page that asks for this. */
async function answerTo(url: string, mode = 'cors'): Promise<Response> {
  const answer = Promise.withResolvers<Response>()
  const listen = (name: string, listener: (event: object) => void) => {
    if (name === 'fetch')
      listener({request: {url, mode, method: 'GET'}, respondWith: (given: Promise<Response>) => answer.resolve(given)})
  }
  vi.stubGlobal('self', {addEventListener: listen, location: {origin: 'https://aristo.example'}})
  vi.resetModules()
  await import(worker)
  return answer.promise
}

const denied = () => Promise.reject(new DOMException('denied', 'SecurityError'))
const full = {
  match: () => Promise.resolve(undefined),
  put: () => Promise.reject(new DOMException('full', 'QuotaExceededError')),
}

test.each<[string, object]>([
  ['closed', {open: denied, match: denied}],
  ['full', {open: () => Promise.resolve(full), match: () => Promise.resolve(undefined)}],
])('a cache that is %s leaves everything to the network', async (_how, caches) => {
  vi.stubGlobal('caches', caches)
  vi.stubGlobal('fetch', async () => new Response('from the network'))
  for (const [path, mode] of [
    ['/', 'navigate'],
    ['/assets/part-1.js'],
    ['/config.json'],
    ['/content/images/x.webp'],
  ] as const) {
    expect([path, await (await answerTo(`https://aristo.example${path}`, mode)).text()]).toEqual([
      path,
      'from the network',
    ])
  }
})

test.each<[string, string, () => Promise<Response>, string, boolean]>([
  ['of the content is not asked for again', 'public, immutable', async () => new Response('new'), 'kept', true],
  ['of a card is asked for first', 'public, max-age=86400', async () => new Response('new'), 'new', true],
  ['of a card stands without network', 'public', () => Promise.reject(new TypeError('Failed to fetch')), 'kept', true],
  ['of a card that is hidden goes', 'public', async () => new Response('gone', {status: 404}), 'gone', false],
  ['of a card stays while the server fails', 'public', async () => new Response('error', {status: 500}), 'error', true],
])('a picture that was kept, %s', async (_what, control, network, shown, isKept) => {
  const kept = new Map([['copy', new Response('kept', {headers: {'cache-control': control}})]])
  const cache = {
    match: async () => kept.get('copy'),
    put: async (_request: unknown, response: Response) => kept.set('copy', response),
    delete: async () => kept.delete('copy'),
  }
  vi.stubGlobal('caches', {open: async () => cache})
  vi.stubGlobal('fetch', network)
  expect(await (await answerTo('https://aristo.example/content/images/x')).text()).toBe(shown)
  expect(kept.size).toBe(isKept ? 1 : 0)
})
