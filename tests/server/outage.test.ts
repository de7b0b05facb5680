import {once} from 'node:events'
import pg from 'pg'
import {sql} from 'kysely'
import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {buildServer} from '../../server/app.ts'
import {type Database, openDatabase} from '../../server/kernel/database/database.ts'
import {isOutage} from '../../server/kernel/database/outage.ts'
import {openEventHub, studyChannel, topicPayload} from '../../server/kernel/eventHub.ts'
import {openRawSocket} from '../support/maliciousClient.ts'
import {CuttableProxy} from './cuttableProxy.ts'
import {wednesday} from './fixture.ts'
import {answerInput, backends, oneAnswerDocument, testConfig, TestServer} from './support.ts'
import {timeouts} from '../support/timeouts.ts'

const withCode = (code: string, message = '') => Object.assign(new Error(message), {code})

describe('an error of the database', () => {
  test.each([
    withCode('ECONNREFUSED'),
    withCode('ECONNRESET'),
    withCode('57P01'),
    withCode('57P03'),
    withCode('08P01'),
    withCode('53100'),
    withCode('53300'),
    withCode('25006'),
    withCode('58030'),
    new Error('Connection terminated unexpectedly'),
    new Error('timeout exceeded when trying to connect'),
    new Error('Postgres connection has been discarded'),
    Object.assign(new AggregateError([withCode('ECONNREFUSED')]), {code: 'ECONNREFUSED'}),
  ])('passes: %o', (error) => {
    expect(isOutage(error)).toBe(true)
  })

  test.each([
    withCode('23505'),
    withCode('40P01'),
    withCode('42P01'),
    new Error('a profile that was just created cannot be read'),
    'ECONNREFUSED',
    null,
  ])('is about the request, or a mistake of ours: %o', (error) => {
    expect(isOutage(error)).toBe(false)
  })
})

