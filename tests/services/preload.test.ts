import {afterEach, beforeEach, expect, test, vi} from 'vitest'

/** What a page has in its head: addresses of links, and those that were added. */
let linked: string[]
let added: {rel: string; href: string; onload: () => void; onerror: () => void; remove: () => void}[]

beforeEach(() => {
  linked = []
  added = []
  vi.resetModules()
  vi.stubGlobal('CSS', {escape: (text: string) => text})
  vi.stubGlobal('document', {
    baseURI: 'https://aristo.example/agenda',
    querySelector: (selector: string) =>
      selector === 'meta[name=lists]'
        ? {content: '/assets/lists.json'}
        : (linked.find((path) => selector === `link[href=${path}]`) ?? null),
    createElement: () => ({remove: vi.fn()}),
    head: {append: (link: (typeof added)[number]) => void added.push(link)},
  })
})
afterEach(() => vi.unstubAllGlobals())

const preloading = async () => (await import('../../src/services/platform/preload.ts')).preload
const module = {name: 'a part'}

test('a part is imported once all of its files are here, and asks for none of them again', async () => {
  const preload = await preloading()
  const fetched = vi.fn(async (_href: string) => new Response('export {}'))
  vi.stubGlobal('fetch', fetched)
  const load = vi.fn(async () => module)
  expect(await preload(load, ['assets/part.js', 'assets/shared.js'])).toBe(module)
  expect(fetched.mock.calls).toEqual([
    ['https://aristo.example/assets/part.js'],
    ['https://aristo.example/assets/shared.js'],
  ])
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

const listed = () => Response.json({files: ['assets/part.js', 'assets/shared.js'], lists: [[1], [0, 1]]})

test('the number of a list stands for its files; the lists are asked for once', async () => {
  const preload = await preloading()
  const fetched = vi.fn(async (href: string) => (href.endsWith('.json') ? listed() : new Response('export {}')))
  vi.stubGlobal('fetch', fetched)
  expect(await preload(async () => module, 1)).toBe(module)
  await preload(async () => module, 0)
  expect(fetched.mock.calls.flat()).toEqual([
    '/assets/lists.json',
    'https://aristo.example/assets/part.js',
    'https://aristo.example/assets/shared.js',
  ])
})

test('lists that do not come are asked for anew by the next try', async () => {
  const preload = await preloading()
  const fetched = vi
    .fn<(href: string) => Promise<Response>>()
    .mockRejectedValueOnce(new TypeError('no network'))
    .mockImplementation(async (href) => (href.endsWith('.json') ? listed() : new Response('export {}')))
  vi.stubGlobal('fetch', fetched)
  const load = vi.fn(async () => module)
  await expect(preload(load, 0)).rejects.toThrow('no network')
  expect(load).not.toHaveBeenCalled()
  expect(await preload(load, 0)).toBe(module)
})

test('what the page asks for by itself is not asked for again', async () => {
  const preload = await preloading()
  linked = ['/assets/base.js', '/assets/base.css']
  const fetched = vi.fn(async () => new Response(''))
  vi.stubGlobal('fetch', fetched)
  await preload(async () => module, ['assets/base.js', 'assets/base.css'])
  expect([fetched.mock.calls.length, added.length]).toEqual([0, 0])
})

test('a style sheet is waited for until it is applied; one that fails leaves no link behind', async () => {
  const preload = await preloading()
  const first = preload(async () => module, ['assets/part.css'])
  expect(added.map(({rel, href}) => [rel, href])).toEqual([['stylesheet', 'https://aristo.example/assets/part.css']])
  added[0]?.onerror()
  await expect(first).rejects.toThrow('part.css')
  expect(added[0]?.remove).toHaveBeenCalledOnce()
  const second = preload(async () => module, ['assets/part.css'])
  added[1]?.onload()
  expect(await second).toBe(module)
})
