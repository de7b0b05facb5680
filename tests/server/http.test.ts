import {createHash} from 'node:crypto'
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {brotliDecompressSync} from 'node:zlib'
import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {TestServer} from './support.ts'

const inline = 'document.documentElement.dataset.theme = "light"'
const main = '<script type="module" src="/assets/main-abcdef12.js"></script>'
const page = `<!doctype html><html lang="pt-BR"><head><script>${inline}</script>${main}</head></html>`

describe('the HTTP side', () => {
  let server: TestServer
  const outside = mkdtempSync(join(tmpdir(), 'aristo-client-'))
  const folder = join(outside, 'client')
  beforeAll(async () => {
    // What no address may lead to.
    writeFileSync(join(outside, 'package.json'), '{"dependencies": {}}')
    mkdirSync(join(folder, 'assets'), {recursive: true})
    writeFileSync(join(folder, 'index.html'), page)
    writeFileSync(join(folder, 'assets', 'main-abcdef12.js'), 'export {}')
    writeFileSync(join(folder, 'assets', 'main-abcdef12.js.br'), 'compressed by the build')
    writeFileSync(join(folder, 'icon.svg'), '<svg/>')
    writeFileSync(join(folder, 'sw.js'), 'export {}')
    mkdirSync(join(folder, 'media'))
    for (const kind of ['pdf', 'svg', 'mp4', 'vtt']) writeFileSync(join(folder, 'media', `aula.${kind}`), '0123456789')
    server = await TestServer.open('pglite', {PUBLIC_ORIGIN: 'https://aristo.example'}, folder)
  })
  afterAll(async () => {
    await server.close()
    rmSync(outside, {recursive: true})
  })

  const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({method: 'GET', url, headers})

  test('every response carries the strict headers and the instant of the server', async () => {
    for (const url of ['/', '/config.json', '/health', '/nothing.js', '/graphql', '/content/images/none', '/sw.js']) {
      const {headers} = await get(url, {accept: 'text/html'})
      expect(headers).toMatchObject({
        'content-security-policy': expect.stringMatching(/default-src 'none'.*frame-ancestors 'none'/),
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
        'strict-transport-security': 'max-age=31536000; includeSubDomains',
        'x-server-now': String(server.now),
        'access-control-expose-headers': 'x-server-now',
      })
      expect(headers['x-powered-by']).toBeUndefined()
      expect(headers.server).toBeUndefined()
    }
  })

  test('pages and the service worker carry what browsers read of pages, their parts do not', async () => {
    const ofPages = {
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'content-security-policy': expect.stringContaining('script-src'),
    }
    const page = async (url: string) => (await get(url, {accept: 'text/html'})).headers
    for (const url of ['/', '/agenda', '/sw.js', '/sw.js?a=1']) expect(await page(url)).toMatchObject(ofPages)
    for (const url of ['/config.json', '/assets/main-abcdef12.js', '/health']) {
      const {headers, statusCode} = await get(url)
      expect([statusCode, headers['content-security-policy']]).toEqual([
        200,
        "default-src 'none'; frame-ancestors 'none'",
      ])
      for (const name of ['x-frame-options', 'referrer-policy', 'cross-origin-opener-policy', 'permissions-policy'])
        expect(headers).not.toHaveProperty(name)
    }
  })

  test('the content security policy allows the own origin and the built page only', async () => {
    const policy = String((await get('/', {accept: 'text/html'})).headers['content-security-policy'])
    const directives = new Map(policy.split('; ').map((text) => [text.split(' ')[0], text.split(' ').slice(1)]))
    const hash = createHash('sha256').update(inline).digest('base64')
    expect(directives.get('default-src')).toEqual(["'none'"])
    expect(directives.get('script-src')).toEqual(["'self'", `'sha256-${hash}'`])
    expect(directives.get('connect-src')).toEqual(["'self'", 'wss://aristo.example'])
    expect(directives.get('frame-ancestors')).toEqual(["'none'"])
    expect(directives.get('object-src')).toEqual(["'none'"])
    expect(policy).not.toContain("'unsafe-eval'")
    expect(policy.replace("style-src-attr 'unsafe-inline'", '')).not.toContain('unsafe-inline')
  })

  test('an address of the client gives its page, never to be kept', async () => {
    for (const url of ['/', '/agenda', '/agenda/estudo-teorico/x/questao?date=20260715']) {
      const response = await get(url, {accept: 'text/html,application/xhtml+xml'})
      expect([response.statusCode, response.headers['cache-control'], response.body]).toEqual([200, 'no-cache', page])
    }
  })

  test('the icon is kept for an hour: browsers ask for it at every change of the address', async () => {
    const {statusCode, headers} = await get('/icon.svg')
    expect([statusCode, headers['cache-control']]).toEqual([200, 'public, max-age=3600'])
  })

  test('a built file is sent as compressed at build time and kept for ever', async () => {
    const response = await get('/assets/main-abcdef12.js', {'accept-encoding': 'br'})
    expect(response.headers['content-encoding']).toBe('br')
    expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(response.body).toBe('compressed by the build')
    expect((await get('/assets/main-abcdef12.js')).body).toBe('export {}')
  })

  test.each([
    '/assets/gone-12345678.js',
    '/.env',
    '/../package.json',
    '/assets/..%2f..%2fpackage.json',
    '/assets/%2e%2e/%2e%2e/package.json',
    '/assets/..%5c..%5cpackage.json',
    '/..//package.json',
    '//package.json',
    '/assets',
    '/assets/',
    '/assets/%00',
    '/assets/%ff',
    '/%',
    '/server/main.ts',
  ])('%s is not there', async (url) => {
    const response = await get(url, {accept: '*/*'})
    expect(response.statusCode).toBeGreaterThanOrEqual(400)
    expect(response.body).not.toContain('dependencies')
  })

  test.each([
    ['pdf', 'application/pdf'],
    ['svg', 'image/svg+xml'],
    ['mp4', 'video/mp4'],
    ['vtt', 'text/vtt; charset=utf-8'],
  ])(
    'a %s of a lesson is told as what it is, sent in the pieces a player asks for, and asked for again when it changed',
    async (kind, type) => {
      const url = `/media/aula.${kind}`
      const whole = await get(url)
      expect([
        whole.statusCode,
        whole.headers['content-type'],
        whole.headers['cache-control'],
        whole.headers['accept-ranges'],
        whole.body,
      ]).toEqual([200, type, 'no-cache', 'bytes', '0123456789'])
      const piece = await get(url, {range: 'bytes=2-4'})
      expect([piece.statusCode, piece.headers['content-range'], piece.body]).toEqual([206, 'bytes 2-4/10', '234'])
      expect((await get(url, {'if-none-match': String(whole.headers.etag)})).statusCode).toBe(304)
    },
  )

  test('data leaves compressed when it is long enough and the reader takes it', async () => {
    const student = await server.student()
    const fields = '{_id title courseWeekGoals{exam{min max}} phases{phase startsAt}}'
    const query = Array.from({length: 8}, (_, index) => `c${index}: coursesManyInfo(ids: ["curso"]) ${fields}`).join(
      ' ',
    )
    const ask = (encoding: string) =>
      server.app.inject({
        method: 'POST',
        url: '/graphql',
        payload: {query: `{${query}}`},
        headers: {authorization: `Bearer ${student.token}`, 'accept-encoding': encoding},
      })
    const plain = await ask('identity')
    expect(plain.headers['content-encoding']).toBeUndefined()
    const packed = await ask('br, gzip')
    expect(packed.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.body)
    expect((await get('/health', {'accept-encoding': 'br'})).headers['content-encoding']).toBeUndefined()
  })

  test('the configuration tells the client its identity provider and brand', async () => {
    expect((await get('/config.json')).json()).toEqual({
      firebase: {
        mode: 'local',
        options: {
          apiKey: 'local',
          projectId: 'aristo-local',
          appId: '1:1:web:aristo-local',
          storageBucket: 'aristo-local.appspot.com',
        },
      },
      brand: {name: 'Aristo', slug: 'aristo'},
      surveys: {url: '/', ratedFeatures: ['performance'], npsForm: 'survey'},
      notifications: {url: '/notifications/graphql', token: null, documents: 'persisted'},
      rest: {forum: '', assistant: ''},
      frames: {
        sprint: {url: '/local-apps/sprint', handOver: 'message'},
        practical: {url: '/local-apps/practical', handOver: 'message'},
        appeals: {url: '/local-apps/appeals', handOver: 'message'},
      },
      externalAppOrigin: null,
      mediaOrigins: [],
    })
  })

  test('health and readiness answer', async () => {
    expect((await get('/health')).json()).toEqual({status: 'ok'})
    const ready = await get('/ready')
    expect([ready.statusCode, ready.json()]).toEqual([200, {status: 'ready'}])
  })

  test('an image of the content is sent once and for all, and cannot run anything', async () => {
    const bytes = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')
    const id = createHash('sha256').update(bytes).digest('hex')
    await server.database.db.insertInto('content_image').values({id, mime: 'image/svg+xml', bytes}).execute()
    const response = await get(`/content/images/${id}`)
    expect(response.rawPayload).toEqual(bytes)
    expect(response.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': expect.stringContaining('sandbox'),
    })
    for (const name of ['0'.repeat(64), '../../etc/passwd', "' or 1=1"]) {
      expect((await get(`/content/images/${encodeURIComponent(name)}`)).statusCode).toBe(404)
    }
  })

  test.each(['application/csp-report', 'application/reports+json'])('a report of type %s is taken', async (type) => {
    const payload = JSON.stringify({'csp-report': {'effective-directive': 'script-src', 'document-uri': 'https://x'}})
    const response = await server.app.inject({
      method: 'POST',
      url: '/csp-report',
      headers: {'content-type': type},
      payload,
    })
    expect(response.statusCode).toBe(204)
  })
})

