import {generateKeyPair, SignJWT} from 'jose'
import {afterAll, beforeAll, beforeEach, describe, expect, test} from 'vitest'
import {readKeySet, tokenVerifier} from '../../server/access/tokens.ts'
import type {Database} from '../../server/kernel/database/database.ts'
import type {TokenVerifier} from '../../server/kernel/identity.types.ts'
import {changePassword, createUser, findByEmail} from '../../server/local-firebase/identity/accounts.ts'
import {createCustomToken, customTokenLife, useCustomToken} from '../../server/local-firebase/identity/customTokens.ts'
import {type Device, deviceOf} from '../../server/local-firebase/identity/device.ts'
import {jwks, retiredKeyLife, rotateSigningKey, signingKeys} from '../../server/local-firebase/identity/keys.ts'
import {
  customSessionLife,
  deviceOverlap,
  refreshOverlap,
  refreshSession,
  sessionLife,
  startSession,
} from '../../server/local-firebase/identity/sessions.ts'
import {endSessions, idleLife, mostSessions, sessionsOf} from '../../server/local-firebase/identity/standingSessions.ts'
import {idTokenLife, signIdToken, verifyIdToken} from '../../server/local-firebase/identity/tokens.ts'
import {cleanUpIdentity} from '../../server/local-firebase/identity/cleanup.ts'
import {issuerOf} from '../../server/local-firebase/options.ts'
import type {IdentityUserTable} from '../../server/local-firebase/tables.ts'
import {emptyDatabase, testClock, type TestClock} from './support/backend.ts'

const projectId = 'aristo-test'
const refused = 'The identity token is not valid.'

let database: Database
let clock: TestClock
let ana: IdentityUserTable
let verify: TokenVerifier

beforeAll(async () => {
  database = await emptyDatabase()
})

afterAll(async () => {
  await database.close()
})

beforeEach(async () => {
  await database.db.deleteFrom('identity_user').execute()
  clock = testClock(Date.parse('2026-03-02T12:00:00Z'))
  await createUser(
    database.db,
    {email: 'ana@exemplo.com', password: 'segredo1', uid: 'ana', displayName: 'Ana'},
    clock.now,
  )
  const found = await findByEmail(database.db, 'ana@exemplo.com')
  if (found === undefined) throw new Error('the account was not made')
  ana = found
  const keys = readKeySet(() => jwks(database.db, clock.now), clock.now)
  verify = tokenVerifier({issuer: issuerOf({projectId}), audience: projectId, keys, clock: clock.now})
})

const options = () => ({projectId, clock: clock.now})
const signIn = () => ({provider: 'password' as const, authTime: clock.now(), claims: {}})
const sign = () => signIdToken(database.db, ana, signIn(), options())

