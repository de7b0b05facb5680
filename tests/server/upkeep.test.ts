import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {keyLife, tidy} from '../../server/upkeep.ts'
import {accountInput, backends, createAccountDocument, TestServer, updateProfileDocument} from './support.ts'

describe.each(backends)('the upkeep on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await TestServer.open(kind)
  })
  afterAll(() => server.close())

  test('forgets keys of thirty days and ended accounts of one, and nothing younger', async () => {
    const {db} = server.database
    const student = await server.student()
    const begin = server.now
    const at = async (instant: number, name: string) => {
      server.now = instant
      const token = await server.token(student.uid)
      await server.ask(updateProfileDocument, {input: {name}, key: name}, {token})
      await server.ask(createAccountDocument, {input: accountInput(`${name}@exemplo.br`), key: name})
    }
    await at(begin, 'velha')
    await at(begin + 1, 'nova')
    const ended = (name: string, instant: number) => ({uid_hash: name, ended_at: new Date(instant)})
    const now = begin + keyLife + 1
    await db
      .insertInto('ended_identity')
      .values([ended('velha', now - 86_400_001), ended('nova', now - 86_400_000)])
      .execute()
    await tidy({database: server.database, clock: () => now})
    expect(await db.selectFrom('idempotency').select('key').execute()).toEqual([{key: 'nova'}])
    expect(await db.selectFrom('visitor_idempotency').select('key').execute()).toEqual([{key: 'nova'}])
    expect(await db.selectFrom('ended_identity').select('uid_hash').execute()).toEqual([{uid_hash: 'nova'}])
  })
})
