import {afterEach, beforeEach, describe, expect, test} from 'vitest'
import {buildServer} from '../../server/app.ts'
import type {Database} from '../../server/kernel/database/database.ts'
import {jwks, openKeys, rotateSigningKey, signingKeys} from '../../server/local-firebase/identity/keys.ts'
import {OperatorError} from '../../server/operations/command.ts'
import {askedOf, operate} from '../../server/operations/operate.ts'
import {makeDatabase, testConfig} from './support.ts'

const secret = 'a-secret-of-thirty-two-characters-1'
const otherSecret = 'a-secret-of-thirty-two-characters-2'
const now = Date.parse('2026-03-02T12:00:00Z')
const clock = () => now

describe('the keys that sign tokens', () => {
  let database: Database
  let drop: () => Promise<void>
  beforeEach(async () => {
    const made = await makeDatabase('pglite')
    database = made.database
    drop = made.drop
  })
  afterEach(() => drop())

  const stored = () =>
    database.db.selectFrom('identity_key').select(['private_jwk', 'retired_at']).orderBy('retired_at').execute()
  const start = (env: Record<string, string>) => buildServer({config: testConfig(env), database, clock})
  const rotate = (keySecret: string | undefined, ...flags: string[]) =>
    operate(database, askedOf(['keys', 'rotate', ...flags]), {now, file: undefined, keySecret})

  test('are encrypted with a secret, the one that was there before included', async () => {
    const {current} = await signingKeys(database.db, clock)
    expect((await stored()).map(({private_jwk: text}) => text.startsWith('{'))).toEqual([true])
    const app = await start({SIGNING_KEY_SECRET: secret})
    const [key] = await stored()
    expect(key?.private_jwk).toMatch(/^eyJ[\w-]+\.\.[\w-]+\.[\w-]+\.[\w-]+$/)
    await jwks(database.db, clock)
    expect((await signingKeys(database.db, clock)).current.kid).toBe(current.kid)
    await app.close()
  })

  test('do not open without their secret or with another one, and the server says which before it starts', async () => {
    await openKeys(database.db, secret)
    await signingKeys(database.db, clock)
    await expect(start({})).rejects.toThrow('SIGNING_KEY_SECRET is not set')
    await expect(start({SIGNING_KEY_SECRET: otherSecret})).rejects.toThrow('SIGNING_KEY_SECRET is not the one')
    await expect(rotate(undefined)).rejects.toThrow(OperatorError)
    await expect(rotate(otherSecret)).rejects.toThrow(OperatorError)
    await expect(rotate(undefined, '--new-secret')).rejects.toThrow(OperatorError)
    expect(await stored()).toHaveLength(1)
  })

  test('are rotated by the operator: the old one is published without its private part, the new one is encrypted', async () => {
    await openKeys(database.db, secret)
    const before = await signingKeys(database.db, clock)
    await rotate(secret)
    const published = (await jwks(database.db, clock)).keys.map(({kid}) => kid)
    const after = await signingKeys(database.db, clock)
    expect(after.current.kid).not.toBe(before.current.kid)
    expect(published).toEqual(expect.arrayContaining([before.current.kid, after.current.kid]))
    const rows = await stored()
    expect(rows.map(({private_jwk: text, retired_at: retired}) => [text === '', retired !== null])).toEqual([
      [true, true],
      [false, false],
    ])
    expect(JSON.stringify(rows)).not.toContain('"d"')
  })

  test('begin anew with another secret, and without those that leaked', async () => {
    await openKeys(database.db, secret)
    const before = await signingKeys(database.db, clock)
    await rotate(otherSecret, '--new-secret', '--leaked')
    await openKeys(database.db, otherSecret)
    const {keys} = await jwks(database.db, clock)
    expect(keys.map(({kid}) => kid)).not.toContain(before.current.kid)
    expect(keys).toHaveLength(1)
  })

  test('lose what older versions left of retired ones', async () => {
    await rotateSigningKey(database.db, clock)
    await rotateSigningKey(database.db, clock)
    await database.db
      .updateTable('identity_key')
      .set({private_jwk: '{"kty":"RSA"}'})
      .where('retired_at', 'is not', null)
      .execute()
    await openKeys(database.db, undefined)
    expect((await stored()).filter(({private_jwk: text}) => text === '')).toHaveLength(1)
  })
})
