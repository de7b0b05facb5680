import type {AddressInfo} from 'node:net'
import {createClient} from 'graphql-ws'
import {sql} from 'kysely'
import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {WebSocket} from 'ws'
import {buildServer} from '../../server/app.ts'
import {openDatabase} from '../../server/kernel/database/database.ts'
import {liveText, mergedChanges} from '../../server/forum/liveText.ts'
import {personIn, place} from './forumSupport.ts'
import {backends, testConfig, TestServer} from './support.ts'
import {timeouts} from '../support/timeouts.ts'

type Told = {
  readonly kind: string
  readonly commentId: string
  readonly parentId: string | null
  readonly comment: {readonly body: string; readonly children: readonly string[]; readonly user: object} | null
}

/** Subscribes to a forum; `until` resolves with the first change that holds, and everything told is in `told`. */
function listen(port: number, token: string, contentId: string) {
  const client = createClient({
    url: `ws://127.0.0.1:${port}/graphql`,
    webSocketImpl: WebSocket,
    retryAttempts: 0,
    connectionParams: {authorization: `Bearer ${token}`},
  })
  const told: Told[] = []
  const errors: unknown[] = []
  let waiting: (() => void)[] = []
  client.subscribe<{forumChanged: Told[]}>(
    {
      query: `subscription { forumChanged(contentType: question, contentId: "${contentId}") {
        kind commentId parentId comment } }`,
    },
    {
      next: ({data, errors: failed}) => {
        told.push(...(data?.forumChanged ?? []))
        if (failed) errors.push(...failed)
        waiting.splice(0).forEach((wake) => wake())
      },
      error: (error) => {
        errors.push(...(Array.isArray(error) ? error : [error]))
        waiting.splice(0).forEach((wake) => wake())
      },
      complete: () => {},
    },
  )
  const wait = () => new Promise<void>((resolve) => (waiting = [...waiting, resolve]))
  return {
    told,
    errors,
    close: () => client.dispose(),
    until: async (holds: (change: Told) => boolean): Promise<Told> => {
      for (;;) {
        const found = told.find(holds)
        if (found !== undefined) return found
        if (errors.length > 0) throw new Error(JSON.stringify(errors))
        await wait()
      }
    },
  }
}

