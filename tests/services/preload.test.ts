import {afterEach, beforeEach, expect, test, vi} from 'vitest'

/** What a page has in its head: addresses of links, and the lists of late files. */
let linked: string[]
let lists: {readonly files: readonly string[]; readonly lists: readonly number[][]} | null

beforeEach(() => {
  linked = []
  lists = null
  vi.resetModules()
  vi.stubGlobal('document', {
    querySelector: (selector: string) => linked.find((path) => selector === `link[href="${path}"]`) ?? null,
    getElementById: (id: string) => (id === 'lists' && lists ? {textContent: JSON.stringify(lists)} : null),
  })
})
afterEach(() => vi.unstubAllGlobals())

const preloading = async () => (await import('../../src/services/platform/preload.ts')).preload
/** The same with the turns of a student's parts. */
async function preloadingInTurn() {
  const [{preload, setTurns}, {inTurn}] = await Promise.all([
    import('../../src/services/platform/preload.ts'),
    import('../../src/services/platform/turns.ts'),
  ])
  setTurns(inTurn)
  return preload
}
const module = {name: 'a part'}

test('a part is imported once all of its files are here, and asks for none of them again', async () => {
  const preload = await preloading()
  const fetched = vi.fn(async (_href: string) => new Response('export {}'))
  vi.stubGlobal('fetch', fetched)
  const load = vi.fn(async () => module)
  expect(await preload(load, ['assets/part.js', 'assets/shared.js'])).toBe(module)
  expect(fetched.mock.calls).toEqual([['/assets/part.js'], ['/assets/shared.js']])
  await preload(load, ['assets/other.js', 'assets/shared.js'])
  expect(fetched).toHaveBeenCalledTimes(3)
})

test.each([
  ['does not come', 'no network', async () => Promise.reject(new TypeError('no network'))],
  ['is not there', '404', async () => new Response('gone', {status: 404})],
])(
  'a part whose file %s is not imported, so that the browser remembers no failure; the next try asks anew',
  async (_name, message, failing) => {
    const preload = await preloading()
    const fetched = vi
      .fn<() => Promise<Response>>()
      .mockImplementationOnce(failing)
      .mockImplementation(async () => new Response('export {}'))
    vi.stubGlobal('fetch', fetched)
    const load = vi.fn(async () => module)
    await expect(preload(load, ['assets/part.js'])).rejects.toThrow(message)
    expect(load).not.toHaveBeenCalled()
    expect(await preload(load, ['assets/part.js'])).toBe(module)
    expect(fetched).toHaveBeenCalledTimes(2)
  },
)

test('the number of a list that stands in the page is that of its files', async () => {
  lists = {files: ['assets/part.js', 'assets/shared.js'], lists: [[1], [0, 1]]}
  const preload = await preloading()
  const fetched = vi.fn(async (_href: string) => new Response('export {}'))
  vi.stubGlobal('fetch', fetched)
  expect(await preload(async () => module, 1)).toBe(module)
  await preload(async () => module, 0)
  expect(fetched.mock.calls.flat()).toEqual(['/assets/part.js', '/assets/shared.js'])
})

test('a page without lists imports a part without asking for its files before', async () => {
  lists = null
  const preload = await preloading()
  const fetched = vi.fn(async (_href: string) => new Response('export {}'))
  vi.stubGlobal('fetch', fetched)
  expect(await preload(async () => module, 7)).toBe(module)
  expect(fetched).not.toHaveBeenCalled()
})

test('what the page asks for by itself is not asked for again', async () => {
  const preload = await preloading()
  linked = ['/assets/base.js']
  const fetched = vi.fn(async () => new Response(''))
  vi.stubGlobal('fetch', fetched)
  await preload(async () => module, ['assets/base.js'])
  expect(fetched).not.toHaveBeenCalled()
})

test('three files are on their way at once, so that an answer finds a connection; the one asked for last goes next, also after one that is lost', async () => {
  const preload = await preloadingInTurn()
  const replies: {href: string; reply: PromiseWithResolvers<Response>}[] = []
  vi.stubGlobal('fetch', async (href: string) => {
    const reply = Promise.withResolvers<Response>()
    replies.push({href, reply})
    return reply.promise
  })
  const names = () => replies.map(({href}) => href.slice(-4, -3)).join('')
  const parts = ['a', 'b', 'c', 'd', 'e'].map(async (name) => preload(async () => name, [`assets/${name}.js`]))
  const settled = Promise.allSettled(parts)
  await vi.waitFor(() => expect(names()).toBe('abc'))
  replies[0]?.reply.reject(new TypeError('no network'))
  await vi.waitFor(() => expect(names()).toBe('abce'))
  replies[1]?.reply.resolve(new Response(''))
  await vi.waitFor(() => expect(names()).toBe('abced'))
  for (const {reply} of replies) reply.resolve(new Response(''))
  expect((await settled).map(({status}) => status)).toEqual(['rejected', ...Array<string>(4).fill('fulfilled')])
})

test('what sends an answer waits for no other file', async () => {
  const preload = await preloadingInTurn()
  const fetched = vi.fn(async (_href: string) => new Promise<Response>(() => undefined))
  vi.stubGlobal('fetch', fetched)
  for (const name of ['a', 'b', 'c', 'd', 'sending-1']) void preload(async () => name, [`assets/${name}.js`])
  expect(fetched.mock.calls.map(([href]) => href.replace(/.*\//, ''))).toEqual(['a.js', 'b.js', 'c.js', 'sending-1.js'])
})

test('files that never come hold up the others for five seconds', async () => {
  vi.useFakeTimers()
  const preload = await preloadingInTurn()
  const fetched = vi.fn(async (_href: string) => new Promise<Response>(() => undefined))
  vi.stubGlobal('fetch', fetched)
  for (const name of ['a', 'b', 'c', 'd', 'e']) void preload(async () => name, [`assets/${name}.js`])
  await vi.advanceTimersByTimeAsync(4_999)
  expect(fetched).toHaveBeenCalledTimes(3)
  await vi.advanceTimersByTimeAsync(1)
  expect(fetched).toHaveBeenCalledTimes(5)
  vi.useRealTimers()
})
