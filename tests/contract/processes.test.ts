import {randomUUID} from 'node:crypto'
import pg from 'pg'
import {afterAll, afterEach, beforeAll, beforeEach, describe, expect, test} from 'vitest'
import {openDatabase} from '../../server/kernel/database/database.ts'
import type {Database} from '../../server/kernel/database/database.ts'
import {createUser, findByEmail} from '../../server/local-firebase/identity/accounts.ts'
import {jwks, rotateSigningKey, signingKeys} from '../../server/local-firebase/identity/keys.ts'
import {signIdToken, verifyIdToken} from '../../server/local-firebase/identity/tokens.ts'
import {leaseLife} from '../../server/local-firebase/realtime/disconnects.ts'
import {readTree} from '../../server/local-firebase/realtime/store.ts'
import {migrateEmpty, projectId, startBackend, testClock} from './support/backend.ts'
import type {Backend, TestClock} from './support/backend.ts'
import {connectRaw} from './support/rawClient.ts'
import type {RawClient} from './support/rawClient.ts'

type Shared = {readonly first: Database; readonly second: Database; readonly drop: () => Promise<void>}

/** Two connections to one database. PGlite has one, which is told that it is not alone. */
async function openShared(kind: Database['kind']): Promise<Shared> {
  if (kind === 'pglite') {
    const embedded = await openDatabase({dataDir: 'memory://'})
    const shared: Database = {...embedded, kind: 'postgres'}
    return {first: shared, second: {...shared}, drop: embedded.close}
  }
  const admin = new pg.Client({connectionString: process.env.TEST_DATABASE_URL})
  await admin.connect()
  const name = `aristo_${randomUUID().replaceAll('-', '')}`
  await admin.query(`create database ${name}`)
  const url = new URL(process.env.TEST_DATABASE_URL ?? '')
  url.pathname = `/${name}`
  const [first, second] = await Promise.all([
    openDatabase({databaseUrl: url.href}),
    openDatabase({databaseUrl: url.href}),
  ])
  const drop = async () => {
    await Promise.all([first.close(), second.close()])
    await admin.query(`drop database ${name} with (force)`)
    await admin.end()
  }
  return {first, second, drop}
}

const kinds: readonly Database['kind'][] = process.env.TEST_DATABASE_URL ? ['pglite', 'postgres'] : ['pglite']

