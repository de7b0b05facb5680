import {existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {sql} from 'kysely'
import {afterEach, beforeEach, describe, expect, test} from 'vitest'
import {openDatabase} from '../../server/kernel/database/database.ts'
import {isMigrated, migrate} from '../../server/migrate.ts'
import {lockFolder} from '../../server/kernel/database/folderLock.ts'
import {makePostgres} from './postgres.ts'
import {backends, makeDatabase} from './support.ts'
import {timeouts} from '../support/timeouts.ts'

describe('the lock of a data folder', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'aristo-lock-'))
  })
  afterEach(() => rmSync(folder, {recursive: true, force: true}))

  const leave = (pid: number, bornAt: string | null) =>
    writeFileSync(join(folder, 'aristo.lock'), JSON.stringify({pid, bornAt}))

  test('is taken once, refused with the number of its holder, and free again afterwards', async () => {
    const unlock = await lockFolder(folder)
    await expect(lockFolder(folder)).rejects.toThrow(`in use by the running process ${process.pid}`)
    await unlock()
    await (
      await lockFolder(folder)
    )()
    expect(readdirSync(folder)).toEqual([])
  })

  test('of a living process is respected', async () => {
    leave(process.ppid, null)
    await expect(lockFolder(folder)).rejects.toThrow(`the running process ${process.ppid}`)
  })

  test('of a dead process is taken over', async () => {
    leave(2_000_000_000, '1')
    await (
      await lockFolder(folder)
    )()
  })

  test.runIf(existsSync('/proc/self/stat'))(
    'of a process whose number somebody else has now is taken over',
    async () => {
      leave(process.ppid, '1')
      await (
        await lockFolder(folder)
      )()
    },
  )

  test('that nobody can read is taken over', async () => {
    writeFileSync(join(folder, 'aristo.lock'), '')
    await (
      await lockFolder(folder)
    )()
  })

  test('taken by ten at once has one winner', async () => {
    const results = await Promise.allSettled(Array.from({length: 10}, () => lockFolder(folder)))
    expect(results.filter(({status}) => status === 'fulfilled')).toHaveLength(1)
  })
})

test('a second opening of an embedded folder is refused, the first goes on', {timeout: timeouts.process}, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'aristo-data-'))
  const first = await openDatabase({dataDir: folder})
  await expect(openDatabase({dataDir: folder})).rejects.toThrow('DATABASE_URL')
  expect((await sql<{one: number}>`select 1 as one`.execute(first.db)).rows).toEqual([{one: 1}])
  await first.close()
  rmSync(folder, {recursive: true})
})

describe.each(backends)('the database on %s', (kind) => {
  test('reads the same types, knows its migrations and passes messages on', async () => {
    const {database, drop} = await makeDatabase(kind)
    const {rows} = await sql`
      select 9007199254740991::bigint as big, count(*) as counted, date '2026-07-15' as day,
        timestamptz '2026-07-15T15:00:00Z' as at, '{"a": [1]}'::jsonb as json, 0.5::double precision as half
      from (values (1), (2)) as x (y)`.execute(database.db)
    expect(rows).toEqual([
      {
        big: 9_007_199_254_740_991,
        counted: 2,
        day: '2026-07-15',
        at: new Date('2026-07-15T15:00:00Z'),
        json: {a: [1]},
        half: 0.5,
      },
    ])
    expect(await isMigrated(database)).toBe(true)
    await migrate(database)
    const heard = new Promise<string>(
      (resolve) => void database.listen('news', resolve).then(() => database.notify('news', 'olá')),
    )
    expect(await heard).toBe('olá')
    await expect(database.listen('no; drop table', () => {})).rejects.toThrow('not a channel name')
    await drop()
  })
})

test.runIf(backends.includes('postgres'))('four processes that start at once migrate once', async () => {
  const {url, drop} = await makePostgres()
  const databases = await Promise.all(Array.from({length: 4}, () => openDatabase({databaseUrl: url, poolSize: 2})))
  expect(await Promise.all(databases.map(isMigrated))).toEqual([false, false, false, false])
  await Promise.all(databases.map(migrate))
  expect(await Promise.all(databases.map(isMigrated))).toEqual([true, true, true, true])
  await Promise.all(databases.map((database) => database.close()))
  await drop()
})