describe.runIf(backends.includes('postgres'))('a server whose PostgreSQL goes away', () => {
  let seeded: TestServer
  let proxy: CuttableProxy
  let database: Database
  let app: Awaited<ReturnType<typeof buildServer>>
  beforeAll(async () => {
    seeded = await TestServer.open('postgres')
    proxy = await CuttableProxy.open(seeded.url ?? '')
    database = await openDatabase({databaseUrl: proxy.url, poolSize: 3})
    app = await buildServer({config: testConfig(), database, clock: () => seeded.now, clientFolder: '/nonexistent'})
  })
  afterAll(async () => {
    await app.close()
    await database.close()
    await proxy.cut()
    await seeded.close()
  })

  const statusOf = async (url: string) => (await app.inject({url})).statusCode
  const send = async (token: string, query: string, variables: object) => {
    const reply = await app.inject({
      method: 'POST',
      url: '/graphql',
      headers: {authorization: `Bearer ${token}`},
      payload: {query, variables},
    })
    const body: {data: unknown; errors?: {extensions: {code: string}}[]} = reply.json()
    return {status: reply.statusCode, codes: (body.errors ?? []).map(({extensions}) => extensions.code)}
  }

  test('says so, keeps students signed in, and takes the same answer once it is back', async () => {
    const student = await seeded.student()
    const agenda = await seeded.agenda(student.token, wednesday)
    const [question = ''] = agenda.theoreticalStudy[0]?.questions ?? []
    const once = {input: answerInput(agenda, question, 1, seeded.now), key: 'a-key'}
    await send(student.token, '{ profile { name } }', {})
    expect([await statusOf('/health'), await statusOf('/ready')]).toEqual([200, 200])

    await proxy.cut()
    expect([await statusOf('/health'), await statusOf('/ready')]).toEqual([200, 503])
    expect(await send(student.token, oneAnswerDocument, once)).toEqual({status: 503, codes: ['UNAVAILABLE']})
    expect(await statusOf(`/content/images/${'0'.repeat(64)}`)).toBe(503)

    await proxy.join()
    expect(await statusOf('/ready')).toBe(200)
    expect(await send(student.token, oneAnswerDocument, once)).toEqual({status: 200, codes: []})
    expect(await send(student.token, oneAnswerDocument, once)).toEqual({status: 200, codes: []})
    const {rows} = await sql`select choosen::int from answer where profile_id = ${student.profileId}`.execute(
      seeded.database.db,
    )
    expect(rows).toEqual([{choosen: 1}])
  })

  test('loses a connection between two statements of a transaction without ending the process', async () => {
    const lost = database.db.transaction().execute(async (tx) => {
      const {rows} = await sql<{pid: number}>`select pg_backend_pid() as pid`.execute(tx)
      const admin = new pg.Client({connectionString: seeded.url})
      await admin.connect()
      await admin.query('select pg_terminate_backend($1)', [rows[0]?.pid])
      // What ends a connection arrives before the answer to a question that another one asked afterwards.
      await admin.query('select pg_sleep(0.05)')
      await admin.end()
      await sql`select 1`.execute(tx)
    })
    await expect(lost).rejects.toSatisfy(isOutage)
    expect((await sql<{one: number}>`select 1 as one`.execute(database.db)).rows).toEqual([{one: 1}])
  })

  test('passes news on to who listens afterwards, although it was away when somebody listened first', async () => {
    const hub = openEventHub(database)
    await proxy.cut()
    const early = hub.events('ana', 'answer')
    await expect(hub.ready()).rejects.toSatisfy(isOutage)
    await expect(early.next()).rejects.toSatisfy(isOutage)
    await proxy.join()
    await hub.ready()
    const late = hub.events('ana', 'answer')
    const news = late.next()
    await database.notify('study_event', 'answer|ana|agenda|questao')
    expect(await news).toEqual({
      done: false,
      value: {kind: 'answer', profileId: 'ana', agendaId: 'agenda', questionId: 'questao'},
    })
    await hub.close()
  })

  test('tells who reads a topic that news were lost with the connection', {timeout: timeouts.exchange}, async () => {
    const hub = openEventHub(database)
    await hub.ready()
    const news = hub.batches('fórum', 'leitora', async (texts) => texts.join())
    const first = news.next()
    await proxy.cut()
    await proxy.join()
    expect(await first).toEqual({done: false, value: null})
    const next = news.next()
    await seeded.database.notify(studyChannel, topicPayload('fórum', 'depois'))
    expect(await next).toEqual({done: false, value: 'depois'})
    await news.return?.()
    await hub.close()
  })

  test('tells a loss once, to those who listened when the connection was lost', async () => {
    const losses = {before: 0, afterwards: 0}
    const counted = (who: keyof typeof losses) =>
      database.listen(
        'kept',
        () => {},
        () => (losses[who] += 1),
      )
    const unlistenBefore = await counted('before')
    await proxy.cut()
    // Listening is refused while the database is away, and it is tried again from then on, after a pause.
    await expect(database.listen('kept', () => {})).rejects.toSatisfy(isOutage)
    await proxy.join()
    const unlistenAfterwards = await counted('afterwards')
    expect(losses).toEqual({before: 1, afterwards: 0})
    // The pause ends meanwhile.
    await sql`select pg_sleep(0.5)`.execute(seeded.database.db)
    expect(losses).toEqual({before: 1, afterwards: 0})
    await unlistenBefore()
    await unlistenAfterwards()
  })

  test('passes news on after the connection that listens was lost', async () => {
    const hub = openEventHub(database)
    await hub.ready()
    const reader = hub.events('ana', 'answer')
    const news = reader.next()
    await proxy.cut()
    await proxy.join()
    // The listener comes back by itself; what is notified before that is lost, so it is repeated.
    let hasArrived = false
    const arrived = news.finally(() => (hasArrived = true))
    for (let turn = 0; turn < 200 && !hasArrived; turn += 1) {
      await seeded.database.notify('study_event', `answer|ana|agenda|questao-${turn}`)
      await Promise.race([arrived, sql`select pg_sleep(0.02)`.execute(seeded.database.db)])
    }
    expect(await news).toMatchObject({value: {kind: 'answer', profileId: 'ana'}})
    await hub.close()
  })
})

test(
  'the realtime database joins once, however often its database fails beside it',
  {timeout: timeouts.process},
  async () => {
    const server = await TestServer.open('pglite')
    const listening = new Set<object>()
    const database: Database = {
      ...server.database,
      listen: async (channel, callback) => {
        const mark = {}
        listening.add(mark)
        const unlisten = await server.database.listen(channel, callback)
        return async () => {
          listening.delete(mark)
          await unlisten()
        }
      },
    }
    const app = await buildServer({
      config: testConfig(),
      database,
      clock: () => server.now,
      clientFolder: '/nonexistent',
    })
    const port = Number(new URL(await app.listen({port: 0, host: '127.0.0.1'})).port)
    const open = async (query = '') => {
      const raw = await openRawSocket({port}, `/.ws?v=5&ns=aristo-local${query}`)
      if (raw.received().length === 0) await Promise.race([raw.closed, once(raw.socket, 'data')])
      raw.cut()
      await raw.closed
    }
    const rename = (from: string, to: string) =>
      sql`alter table ${sql.table(from)} rename to ${sql.table(to)}`.execute(database.db)

    await rename('realtime_disconnect', 'away')
    await open()
    expect(listening.size).toBe(0)
    await rename('away', 'realtime_disconnect')
    await open()
    expect(listening.size).toBe(1)
    await rename('realtime_disconnect', 'away')
    await open('&ls=the-session-before')
    await rename('away', 'realtime_disconnect')
    await open()
    expect(listening.size).toBe(1)

    await app.close()
    expect(listening.size).toBe(0)
    await server.close()
  },
)
