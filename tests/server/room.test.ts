import {mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {sql} from 'kysely'
import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {buildServer} from '../../server/app.ts'
import {type Database, openDatabase} from '../../server/kernel/database/database.ts'
import {isOutage} from '../../server/kernel/database/outage.ts'
import {isFull, keepRoom, NoRoom, reservedRoom, watchRoom} from '../../server/kernel/database/room.ts'
import {migrate} from '../../server/migrate.ts'
import {testConfig} from './support.ts'

const noRoom = {level: 'error' as const, error: Object.assign(new Error('No space left on device'), {code: '53100'})}

describe('an embedded database whose disk fills', () => {
  const folder = mkdtempSync(join(tmpdir(), 'aristo-room-'))
  let free = reservedRoom
  let database: Database
  let app: Awaited<ReturnType<typeof buildServer>>
  beforeAll(async () => {
    database = await openDatabase({dataDir: folder, freeRoom: () => free})
    await migrate(database)
    app = await buildServer({config: testConfig(), database, clientFolder: '/nonexistent'})
  })
  afterAll(async () => {
    await app.close()
    await database.close()
    rmSync(folder, {recursive: true, force: true})
  })
  const ready = async () => {
    const reply = await app.inject({url: '/ready'})
    return [reply.statusCode, reply.json().status]
  }
  const seen = {profile_id: 'ana', last_seen_at: null}

  test('refuses what writes, however it is written, goes on reading, says so, and takes writes again when there is room', async () => {
    expect(await ready()).toEqual([200, 'ready'])
    free = reservedRoom - 1
    const part = sql`insert into identity_key (kid, private_jwk, public_jwk, created_at) values ('a', '{}', '{}', now()) returning kid`
    const refused = await Promise.all([
      database.db
        .insertInto('notification_reader')
        .values(seen)
        .execute()
        .catch((error: unknown) => error),
      database.db
        .deleteFrom('identity_key')
        .execute()
        .catch((error: unknown) => error),
      sql`with kept as (${part}) select * from kept`.execute(database.db).catch((error: unknown) => error),
      database.db
        .transaction()
        .execute((tx) => sql`UPDATE identity_key set kid = 'b'`.execute(tx))
        .catch((error: unknown) => error),
    ])
    expect(refused.map((error) => [error instanceof NoRoom, isOutage(error), isFull(error)])).toEqual(
      refused.map(() => [true, true, true]),
    )
    expect((await sql`select count(*)::int as kept from identity_key`.execute(database.db)).rows).toEqual([{kept: 0}])
    expect(await ready()).toEqual([503, 'database full'])
    free = reservedRoom
    expect((await part.execute(database.db)).rows).toEqual([{kid: 'a'}])
    expect(await ready()).toEqual([200, 'ready'])
  })

  test('is not opened without room, in one clear sentence', async () => {
    const empty = join(folder, 'other')
    await expect(openDatabase({dataDir: empty, freeRoom: () => 0})).rejects.toThrow(
      `less than 64 MB are free on the disk of ${empty}`,
    )
  })
})

describe('the memory of a full disk', () => {
  let database: Database
  beforeAll(async () => {
    database = await openDatabase({})
  })
  afterAll(() => database.close())
  const full = () => database.db.withPlugin(keepRoom('/data', () => 0))
  const failed = () => ({...noRoom, query: sql`select 1`.compile(database.db), queryDurationMillis: 1})

  test('is true while nothing was wrong, without a write that could find out', async () => {
    expect(await watchRoom().check(full())).toBe(true)
  })

  test('asks with a write after a statement found no room, and forgets it when that one finds some', async () => {
    const room = watchRoom()
    room.note(failed())
    expect(await room.check(full())).toBe(false)
    expect(await room.check(database.db)).toBe(true)
    expect(await room.check(full())).toBe(true)
  })
})
