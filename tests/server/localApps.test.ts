import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {backends, TestServer} from './support.ts'

describe.each(backends)('the small apps of sprint and practical courses on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await TestServer.open(kind)
    await server.database.db.updateTable('course').set({home_page: '/sprint'}).where('id', '=', 'curso').execute()
  })
  afterAll(() => server.close())

  const get = (path: string) => server.app.inject({method: 'GET', url: path})
  const post = (path: string, fields: Record<string, string>) =>
    server.app.inject({
      method: 'POST',
      url: path,
      headers: {'content-type': 'application/x-www-form-urlencoded', origin: 'null'},
      payload: new URLSearchParams(fields).toString(),
    })

  test('greet the student of the token by first name and list the lessons in the order of the course', async () => {
    const {token} = await server.student({name: 'Ana <b>Souza</b>'})
    const reply = await get(`/local-apps/sprint?token=${token}&aristo=true&app=react&route=%2Faulas`)
    expect(reply.statusCode).toBe(200)
    expect(reply.body).toContain('<h1>Olá, Ana!</h1>')
    expect([...reply.body.matchAll(/<li>([^<]+)<\/li>/g)].map(([, title]) => title)).toEqual([
      'Tema alta',
      'Tema longa',
      'Tema media',
      'Tema futura',
    ])
    expect(reply.body).toContain('Página pedida: /aulas')
  })

  test('may be framed by our own pages only, from an origin without a name, and keep nothing', async () => {
    const {token} = await server.student()
    const {headers} = await get(`/local-apps/sprint?token=${token}`)
    expect(headers['x-frame-options']).toBeUndefined()
    expect(headers).toMatchObject({'referrer-policy': 'no-referrer', 'cache-control': 'no-store'})
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("frame-ancestors 'self'")
    expect(policy).toContain('sandbox allow-scripts allow-forms')
    expect(policy).not.toMatch(/allow-same-origin|unsafe|script-src/)
  })

  test('refuse a token that is not one, without saying why', async () => {
    const {token} = await server.student()
    for (const bad of ['nonsense', `${token}x`, 'x'.repeat(9_000)]) {
      const reply = await get(`/local-apps/sprint?token=${bad}`)
      expect({status: reply.statusCode, body: /Olá/.test(reply.body)}).toEqual({status: 401, body: false})
    }
  })

  test('refuse who has another course or is blocked, without a lesson', async () => {
    const {token} = await server.student()
    const other = await get(`/local-apps/practical?token=${token}`)
    const blocked = await get(`/local-apps/sprint?token=${(await server.student({trial_finished: true})).token}`)
    const unpaid = await get(`/local-apps/sprint?token=${(await server.student({}, 'blocked_due_payment')).token}`)
    for (const reply of [other, blocked, unpaid]) {
      expect({status: reply.statusCode, lessons: reply.body.includes('<li>')}).toEqual({status: 403, lessons: false})
    }
  })

  test('without a token ask the page around them for it, and take it by a form', async () => {
    const waiting = await get('/local-apps/sprint?aristo=true&app=react&route=%2F')
    expect(waiting.statusCode).toBe(200)
    expect(waiting.body).toContain("type: 'aristo.ready'")
    expect(String(waiting.headers['content-security-policy'])).toMatch(/script-src 'sha256-[^']+'/)
    const {token} = await server.student({name: 'Bento Dias'})
    const shown = await post('/local-apps/sprint', {token, route: '/'})
    expect(shown.statusCode).toBe(200)
    expect(shown.body).toContain('<h1>Olá, Bento!</h1>')
  })

  test('the appeals greet the student by the token under its own name and offer the exams of the bank', async () => {
    const {token} = await server.student({name: 'Caio <i>Reis</i>'})
    const {db} = server.database
    const exam = {institution: 'Hospital', uf: null, edition: null, exam_type: 'R1', content_hash: 'x'}
    await db
      .insertInto('exam')
      .values([
        {id: `${kind}-antiga`, title: 'Prova <2024>', year: 2024, ...exam},
        {id: `${kind}-nova`, title: 'Prova 2026', year: 2026, ...exam},
      ])
      .execute()
    const reply = await get(`/local-apps/appeals?userToken=${token}`)
    expect(reply.statusCode).toBe(200)
    expect(reply.body).toContain('<h1>Olá, Caio!</h1>')
    expect(reply.body).toMatch(/<option>Prova 2026<\/option>\s*<option>Prova &lt;2024&gt;<\/option>/)
    expect(String(reply.headers['content-security-policy'])).toContain('sandbox allow-scripts allow-forms')
    expect((await post('/local-apps/appeals', {userToken: token, route: '/'})).body).toContain('Olá, Caio!')
  })

  test('the appeals take no token under another name, and nobody who has no access', async () => {
    const {token} = await server.student({name: 'Davi Melo'})
    const blocked = await server.student({trial_finished: true})
    const bodies = [
      await get(`/local-apps/appeals?token=${token}`),
      await get(`/local-apps/appeals?userToken=${token}x`),
      await get(`/local-apps/appeals?userToken=${blocked.token}`),
    ]
    expect(bodies.map(({statusCode, body}) => [statusCode, body.includes('Olá')])).toEqual([
      [200, false],
      [401, false],
      [403, false],
    ])
    expect(bodies[0]?.body).toContain('event.data.userToken')
  })

  test('the chat of the demo may be framed by our own pages, reads no identity and keeps nothing', async () => {
    const {statusCode, headers, body} = await get('/local-apps/chat')
    expect(statusCode).toBe(200)
    expect(headers['x-frame-options']).toBeUndefined()
    expect(headers).toMatchObject({'referrer-policy': 'no-referrer', 'cache-control': 'no-store'})
    expect(String(headers['content-security-policy'])).toMatch(
      /script-src 'sha256-[^']+'.*frame-ancestors 'self'.*sandbox allow-scripts/,
    )
    expect(body).toContain('<h1>Chat ao vivo</h1>')
  })
})

test('an operator with a Firebase project has no small apps', async () => {
  const web = {apiKey: 'a', projectId: 'meu-projeto', appId: '1:2:web:3'}
  const server = await TestServer.open('pglite', {FIREBASE_WEB_CONFIG: JSON.stringify(web)})
  const reply = await server.app.inject({method: 'GET', url: '/local-apps/sprint'})
  const {frames} = (await server.app.inject({method: 'GET', url: '/config.json'})).json()
  await server.close()
  expect({status: reply.statusCode, frames}).toEqual({
    status: 404,
    frames: {sprint: null, practical: null, appeals: null},
  })
})
