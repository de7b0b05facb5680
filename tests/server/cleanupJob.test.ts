import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {failureWindow} from '../../server/local-firebase/identity/attempts.ts'
import {idempotencyKeyLifetime, cleanUp} from '../../server/cleanupJob.ts'
import {accountInput, backends, createAccountDocument, TestServer, updateProfileDocument} from './support.ts'

describe.each(backends)('the cleanup job on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await TestServer.open(kind)
  })
  afterAll(() => server.close())

  test('forgets keys of thirty days, ended accounts of one, failed attempts of a quarter of an hour, and nothing younger', async () => {
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
    const now = begin + idempotencyKeyLifetime + 1
    await db
      .insertInto('ended_identity')
      .values([ended('velha', now - 86_400_001), ended('nova', now - 86_400_000)])
      .execute()
    const failed = (id: string, instant: number) => ({id, subject: `address:${id}`, failed_at: new Date(instant)})
    await db
      .insertInto('identity_failure')
      .values([failed('velha', now - failureWindow), failed('nova', now - failureWindow + 1)])
      .execute()
    await cleanUp({database: server.database, clock: () => now})
    const failures = await db.selectFrom('identity_failure').select('id').where('id', 'in', ['velha', 'nova']).execute()
    expect(failures).toEqual([{id: 'nova'}])
    expect(await db.selectFrom('idempotency').select('key').execute()).toEqual([{key: 'nova'}])
    expect(await db.selectFrom('visitor_idempotency').select('key').execute()).toEqual([{key: 'nova'}])
    expect(await db.selectFrom('ended_identity').select('uid_hash').execute()).toEqual([{uid_hash: 'nova'}])
  })
})