test('a server of this machine lets tests move its clock, and gives it back', async () => {
  const server = await TestServer.open('pglite', {ARISTO_TEST_CLOCK: '1'})
  try {
    const move = (now: unknown) => server.app.inject({method: 'POST', url: '/test/clock', payload: {now}})
    const told = async () => (await server.app.inject({method: 'GET', url: '/health'})).headers['x-server-now']
    const there = await move('2030-01-01T04:00:00.000Z')
    expect(there.json()).toEqual({now: Date.UTC(2030, 0, 1, 4)})
    expect(await told()).toBe(String(Date.UTC(2030, 0, 1, 4)))
    expect((await move('gestern')).statusCode).toBe(400)
    await move(null)
    expect(await told()).toBe(String(server.now))
  } finally {
    await server.close()
  }
})

describe('a server without the flags of a test', () => {
  test('has no clock to move and limits the requests of one address and of one person', async () => {
    const server = await TestServer.open('pglite', {RATE_LIMIT_PER_MINUTE: '5'})
    try {
      expect((await server.app.inject({method: 'POST', url: '/test/clock', payload: {now: null}})).statusCode).toBe(404)
      const [ana, bia] = [await server.student(), await server.student()]
      const ask = (token?: string) => server.ask('{ coursesMany { _id } }', {}, {token})
      const anas = []
      for (let turn = 0; turn < 6; turn += 1) anas.push(await ask(ana.token))
      expect(anas.map(({status}) => status)).toEqual([200, 200, 200, 200, 200, 429])
      expect(anas[5]?.codes).toEqual(['RATE_LIMITED'])
      expect((await ask(bia.token)).status).toBe(200)
      const nobodys = []
      for (let turn = 0; turn < 6; turn += 1) nobodys.push(await ask(`forged-${turn}`))
      expect(nobodys.at(-1)?.status).toBe(429)
      expect((await server.app.inject({method: 'GET', url: '/health'})).statusCode).toBe(200)
    } finally {
      await server.close()
    }
  })

  test('is not ready while its database does not answer', async () => {
    const server = await TestServer.open('pglite')
    await server.database.close()
    const response = await server.app.inject({method: 'GET', url: '/ready'})
    expect([response.statusCode, response.json()]).toEqual([503, {status: 'database unreachable'}])
    await server.app.close()
  })
})
