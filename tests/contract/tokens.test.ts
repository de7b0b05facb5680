import {generateKeyPair, SignJWT} from 'jose'
import {afterAll, beforeAll, beforeEach, describe, expect, test} from 'vitest'
import {readKeySet, tokenVerifier} from '../../server/access/tokens.ts'
import type {TokenVerifier} from '../../server/access/tokens.ts'
import type {Database} from '../../server/db/database.ts'
import {createUser, findByEmail} from '../../server/local-firebase/identity/accounts.ts'
import {jwks, retiredKeyLife, rotateSigningKey, signingKeys} from '../../server/local-firebase/identity/keys.ts'
import {refreshGrace, refreshLife, refreshSession, startSession} from '../../server/local-firebase/identity/sessions.ts'
import {createCustomToken, idTokenLife, signIdToken, verifyIdToken} from '../../server/local-firebase/identity/tokens.ts'
import {issuerOf} from '../../server/local-firebase/options.ts'
import type {IdentityUserTable} from '../../server/local-firebase/tables.ts'
import {emptyDatabase, testClock} from './support/backend.ts'
import type {TestClock} from './support/backend.ts'

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
  await createUser(database.db, {email: 'ana@exemplo.com', password: 'segredo1', uid: 'ana', displayName: 'Ana'}, clock.now)
  const found = await findByEmail(database.db, 'ana@exemplo.com')
  if (found === undefined) throw new Error('the account was not made')
  ana = found
  const keys = readKeySet(() => jwks(database.db, clock.now), clock.now)
  verify = tokenVerifier({issuer: issuerOf({projectId}), audience: projectId, keys, clock: clock.now})
})

const options = () => ({projectId, clock: clock.now})
const signIn = () => ({provider: 'password' as const, authTime: clock.now(), claims: {}})
const sign = () => signIdToken(database.db, ana, signIn(), options())

describe('an identity token, before the verifier that Google\'s tokens meet too', () => {
  test('says who the student is', async () => {
    expect(await verify(await sign())).toEqual({
      uid: 'ana',
      email: 'ana@exemplo.com',
      emailVerified: false,
      name: 'Ana',
      authTime: clock.now(),
      expiresAt: clock.now() + idTokenLife * 1_000,
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

describe('a refresh token', () => {
  const start = () => startSession(database.db, ana, signIn(), options())
  const refresh = (token: string) => refreshSession(database.db, token, options())

  test('is replaced at each use and serves on until the new one was used', async () => {
    const {refreshToken: first} = await start()
    const {refreshToken: lost} = await refresh(first)
    clock.advance(30 * 24 * 3_600_000)
    const {refreshToken: second} = await refresh(first)
    expect(new Set([first, lost, second]).size).toBe(3)
  })

  test('is over a day after its successor was used', async () => {
    const {refreshToken: first} = await start()
    const {refreshToken: second} = await refresh(first)
    await refresh(second)
    clock.advance(refreshGrace)
    await expect(refresh(first)).resolves.toMatchObject({uid: 'ana'})
    clock.advance(1)
    await expect(refresh(first)).rejects.toThrow('TOKEN_EXPIRED')
    await expect(refresh(second)).resolves.toMatchObject({uid: 'ana'})
  })

  test('is over after half a year without use', async () => {
    const {refreshToken} = await start()
    clock.advance(refreshLife + 1)
    await expect(refresh(refreshToken)).rejects.toThrow('TOKEN_EXPIRED')
  })

  test('nobody gave is refused', async () => {
    await expect(refresh('guess')).rejects.toThrow('INVALID_REFRESH_TOKEN')
  })

  test('is not kept in the open', async () => {
    const {refreshToken} = await start()
    const rows = await database.db.selectFrom('identity_refresh').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(refreshToken)
  })

  test('of a disabled account is refused', async () => {
    const {refreshToken} = await start()
    await database.db.updateTable('identity_user').set({disabled: true}).execute()
    await expect(refresh(refreshToken)).rejects.toThrow('USER_DISABLED')
  })
})