describe("an identity token, before the verifier that Google's tokens meet too", () => {
  test('says who the student is', async () => {
    expect(await verify(await sign())).toEqual({
      uid: 'ana',
      email: 'ana@exemplo.com',
      emailVerified: false,
      name: 'Ana',
      authTime: clock.now(),
      expiresAt: clock.now() + idTokenLife * 1_000,
      sessionId: undefined,
    })
  })

  test('is refused when it has expired', async () => {
    const token = await sign()
    clock.advance((idTokenLife + 11) * 1_000)
    await expect(verify(token)).rejects.toThrow(refused)
  })

  test('is refused when its payload was changed', async () => {
    const [header, payload = '', signature] = (await sign()).split('.')
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString())
    const forged = Buffer.from(JSON.stringify({...claims, sub: 'bia', user_id: 'bia'})).toString('base64url')
    await expect(verify([header, forged, signature].join('.'))).rejects.toThrow(refused)
  })

  test('is refused without a signature', async () => {
    const [, payload] = (await sign()).split('.')
    const header = Buffer.from(JSON.stringify({alg: 'none', typ: 'JWT'})).toString('base64url')
    await expect(verify(`${header}.${payload}.`)).rejects.toThrow(refused)
  })

  test('is refused when it was made for another project', async () => {
    const token = await signIdToken(database.db, ana, signIn(), {...options(), projectId: 'other'})
    await expect(verify(token)).rejects.toThrow(refused)
  })

  test('is refused when a foreign key signed it under the id of ours', async () => {
    const {privateKey} = await generateKeyPair('RS256')
    const {current} = await signingKeys(database.db, clock.now)
    const token = await new SignJWT({auth_time: 1, firebase: {sign_in_provider: 'password'}})
      .setProtectedHeader({alg: 'RS256', kid: current.kid})
      .setIssuer(issuerOf({projectId}))
      .setAudience(projectId)
      .setSubject('ana')
      .setIssuedAt(clock.now() / 1_000)
      .setExpirationTime(clock.now() / 1_000 + 60)
      .sign(privateKey)
    await expect(verify(token)).rejects.toThrow(refused)
    await expect(verifyIdToken(database.db, token, options())).rejects.toThrow('INVALID_ID_TOKEN')
  })

  test('is not a custom token, nor the other way round', async () => {
    const custom = await createCustomToken(database.db, 'ana', {}, options())
    await expect(verify(custom)).rejects.toThrow(refused)
    await expect(verifyIdToken(database.db, custom, options())).rejects.toThrow('INVALID_ID_TOKEN')
  })

  test('stays valid through a change of keys, whose old one is published until its tokens are over', async () => {
    const old = await sign()
    await rotateSigningKey(database.db, clock.now)
    const fresh = await sign()
    clock.advance(60_000)
    await expect(verify(old)).resolves.toMatchObject({uid: 'ana'})
    await expect(verify(fresh)).resolves.toMatchObject({uid: 'ana'})
    const before = (await jwks(database.db, clock.now)).keys.length
    clock.advance(retiredKeyLife)
    expect((await jwks(database.db, clock.now)).keys.length).toBeLessThan(before)
  })
})

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'
/** A program without cookies, and a browser that keeps its own. */
const program: Device = deviceOf({}, true)
const browser: Device = {...deviceOf({'user-agent': firefox}, true), isProven: true}
const otherBrowser: Device = {...deviceOf({'user-agent': firefox}, true), isProven: true}

