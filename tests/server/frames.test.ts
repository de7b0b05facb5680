import {createLocalJWKSet, decodeJwt, jwtVerify} from 'jose'
import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {frameTokenLife} from '../../server/access/frameTokens.ts'
import {TestServer} from './support.ts'

const origin = 'https://aristo.example'
const partner = 'https://sprint.example'
const appeals = 'https://recursos.example'

describe('the token in the address of a framed app', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await TestServer.open('pglite', {
      PUBLIC_ORIGIN: origin,
      FRAME_HANDOVER: 'query',
      FRAME_SPRINT_URL: `${partner}/app`,
      FRAME_APPEALS_URL: `${appeals}/app`,
    })
    await server.database.db
      .updateTable('course')
      .set({home_page: '/practical-courses'})
      .where('id', '=', 'curso')
      .execute()
  })
  afterAll(() => server.close())

  const ask = (token: string | undefined, payload: object = {kind: 'sprint'}) =>
    server.app.inject({
      method: 'POST',
      url: '/frames/token',
      headers: token === undefined ? {} : {authorization: `Bearer ${token}`},
      payload,
    })
  const tokenFor = async (kind: 'sprint' | 'practical' | 'appeals') => {
    const student = await server.student()
    const {token, expiresAt} = (await ask(student.token, {kind})).json<{token: string; expiresAt: number}>()
    return {student, token, expiresAt}
  }

  test('lives five minutes, for the origin of that app, and is signed by published keys', async () => {
    const {student, token, expiresAt} = await tokenFor('sprint')
    expect(expiresAt).toBe(server.now + frameTokenLife * 1_000)
    const keys = (await server.app.inject('/frames/jwks.json')).json()
    const {payload} = await jwtVerify(token, createLocalJWKSet(keys), {
      issuer: origin,
      audience: partner,
      currentDate: new Date(server.now),
    })
    expect(payload).toMatchObject({sub: student.uid, exp: expiresAt / 1_000})
    expect(JSON.stringify(keys)).not.toContain('"d"')
  })

  test('is refused by the product and by the identity provider', async () => {
    for (const kind of ['sprint', 'practical'] as const) {
      const {token} = await tokenFor(kind)
      expect((await server.ask('{ profile { _id } }', {}, {token})).codes).toEqual(['UNAUTHENTICATED'])
      expect((await ask(token)).statusCode).toBe(401)
      const looked = await server.app.inject({
        method: 'POST',
        url: '/identitytoolkit.googleapis.com/v1/accounts:lookup',
        payload: {idToken: token},
      })
      expect(looked.json()).toMatchObject({error: {message: 'INVALID_ID_TOKEN'}})
    }
  })

  test('of the appeals opens the appeals alone', async () => {
    const {token} = await tokenFor('appeals')
    const status = async (path: string) => (await server.app.inject(path)).statusCode
    expect(decodeJwt(token).aud).toBe(appeals)
    expect(await status(`/local-apps/appeals?userToken=${token}`)).toBe(401)
  })

  test('opens our own app for five minutes, that of another origin never', async () => {
    const own = await tokenFor('practical')
    const other = await tokenFor('sprint')
    const open = async (token: string) => (await server.app.inject(`/local-apps/practical?token=${token}`)).statusCode
    expect([decodeJwt(own.token).aud, await open(own.token), await open(other.token)]).toEqual([origin, 200, 401])
    server.now += (frameTokenLife + 11) * 1_000
    expect(await open(own.token)).toBe(401)
  })

  test('is for students who are signed in, have access and name a course that has it', async () => {
    const {token} = await server.student()
    const blocked = await server.student({trial_finished: true})
    const answers = [
      await ask(undefined),
      await ask('nonsense'),
      await ask(blocked.token),
      await ask(token, {kind: 'admin'}),
      await ask(token, {}),
    ]
    expect(answers.map(({statusCode}) => statusCode)).toEqual([401, 401, 403, 400, 400])
    for (const {headers} of answers) expect(headers['cache-control']).toBe('no-store')
  })

  test('is not given where messages hand the identity over', async () => {
    const byMessage = await TestServer.open('pglite')
    const {token} = await byMessage.student()
    const headers = {authorization: `Bearer ${token}`}
    const answer = await byMessage.app.inject({
      method: 'POST',
      url: '/frames/token',
      headers,
      payload: {kind: 'sprint'},
    })
    expect(answer.statusCode).toBe(404)
    await byMessage.close()
  })
})
