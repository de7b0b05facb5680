import {randomUUID} from 'node:crypto'
import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {mostSessions} from '../../server/local-firebase/identity/standingSessions.ts'
import {localStudent, signIn, type Tokens} from './sessionSupport.ts'
import {backends, endDeviceDocument, endOtherDevicesDocument, type Reply, TestServer} from './support.ts'

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1'
const list = '{ connectedDevices { _id browser system signedInAt lastUsedAt isCurrent } }'

type Device = {_id: string; browser: string; system: string; signedInAt: string; lastUsedAt: string; isCurrent: boolean}

describe.each(backends)('the devices of a student on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await TestServer.open(kind)
  })
  afterAll(() => server.close())

  const ask = ({idToken}: Tokens, document: string, variables: Record<string, unknown> = {}): Promise<Reply> =>
    server.ask(document, {...variables, key: randomUUID()}, {token: idToken})
  const devices = async (tokens: Tokens): Promise<Device[]> => {
    const {data} = await ask(tokens, list)
    // The reply to `list` has this shape by the schema.
    return data?.connectedDevices as Device[]
  }
  const stands = async (tokens: Tokens) => (await ask(tokens, '{ profile { _id } }')).codes.length === 0
  const signOut = (refreshToken: unknown, more: object = {whole_device: true}) =>
    server.app.inject({
      method: 'POST',
      url: '/local-firebase/sign-out',
      payload: {refresh_token: refreshToken, ...more},
    })
  const refreshed = async ({refreshToken}: Tokens): Promise<string> => {
    const payload = {grant_type: 'refresh_token', refresh_token: refreshToken}
    const response = await server.app.inject({method: 'POST', url: '/securetoken.googleapis.com/v1/token', payload})
    return response.json<{error?: {message: string}}>().error?.message ?? 'ok'
  }
  /** The headers of a browser that keeps its cookie. */
  const browser = (agent: string, secret = randomUUID().replaceAll('-', '').padEnd(43, 'a')) => ({
    'user-agent': agent,
    cookie: `device=${secret}`,
  })

  test('are listed by two names and two instants, this one first, and nothing else of them', async () => {
    const {email} = await localStudent(server)
    const there = await signIn(server, email, browser(phone))
    const at = new Date(server.now).toISOString()
    server.now += 60_000
    const here = await signIn(server, email, browser(firefox))
    const now = new Date(server.now).toISOString()
    const [own, other] = await devices(here)
    expect([own, other]).toEqual([
      {_id: own?._id, browser: 'firefox', system: 'linux', signedInAt: now, lastUsedAt: now, isCurrent: true},
      {_id: other?._id, browser: 'safari', system: 'ios', signedInAt: at, lastUsedAt: at, isCurrent: false},
    ])
    expect((await devices(there)).map(({isCurrent, system}) => ({isCurrent, system}))).toEqual([
      {isCurrent: true, system: 'ios'},
      {isCurrent: false, system: 'linux'},
    ])
  })

  test('are one for all logins of a browser, and end as one', async () => {
    const {email} = await localStudent(server)
    const own = browser(phone)
    const [first, second] = [await signIn(server, email, own), await signIn(server, email, own)]
    const here = await signIn(server, email, browser(firefox))
    const [, other, ...more] = await devices(here)
    expect([other?.system, more]).toEqual(['ios', []])
    expect((await ask(here, endDeviceDocument, {device: other?._id})).data).toEqual({endDevice: true})
    expect([await stands(first), await stands(second), await stands(here)]).toEqual([false, false, true])
    expect([await refreshed(first), await refreshed(second)]).toEqual(['TOKEN_EXPIRED', 'TOKEN_EXPIRED'])
    expect(await devices(here)).toHaveLength(1)
  })

  test('end all but the one that asks', async () => {
    const {email} = await localStudent(server)
    const others = [
      await signIn(server, email, browser(phone)),
      await signIn(server, email),
      await signIn(server, email),
    ]
    const here = await signIn(server, email, browser(firefox))
    expect((await ask(here, endOtherDevicesDocument)).data).toEqual({endOtherDevices: true})
    expect(await Promise.all(others.map(stands))).toEqual([false, false, false])
    expect((await devices(here)).map(({isCurrent}) => isCurrent)).toEqual([true])
  })

  test('of somebody else are neither seen nor ended, and tell nothing', async () => {
    const [ana, bia] = [await localStudent(server), await localStudent(server)]
    const [hers, other] = [await signIn(server, bia.email), await signIn(server, ana.email)]
    const [device] = await devices(hers)
    const foreign = await ask(other, endDeviceDocument, {device: device?._id})
    const unknown = await ask(other, endDeviceDocument, {device: randomUUID()})
    expect(foreign).toEqual(unknown)
    expect(await stands(hers)).toBe(true)
    await ask(other, endOtherDevicesDocument)
    expect(await stands(hers)).toBe(true)
    expect(await devices(other)).toHaveLength(1)
  })

  test.each([[''], ['x'.repeat(201)], ['a\0b']])('cannot be named by %j', async (device) => {
    const {email} = await localStudent(server)
    const here = await signIn(server, email)
    expect((await ask(here, endDeviceDocument, {device})).codes).toEqual(['BAD_INPUT'])
    expect(await stands(here)).toBe(true)
  })

  test('are never more than the most of an account', async () => {
    const {email, uid} = await localStudent(server)
    const here = await signIn(server, email)
    const [known] = await server.database.db.selectFrom('identity_session').selectAll().where('uid', '=', uid).execute()
    if (known === undefined) throw new Error('no session')
    const more = Array.from({length: mostSessions + 10}, () => ({
      ...known,
      id: randomUUID(),
      device_hash: randomUUID(),
    }))
    await server.database.db.insertInto('identity_session').values(more).execute()
    expect((await devices(here)).length).toBeLessThanOrEqual(mostSessions)
  })

  test('have no list where the identity provider keeps none', async () => {
    const student = await server.student()
    expect((await server.ask(list, {}, {token: student.token})).data).toEqual({connectedDevices: null})
  })

  test('end with a sign-out, also by a token that was replaced meanwhile; others go on', async () => {
    const {email} = await localStudent(server)
    const own = browser(phone)
    const [before, here, there] = [
      await signIn(server, email, own),
      await signIn(server, email, own),
      await signIn(server, email),
    ]
    expect(await refreshed(there)).toBe('ok')
    expect((await signOut(here.refreshToken)).statusCode).toBe(200)
    expect([await refreshed(here), await refreshed(before), await stands(here)]).toEqual([
      'TOKEN_EXPIRED',
      'TOKEN_EXPIRED',
      false,
    ])
    expect(await stands(there)).toBe(true)
    await signOut(there.refreshToken)
    expect(await stands(there)).toBe(false)
  })

  test('go on when one of several logins of a browser ends alone', async () => {
    const {email} = await localStudent(server)
    const own = browser(phone)
    const [kept, dropped] = [await signIn(server, email, own), await signIn(server, email, own)]
    await signOut(dropped.refreshToken, {})
    expect([await stands(kept), await stands(dropped)]).toEqual([true, false])
  })

  test('are not ended by what is no refresh token of theirs', async () => {
    const {email} = await localStudent(server)
    const here = await signIn(server, email)
    for (const token of ['', 'chute', here.idToken, undefined]) expect((await signOut(token)).json()).toEqual({})
    expect((await signOut(here.refreshToken, {whole_device: 'sim'})).statusCode).toBe(400)
    for (const token of [7, null, ['x'], 'x'.repeat(20_000)]) expect((await signOut(token)).statusCode).toBe(400)
    expect(await stands(here)).toBe(true)
  })
})