describe.each(kinds)('two processes on one database (%s)', (kind) => {
  let shared: Shared
  let clock: TestClock
  let one: Backend
  let two: Backend

  beforeAll(async () => {
    shared = await openShared(kind)
    await migrateEmpty(shared.first)
  })

  afterAll(async () => {
    await shared.drop()
  })

  beforeEach(async () => {
    clock = testClock()
    one = await startBackend({database: shared.first, clock})
    two = await startBackend({database: shared.second, clock})
    await shared.first.db.deleteFrom('identity_user').execute()
    await shared.first.db.deleteFrom('realtime_node').execute()
    for (const uid of ['ana', 'bia']) {
      await createUser(shared.first.db, {email: `${uid}@exemplo.com`, password: 'segredo1', uid}, clock.now)
    }
  })

  afterEach(async () => {
    await one.close()
    await two.close()
  })

  const options = () => ({projectId, clock: clock.now})

  async function idToken(uid: string): Promise<string> {
    const user = await findByEmail(shared.first.db, `${uid}@exemplo.com`)
    if (user === undefined) throw new Error('no such student')
    return signIdToken(shared.first.db, user, {provider: 'password', authTime: clock.now(), claims: {}}, options())
  }

  async function student(uid: string, backend: Backend, lastSession?: string): Promise<RawClient> {
    const client = await connectRaw(backend.origin, lastSession === undefined ? {} : {lastSession})
    expect(await client.ask('auth', {cred: await idToken(uid)})).toEqual({s: 'ok', d: {auth: {uid}}})
    return client
  }

  async function goOnline(client: RawClient, uid: string): Promise<void> {
    const tab = `/presence/${uid}/${client.sessionId}`
    const replies = [
      await client.ask('o', {p: tab, d: null}),
      await client.ask('p', {p: tab, d: {state: 'online', since: {'.sv': 'timestamp'}}}),
    ]
    expect(replies.map((reply) => reply.s)).toEqual(['ok', 'ok'])
  }

  function count() {
    return readTree(shared.first.db, '/onlineCount')
  }

  test('a change on one is shown by the other', async () => {
    const watcher = await student('bia', two)
    await watcher.ask('q', {p: '/onlineCount', h: ''})
    await goOnline(await student('ana', one), 'ana')
    await expect
      .poll(() => watcher.pushed)
      .toEqual([
        ['onlineCount', 0],
        ['onlineCount', 1],
      ])
  })

  test('what a dead process owed is done by the living one, once', async () => {
    const ana = await student('ana', one)
    await goOnline(ana, 'ana')
    const bia = await student('bia', two)
    await goOnline(bia, 'bia')
    // The first process falls silent: it gives no sign of life any more, and its connections are not closed by it.
    clock.advance(leaseLife - 1)
    await two.firebase.beat()
    expect(await count()).toBe(2)
    clock.advance(leaseLife)
    await two.firebase.beat()
    expect(await count()).toBe(1)
    expect(await readTree(shared.first.db, '/presence')).toEqual({bia: {[bia.sessionId]: expect.anything()}})
    // It was only slow: it notices, and sends its clients away to come back.
    await one.firebase.beat()
    await ana.closed
    expect(await count()).toBe(1)
  })

  test('a process that joins counts who is online afresh', async () => {
    await goOnline(await student('ana', one), 'ana')
    await shared.first.db.updateTable('realtime_node').set({value: '7'}).where('path', '=', '/onlineCount').execute()
    await student('bia', two)
    expect(await count()).toBe(1)
  })

  test('a stopping process leaves nobody online', async () => {
    await goOnline(await student('ana', one), 'ana')
    await one.close()
    expect(await count()).toBe(0)
    one = await startBackend({database: shared.first, clock})
  })

  test('a client that comes back elsewhere ends its old session before the new one begins', async () => {
    const before = await student('ana', one)
    await goOnline(before, 'ana')
    const after = await student('ana', two, before.sessionId)
    expect(await count()).toBe(0)
    await goOnline(after, 'ana')
    before.cut()
    await before.closed
    await one.firebase.beat()
    expect(await count()).toBe(1)
    expect(await readTree(shared.first.db, '/presence/ana')).toEqual({[after.sessionId]: expect.anything()})
  })

  test('both agree on the first key, made at the same moment', async () => {
    await shared.first.db.deleteFrom('identity_key').execute()
    const later = () => clock.now() + 120_000
    const keys = await Promise.all([signingKeys(shared.first.db, later), signingKeys(shared.second.db, later)])
    expect(new Set(keys.map((found) => found.current.kid)).size).toBe(1)
  })

  test('a token of a new key is valid on the other at once, one of the old key until it expires', async () => {
    const old = await idToken('ana')
    await verifyIdToken(shared.second.db, old, options())
    await rotateSigningKey(shared.first.db, clock.now)
    const fresh = await idToken('ana')
    await expect(verifyIdToken(shared.second.db, fresh, options())).resolves.toMatchObject({uid: 'ana'})
    await expect(verifyIdToken(shared.second.db, old, options())).resolves.toMatchObject({uid: 'ana'})
    expect((await jwks(shared.second.db, clock.now)).keys.map((key) => Object.keys(key).toSorted())).toContainEqual([
      'alg',
      'e',
      'kid',
      'kty',
      'n',
      'use',
    ])
  })

  test('attempts on both at the same moment count together', async () => {
    const attempt = (backend: Backend) =>
      fetch(`${backend.origin}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=local`, {
        method: 'POST',
        headers: {'content-type': 'application/json'},
        body: JSON.stringify({email: 'ana@exemplo.com', password: 'segredo2', returnSecureToken: true}),
      }).then(async (reply) => (await reply.json()).error.message)
    const messages = await Promise.all(Array.from({length: 24}, (_, index) => attempt(index % 2 === 0 ? one : two)))
    expect(messages.toSorted()).toEqual([
      ...Array.from({length: 10}, () => 'INVALID_PASSWORD'),
      ...Array.from({length: 14}, () => 'TOO_MANY_ATTEMPTS_TRY_LATER'),
    ])
  })

  test('a mailed code works once, even on both at the same moment', async () => {
    const post = (backend: Backend, call: string, body: object) =>
      fetch(`${backend.origin}/identitytoolkit.googleapis.com/v1/accounts:${call}`, {
        method: 'POST',
        headers: {'content-type': 'application/json'},
        body: JSON.stringify(body),
      })
    await post(one, 'sendOobCode', {requestType: 'PASSWORD_RESET', email: 'ana@exemplo.com'})
    const {link} = await shared.first.db
      .selectFrom('mail_outbox')
      .select('link')
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow()
    const oobCode = new URL(link).searchParams.get('oobCode')
    const replies = await Promise.all([
      post(one, 'resetPassword', {oobCode, newPassword: 'segredo-a'}),
      post(two, 'resetPassword', {oobCode, newPassword: 'segredo-b'}),
    ])
    expect(replies.map((reply) => reply.status).toSorted()).toEqual([200, 400])
  })

  describe('a connection', () => {
    test.each([
      ['of another project', {namespace: 'other'}, '404'],
      ['from a foreign page', {from: 'https://evil.example'}, '403'],
    ])('%s is refused', async (_name, given, status) => {
      await expect(connectRaw(one.origin, given)).rejects.toThrow(status)
    })

    test.each([
      ['text that is no message', 'hello there'],
      ['a message that is too long', '9'],
      ['an action without a number', '{"t":"d","d":{"a":"q"}}'],
    ])('that sends %s is cut', async (_name, text) => {
      const client = await connectRaw(one.origin)
      client.say(text)
      await client.closed
    })

    test('with a foreign token stays a visitor', async () => {
      const client = await connectRaw(one.origin)
      expect(await client.ask('auth', {cred: 'a.b.c'})).toEqual({
        s: 'invalid_token',
        d: 'the identity token is not valid',
      })
      expect(await client.ask('g', {p: '/onlineCount'})).toMatchObject({s: 'permission_denied'})
    })

    test('whose token is over may do nothing and is told so', async () => {
      const client = await student('ana', one)
      clock.advance(3_600_000)
      expect(await client.ask('g', {p: '/onlineCount'})).toMatchObject({s: 'permission_denied'})
      await one.firebase.beat()
      await expect.poll(() => client.pushed.map(([what]) => what)).toEqual(['ac'])
    })

    test('may hold sixty-four listens and no more', async () => {
      const client = await student('ana', one)
      const listens = Array.from({length: 65}, (_, tag) =>
        client.ask('q', {p: '/onlineCount', q: {l: tag, vf: 'l'}, t: tag}),
      )
      const statuses = (await Promise.all(listens)).map((reply) => reply.s)
      expect(statuses).toEqual([...Array.from({length: 64}, () => 'ok'), 'too_big'])
    })

    test('that asks too much within a minute is cut', async () => {
      const client = await student('ana', one)
      for (let action = 0; action < 600; action += 1) void client.ask('s', {c: {}})
      await client.closed
    })
  })
})