describe.each([
  ['a program', program, refreshOverlap],
  ['a browser that proves itself', browser, deviceOverlap],
])('a refresh token of %s', (_name, device, overlap) => {
  const start = () => startSession(database.db, ana, signIn(), device, options())
  const refresh = (token: string, from = device) => refreshSession(database.db, token, from, options())

  test('is replaced at each use', async () => {
    const {refreshToken: first} = await start()
    const {refreshToken: second} = await refresh(first)
    const {refreshToken: third} = await refresh(second)
    expect(new Set([first, second, third]).size).toBe(3)
  })

  test('gives two tabs that refresh at once the same successor, also after a lost reply', async () => {
    const {refreshToken: first} = await start()
    const both = await Promise.all([refresh(first), refresh(first)])
    clock.advance(overlap)
    const again = await refresh(first)
    expect(new Set([...both, again].map(({refreshToken}) => refreshToken)).size).toBe(1)
    await expect(refresh(again.refreshToken)).resolves.toMatchObject({uid: 'ana'})
  })

  test('that comes back after its overlap ends the session, its newest token and identity tokens included', async () => {
    const {refreshToken: stolen} = await start()
    const {refreshToken: second} = await refresh(stolen)
    const {refreshToken: newest} = await refresh(second)
    clock.advance(overlap + 1)
    await expect(refresh(stolen)).rejects.toThrow('TOKEN_EXPIRED')
    await expect(refresh(newest)).rejects.toThrow('TOKEN_EXPIRED')
    expect(await sessionsOf(database.db, 'ana', clock.now())).toEqual([])
  })

  test('ends ninety days after the sign-in, however often it was used', async () => {
    let {refreshToken} = await start()
    const step = 10 * 24 * 3_600_000
    for (let passed = step; passed < sessionLife; passed += step) {
      clock.advance(step)
      refreshToken = (await refresh(refreshToken)).refreshToken
    }
    clock.advance(step)
    await expect(refresh(refreshToken)).rejects.toThrow('TOKEN_EXPIRED')
  })

  test('is over after thirty days without use', async () => {
    const {refreshToken: used} = await start()
    clock.advance(idleLife - 1)
    const {refreshToken: idle} = await refresh(used)
    clock.advance(idleLife)
    await expect(refresh(idle)).rejects.toThrow('TOKEN_EXPIRED')
  })

  test('nobody gave is refused', async () => {
    await expect(refresh('guess')).rejects.toThrow('INVALID_REFRESH_TOKEN')
  })

  test('is not kept in the open, nor can its successor be made of what is kept', async () => {
    const {refreshToken: first} = await start()
    const {refreshToken: second} = await refresh(first)
    const rows = JSON.stringify(await database.db.selectFrom('identity_refresh').selectAll().execute())
    expect(rows).not.toContain(first)
    expect(rows).not.toContain(second)
  })

  test('of a disabled account is refused', async () => {
    const {refreshToken} = await start()
    await database.db.updateTable('identity_user').set({disabled: true}).execute()
    await expect(refresh(refreshToken)).rejects.toThrow('USER_DISABLED')
  })

  test('of a session that was ended is refused', async () => {
    const {refreshToken} = await start()
    await endSessions(database.db, {uid: 'ana'}, clock.now())
    await expect(refresh(refreshToken)).rejects.toThrow('TOKEN_EXPIRED')
  })
})

describe('a session', () => {
  const start = (device: Device) => startSession(database.db, ana, signIn(), device, options())
  const refresh = (token: string, device: Device) => refreshSession(database.db, token, device, options())

  test('of a program gives a token of two generations ago nothing, also within the overlap', async () => {
    const {refreshToken: first} = await start(program)
    const {refreshToken: second} = await refresh(first, program)
    await refresh(second, program)
    await expect(refresh(first, program)).rejects.toThrow('TOKEN_EXPIRED')
    await expect(refresh(second, program)).rejects.toThrow('TOKEN_EXPIRED')
  })

  test('of a browser goes on after a reply that was lost before the device slept for weeks', async () => {
    const {refreshToken: known} = await start(browser)
    const {refreshToken: lost} = await refresh(known, browser)
    clock.advance(idleLife - 1)
    await cleanUpIdentity(database.db, clock.now())
    expect((await refresh(known, browser)).refreshToken).toBe(lost)
    await expect(refresh(lost, browser)).resolves.toMatchObject({uid: 'ana'})
  })

  test('of a program ends when the token replaced last comes back after its overlap', async () => {
    const {refreshToken: stolen} = await start(program)
    const {refreshToken: newest} = await refresh(stolen, program)
    clock.advance(refreshOverlap + 1)
    await expect(refresh(stolen, program)).rejects.toThrow('TOKEN_EXPIRED')
    await expect(refresh(newest, program)).rejects.toThrow('TOKEN_EXPIRED')
  })

  test('of a browser leads a tab that slept through several refreshes to the newest token', async () => {
    const {refreshToken: asleep} = await start(browser)
    let newest = asleep
    for (let hour = 0; hour < 5; hour += 1) {
      clock.advance(3_600_000)
      newest = (await refresh(newest, browser)).refreshToken
    }
    expect((await refresh(asleep, browser)).refreshToken).toBe(newest)
  })

  test.each([
    ['without its cookie', program],
    ['with the cookie of another browser', otherBrowser],
  ])('of a browser ends when its newest token comes %s', async (_name, thief) => {
    const {refreshToken} = await start(browser)
    await expect(refresh(refreshToken, thief)).rejects.toThrow('TOKEN_EXPIRED')
    await expect(refresh(refreshToken, browser)).rejects.toThrow('TOKEN_EXPIRED')
  })

  test('is bound to the browser at the first refresh that brings its cookie', async () => {
    const unproven = {...browser, isProven: false}
    const {refreshToken: first} = await start(unproven)
    const {refreshToken: second} = await refresh(first, browser)
    await expect(refresh(second, program)).rejects.toThrow('TOKEN_EXPIRED')
  })

  test('beyond the most of an account ends the one that was used longest ago', async () => {
    const {refreshToken: oldest} = await start(program)
    clock.advance(1_000)
    for (let count = 0; count < mostSessions; count += 1) await start(program)
    expect(await sessionsOf(database.db, 'ana', clock.now())).toHaveLength(mostSessions)
    await expect(refresh(oldest, program)).rejects.toThrow('TOKEN_EXPIRED')
  })

  test('knows its device by two names and no more', async () => {
    await start(browser)
    const [session] = await sessionsOf(database.db, 'ana', clock.now())
    expect(session).toMatchObject({browser: 'firefox', system: 'linux', provider: 'password', ended_at: null})
    expect(JSON.stringify(session)).not.toContain('Gecko')
    expect(JSON.stringify(session)).not.toContain(browser.secret)
  })
})