describe.each(backends)('an open forum on %s', (kind) => {
  let server: TestServer
  let port: number
  beforeAll(async () => {
    server = await TestServer.open(kind)
    await server.app.listen({port: 0, host: '127.0.0.1'})
    port = (server.app.server.address() as AddressInfo).port
  })
  afterAll(() => server.close())

  const someone = async (...roles: string[]) => {
    const student = await server.student({name: 'Ana Lima', roles: JSON.stringify(roles)})
    return {...student, ...personIn(server, student)}
  }
  let rounds = 0
  /** A subscription counts once it has reached the server: a comment is written until it is told. */
  const opened = async (reader: {readonly token: string}, contentId: string) => {
    const tab = listen(port, reader.token, contentId)
    const writer = await someone()
    while (tab.told.length === 0 && tab.errors.length === 0) {
      rounds += 1
      await Promise.race([
        tab.until(() => true).catch(() => null),
        writer.write({contentId, body: `Toc ${rounds}`}).then(() => new Promise((resolve) => setImmediate(resolve))),
      ])
    }
    return tab
  }

  test(
    'tells of comments, replies and deletions once each, as everybody sees them',
    {timeout: timeouts.exchange},
    async () => {
      const [ana, rui] = [await someone(), await someone()]
      const tab = await opened(rui, 'longa-01')
      const top = (await ana.write({contentId: 'longa-01', body: 'Chegou?'})).body
      const news = await tab.until(({commentId}) => commentId === top.id)
      expect(news).toEqual({
        kind: 'created',
        commentId: top.id,
        parentId: null,
        comment: {...top, user: {...top.user, email: null, externalId: null}},
      })
      const reply = (await rui.write({contentId: 'longa-01', body: 'Chegou!', parentId: top.id})).body
      expect(await tab.until(({commentId}) => commentId === reply.id)).toMatchObject({
        kind: 'created',
        parentId: top.id,
      })
      expect(await tab.until(({commentId, kind}) => commentId === top.id && kind === 'changed')).toMatchObject({
        comment: {children: [reply.id], status: {answerStatus: 'answered'}},
      })
      await rui.remove(reply.id)
      expect(await tab.until(({commentId, kind}) => commentId === reply.id && kind === 'gone')).toEqual({
        kind: 'gone',
        commentId: reply.id,
        parentId: top.id,
        comment: null,
      })
      expect(tab.told.filter(({kind, commentId}) => kind === 'created' && commentId === top.id)).toHaveLength(1)
      await tab.close()
    },
  )

  test(
    'tells of a private comment its author and the staff alone, who then ask for it',
    {timeout: timeouts.exchange},
    async () => {
      const [ana, rui, eva] = [await someone(), await someone(), await someone('specialist')]
      const tabs = await Promise.all([ana, rui, eva].map((person) => opened(person, 'longa-02')))
      const top = (await ana.write({contentId: 'longa-02', body: 'Meu segredo'})).body
      await Promise.all(tabs.map((tab) => tab.until(({commentId}) => commentId === top.id)))
      await eva.show(top.id, false)
      const kinds = await Promise.all(
        tabs.map(async (tab) => {
          const change = await tab.until(({commentId, comment}) => commentId === top.id && comment === null)
          return change.kind
        }),
      )
      expect(kinds).toEqual(['changed', 'gone', 'changed'])
      await Promise.all(tabs.map((tab) => tab.close()))
    },
  )

  test('tells nothing of a forum that is not there, or closed', async () => {
    const ana = await someone()
    const until = new Date(server.now + 3_600_000)
    await sql`update question set key_held_until = ${until} where id = 'longa-03'`.execute(server.database.db)
    for (const contentId of ['nenhuma', 'longa-03']) {
      const tab = listen(port, ana.token, contentId)
      await expect(tab.until(() => true)).rejects.toThrow(/NOT_FOUND|FORUM_CLOSED/)
      await tab.close()
    }
  })
})

test.runIf(process.env.TEST_DATABASE_URL)(
  'a comment of one process reaches the forums that are open on another',
  {timeout: timeouts.exchange},
  async () => {
    const server = await TestServer.open('postgres')
    const database = await openDatabase({databaseUrl: server.url})
    const other = await buildServer({
      config: testConfig(),
      database,
      clock: () => server.now,
      clientFolder: '/nonexistent',
    })
    await other.listen({port: 0, host: '127.0.0.1'})
    const ana = await server.student()
    const tab = listen((other.server.address() as AddressInfo).port, ana.token, place.contentId)
    const writer = personIn(server, await server.student())
    let arrived = false
    const arrival = tab.until(() => true).finally(() => (arrived = true))
    while (!arrived) {
      await writer.write({body: 'De outro processo'})
      await Promise.race([arrival, new Promise((resolve) => setImmediate(resolve))])
    }
    expect((await arrival).comment).toMatchObject({body: 'De outro processo'})
    await tab.close()
    await other.close()
    await database.close()
    await server.close()
  },
)

test('of several changes of a comment one is told', () => {
  const text = (kind: 'created' | 'changed' | 'gone', id: string, parentId: string | null = null) =>
    liveText({kind, id, parentId})
  expect(
    mergedChanges([
      text('created', 'a', 'p'),
      text('changed', 'a'),
      text('changed', 'b'),
      text('created', 'c'),
      text('gone', 'c', 'q'),
      'nonsense',
      'other a -',
    ]),
  ).toEqual([
    {kind: 'created', id: 'a', parentId: 'p'},
    {kind: 'changed', id: 'b', parentId: null},
    {kind: 'gone', id: 'c', parentId: 'q'},
  ])
})
