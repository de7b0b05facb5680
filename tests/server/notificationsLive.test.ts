import type {AddressInfo} from 'node:net'
import {createClient} from 'graphql-ws'
import {describe, expect, test} from 'vitest'
import {WebSocket} from 'ws'
import {buildServer} from '../../server/app.ts'
import {type Database, openDatabase} from '../../server/kernel/database/database.ts'
import {type Audience, publishNotification} from '../../server/notifications/publish.ts'
import {backends, testConfig, TestServer} from './support.ts'
import {timeouts} from '../support/timeouts.ts'

const path = '/notifications/graphql'

describe('notifications as they come', () => {
  const listen = async (app: TestServer['app']) => {
    await app.listen({port: 0, host: '127.0.0.1'})
    return (app.server.address() as AddressInfo).port
  }

  function subscribe(port: number, params: Record<string, unknown>) {
    let connected = () => {}
    let refused: (code: unknown) => void = () => {}
    const ready = new Promise<void>((resolve) => (connected = resolve))
    const closed = new Promise<unknown>((resolve) => (refused = resolve))
    const client = createClient({
      url: `ws://127.0.0.1:${port}${path}`,
      webSocketImpl: WebSocket,
      retryAttempts: 0,
      connectionParams: params,
      on: {connected: () => connected(), closed: (event) => refused((event as {code?: number}).code)},
    })
    const results = client.iterate<Record<string, unknown>>({
      query: `subscription { notificationReceived { body { message } } }`,
    })
    return {ready, closed, next: async () => (await results.next()).value, close: () => client.dispose()}
  }

  /** A reader counts from when its subscription has reached the server, so something is sent until it arrives. */
  const until = async <T>(arrival: Promise<T>, send: () => Promise<unknown>): Promise<T> => {
    let arrived = false
    const settled = arrival.finally(() => (arrived = true))
    while (!arrived) {
      await send()
      await Promise.race([settled, new Promise((resolve) => setImmediate(resolve))])
    }
    return settled
  }

  test.each(backends)(
    'reach only their recipient, also by a broadcast (%s)',
    {timeout: timeouts.exchange},
    async (kind) => {
      const server = await TestServer.open(kind)
      await server.course('outro')
      const port = await listen(server.app)
      const [ana, bia] = [await server.student(), await server.student()]
      await server.database.db
        .insertInto('student_course')
        .values({profile_id: bia.profileId, course_id: 'outro', position: 1, status: 'active'})
        .execute()
      const tab = subscribe(port, {authorization: `Bearer ${ana.token}`})
      const arrival = tab.next()
      await tab.ready
      const {db} = server.database
      const say = (audience: Audience, message: string) =>
        publishNotification(db, audience, {message, authorName: 'E'}, server.now)
      const first = await until(arrival, async () => {
        await say(bia, 'da bia')
        await say({courseId: 'outro'}, 'do outro curso')
        await say(ana, 'da ana')
      })
      expect(first).toEqual({data: {notificationReceived: {body: {message: 'da ana'}}}})
      const second = tab.next()
      await say('everybody', 'de todos')
      let shown = await second
      while (JSON.stringify(shown) === JSON.stringify(first)) shown = await tab.next()
      expect(shown).toEqual({data: {notificationReceived: {body: {message: 'de todos'}}}})
      await tab.close()
      await server.close()
    },
  )

  test.runIf(backends.includes('postgres'))(
    'reach a tab on another process',
    {timeout: timeouts.exchange},
    async () => {
      const server = await TestServer.open('postgres')
      const database: Database = await openDatabase({databaseUrl: server.url})
      const other = await buildServer({
        config: testConfig(),
        database,
        clock: () => server.now,
        clientFolder: '/nonexistent',
      })
      const port = await listen(other)
      const ana = await server.student()
      const tab = subscribe(port, {authorization: `Bearer ${ana.token}`})
      const arrival = tab.next()
      await tab.ready
      const news = await until(arrival, () =>
        publishNotification(server.database.db, ana, {message: 'de longe', authorName: 'E'}, server.now),
      )
      expect(news).toEqual({data: {notificationReceived: {body: {message: 'de longe'}}}})
      await tab.close()
      await other.close()
      await database.close()
      await server.close()
    },
  )

  test('want the token of the service and an identity', {timeout: timeouts.exchange}, async () => {
    const server = await TestServer.open('pglite', {NOTIFICATIONS_TOKEN: 'um-token-estatico'})
    const port = await listen(server.app)
    const {token} = await server.student()
    const authorization = `Bearer ${token}`
    for (const params of [
      {authorization},
      {authorization, 'x-service-token': 'outro-token'},
      {'x-service-token': 'um-token-estatico'},
    ]) {
      const tab = subscribe(port, params)
      tab.next().catch(() => {})
      expect(await tab.closed).toBe(4403)
      await tab.close()
    }
    const tab = subscribe(port, {authorization, 'x-service-token': 'um-token-estatico'})
    tab.next().catch(() => {})
    await tab.ready
    await tab.close()
    await server.close()
  })
})