describe('a custom token', () => {
  const make = (extra: {sessionId?: string} = {}) => createCustomToken(database.db, 'ana', {}, {...options(), ...extra})
  const use = (token: string) => useCustomToken(database.db, token, options())

  test('is good for one sign-in, also when it is used twice at once', async () => {
    const token = await make()
    const outcomes = await Promise.allSettled([use(token), use(token)])
    expect(outcomes.map(({status}) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    await expect(use(token)).rejects.toThrow('INVALID_CUSTOM_TOKEN')
  })

  test('is over after two minutes', async () => {
    const token = await make()
    clock.advance((customTokenLife + 1) * 1_000)
    await expect(use(token)).rejects.toThrow('INVALID_CUSTOM_TOKEN')
  })

  test('is over when the password changes', async () => {
    const token = await make()
    clock.advance(1_000)
    await changePassword(database.db, 'ana', 'hash', clock.now())
    await expect(use(token)).rejects.toThrow('INVALID_CUSTOM_TOKEN')
  })

  test('is over with the session that asked for it', async () => {
    await startSession(database.db, ana, signIn(), program, options())
    const [asking] = await sessionsOf(database.db, 'ana', clock.now())
    const sessionId = asking?.id ?? ''
    await expect(use(await make({sessionId}))).resolves.toMatchObject({uid: 'ana'})
    const token = await make({sessionId})
    await endSessions(database.db, {id: sessionId}, clock.now())
    await expect(use(token)).rejects.toThrow('INVALID_CUSTOM_TOKEN')
  })

  test('of a session of somebody else is refused', async () => {
    await startSession(database.db, ana, signIn(), program, options())
    const [asking] = await sessionsOf(database.db, 'ana', clock.now())
    const token = await createCustomToken(database.db, 'bia', {}, {...options(), sessionId: asking?.id})
    await expect(use(token)).rejects.toThrow('INVALID_CUSTOM_TOKEN')
  })

  test('begins a session of a week, and of no longer than the one that asked for it', async () => {
    const custom = {...signIn(), provider: 'custom' as const}
    await startSession(database.db, ana, custom, program, options())
    await startSession(database.db, ana, custom, program, options(), clock.now() + 60_000)
    const sessions = await sessionsOf(database.db, 'ana', clock.now())
    const lives = sessions.map(({expires_at}) => expires_at.getTime() - clock.now())
    expect(lives.toSorted((a, b) => a - b)).toEqual([60_000, customSessionLife])
  })
})
