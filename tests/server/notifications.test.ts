import {readFileSync} from 'node:fs'
import {buildSchema} from 'graphql'
import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import type {NotificationOperation} from '../../server/kernel/operation.ts'
import {authorise, type CallerRole, callerRoles} from '../../server/kernel/roles.ts'
import {notificationPermissions} from '../../server/notifications/permissions.ts'
import {type Audience, publishNotification} from '../../server/notifications/publish.ts'
import {backends, type Student, TestServer} from './support.ts'

const path = '/notifications/graphql'
const fields = '_id authorPicture body { message authorName } thumbnail seen link createdAt'
const listDocument = `query ($uid: ID!, $limit: Int!, $skip: Int!) {
  findUserNotifications(userFirebaseId: $uid, limit: $limit, skip: $skip) { ${fields} } }`
const amountDocument = 'query ($uid: ID!) { findUserNewNotificationsAmount(userFirebaseId: $uid) }'
const createDocument = 'mutation ($uid: ID!, $key: ID!) { createUser(firebaseId: $uid, idempotencyKey: $key) }'
const seenDocument = `mutation ($id: ID!, $key: ID!) { updateSeen(_id: $id, idempotencyKey: $key) { ${fields} } }`
const allSeenDocument = 'mutation ($uid: ID!, $key: ID!) { updateAllSeen(userFirebaseId: $uid, idempotencyKey: $key) }'
const lastSeenDocument = 'mutation ($uid: ID!, $key: ID!) { updateLastSeen(firebaseId: $uid, idempotencyKey: $key) }'
const tokenDocument = (name: string) => `mutation ($uid: ID!, $token: String!, $operation: TokenOperation!, $key: ID!) {
  ${name}(firebaseId: $uid, token: $token, operation: $operation, idempotencyKey: $key) }`
const fcmDocument = tokenDocument('updateUserTokenRegistration')
const expoDocument = tokenDocument('updateUserExpoTokenRegistration')

/** One request for each operation over HTTP, right in everything but perhaps the caller. */
const requests: Record<
  Exclude<NotificationOperation, 'notificationReceived'>,
  readonly [string, Record<string, unknown>]
> = {
  findUserNotifications: [listDocument, {limit: 10, skip: 0}],
  findUserNewNotificationsAmount: [amountDocument, {}],
  createUser: [createDocument, {}],
  updateSeen: [seenDocument, {id: 'own'}],
  updateAllSeen: [allSeenDocument, {}],
  updateLastSeen: [lastSeenDocument, {}],
  updateUserTokenRegistration: [fcmDocument, {token: 'fcm-token', operation: 'add'}],
  updateUserExpoTokenRegistration: [expoDocument, {token: 'ExponentPushToken[x]', operation: 'add'}],
}

const schema = buildSchema(readFileSync(new URL('../../schema/notifications.graphql', import.meta.url), 'utf8'))
const operations = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].flatMap((type) =>
  Object.keys(type?.getFields() ?? {}),
)

type Shown = {readonly _id: string; readonly body: {readonly message: string}; readonly seen: boolean}

describe.each(backends)('notifications on %s', (kind) => {
  let server: TestServer
  let keys = 0

  beforeAll(async () => {
    server = await TestServer.open(kind)
    await server.course('outro')
  })
  afterAll(() => server.close())

  const call = ({token, uid}: Student, document: string, variables: Record<string, unknown> = {}) =>
    server.ask(document, {uid, key: `k${(keys += 1)}`, ...variables}, {token, path})
  const list = async (student: Student, page = {limit: 10, skip: 0}, uid = student.uid) => {
    const {codes, data} = await call(student, listDocument, {...page, uid})
    if (codes.length > 0) throw new Error(codes.join())
    return data?.findUserNotifications as Shown[]
  }
  const messages = async (student: Student, page?: {limit: number; skip: number}) =>
    (await list(student, page)).map(({body}) => body.message)
  const amount = async (student: Student) => (await call(student, amountDocument)).data?.findUserNewNotificationsAmount
  const publish = (audience: Audience, message: string, at = server.now) =>
    publishNotification(server.database.db, audience, {message, authorName: 'Equipe'}, at)

  describe('the list', () => {
    test('are listed newest first, ten at a time', async () => {
      const student = await server.student()
      for (let index = 0; index < 12; index += 1) await publish(student, `aviso ${index}`, server.now + index)
      const all = Array.from({length: 12}, (_entry, index) => `aviso ${11 - index}`)
      expect(await messages(student)).toEqual(all.slice(0, 10))
      expect(await messages(student, {limit: 10, skip: 10})).toEqual(all.slice(10))
      expect(await messages(student, {limit: 3, skip: 2})).toEqual(all.slice(2, 5))
    })

    test('have all that the panel shows', async () => {
      const student = await server.student()
      const full = {
        message: 'Novo simulado',
        authorName: 'Dra. Prova',
        authorPicture: '/autora.png',
        thumbnail: '/capa.png',
        link: '/agenda',
      }
      await publishNotification(server.database.db, student, full, server.now)
      expect(await list(student)).toEqual([
        {
          _id: expect.any(String),
          authorPicture: '/autora.png',
          body: {message: 'Novo simulado', authorName: 'Dra. Prova'},
          thumbnail: '/capa.png',
          seen: false,
          link: '/agenda',
          createdAt: new Date(server.now).toISOString(),
        },
      ])
    })

    test.each([
      [0, 0],
      [11, 0],
      [-1, 0],
      [10, -1],
      [10, 10_001],
    ])('a page of %i after %i is refused', async (limit, skip) => {
      expect((await call(await server.student(), listDocument, {limit, skip})).codes).toEqual(['BAD_INPUT'])
    })
  })

  describe('what is new', () => {
    test('count as new until the panel is opened, and again when more come', async () => {
      const student = await server.student()
      await publish(student, 'um', server.now - 2)
      await publish(student, 'dois', server.now - 1)
      expect(await amount(student)).toBe(2)
      expect((await call(student, lastSeenDocument)).data).toEqual({updateLastSeen: true})
      expect(await amount(student)).toBe(0)
      await publish(student, 'tres', server.now + 1)
      expect(await amount(student)).toBe(1)
    })

    test('a late opening of the panel elsewhere brings no older count back', async () => {
      const student = await server.student()
      await call(student, lastSeenDocument)
      server.now -= 1_000
      await call(student, lastSeenDocument)
      server.now += 1_000
      await publish(student, 'entre', server.now - 500)
      expect(await amount(student)).toBe(0)
    })
  })

  describe('what was seen', () => {
    test('are seen one by one, once, and all together', async () => {
      const student = await server.student()
      for (const message of ['a', 'b', 'c']) await publish(student, message)
      const [first] = await list(student)
      const seen = await call(student, seenDocument, {id: first?._id, key: 'mesma'})
      expect(seen.data?.updateSeen).toEqual({...first, seen: true})
      expect((await call(student, seenDocument, {id: first?._id, key: 'mesma'})).data).toEqual(seen.data)
      expect((await list(student)).map((each) => each.seen).toSorted()).toEqual([false, false, true])
      expect((await call(student, allSeenDocument)).data).toEqual({updateAllSeen: true})
      expect((await list(student)).map((each) => each.seen)).toEqual([true, true, true])
    })

    test('the same key for another notification is refused', async () => {
      const student = await server.student()
      for (const message of ['a', 'b']) await publish(student, message)
      const [one, other] = await list(student)
      await call(student, seenDocument, {id: one?._id, key: 'mesma'})
      expect((await call(student, seenDocument, {id: other?._id, key: 'mesma'})).codes).toEqual([
        'IDEMPOTENCY_KEY_REUSED',
      ])
    })

    test('a repeated "all seen" leaves what came meanwhile unseen', async () => {
      const student = await server.student()
      await publish(student, 'antes')
      await call(student, allSeenDocument, {key: 'mesma'})
      await publish(student, 'depois', server.now + 1)
      await call(student, allSeenDocument, {key: 'mesma'})
      expect((await list(student)).map(({seen}) => seen)).toEqual([false, true])
    })

    test('the id of another student is ignored in every operation (D-12)', async () => {
      const [ana, bia] = [await server.student(), await server.student()]
      await publish(ana, 'da ana')
      await publish(bia, 'da bia')
      const asAna = {uid: ana.uid}
      expect((await list(bia, {limit: 10, skip: 0}, ana.uid)).map(({body}) => body.message)).toEqual(['da bia'])
      expect((await call(bia, allSeenDocument, asAna)).data).toEqual({updateAllSeen: true})
      expect((await call(bia, lastSeenDocument, asAna)).data).toEqual({updateLastSeen: true})
      expect((await call(bia, createDocument, asAna)).data).toEqual({createUser: true})
      expect([(await list(ana)).map(({seen}) => seen), await amount(ana)]).toEqual([[false], 1])
      expect([(await list(bia)).map(({seen}) => seen), await amount(bia)]).toEqual([[true], 0])
    })

    test('that of another student is marked as an unknown one is', async () => {
      const [ana, bia] = [await server.student(), await server.student()]
      await publish(ana, 'da ana')
      const [hers] = await list(ana)
      const foreign = await call(bia, seenDocument, {id: hers?._id})
      const unknown = await call(bia, seenDocument, {id: 'nenhuma'})
      expect([foreign.codes, foreign.text]).toEqual([['NOT_FOUND'], unknown.text])
      expect((await list(ana)).map(({seen}) => seen)).toEqual([false])
    })
  })

  describe('bad input, and people', () => {
    test.each(['', 'x'.repeat(201), 'a\u0000'])('%j is no id', async (id) => {
      expect((await call(await server.student(), seenDocument, {id})).codes).toEqual(['BAD_INPUT'])
    })

    test('a person is made known once, however often', async () => {
      const student = await server.student()
      const replies = await Promise.all(Array.from({length: 10}, () => call(student, createDocument)))
      expect(replies.map(({data}) => data)).toEqual(replies.map(() => ({createUser: true})))
      const rows = await server.database.db
        .selectFrom('notification_reader')
        .selectAll()
        .where('profile_id', '=', student.profileId)
        .execute()
      expect(rows).toEqual([{profile_id: student.profileId, last_seen_at: null}])
    })
  })

  describe('devices', () => {
    const tokensOf = async ({profileId}: Student) => {
      const rows = await server.database.db
        .selectFrom('push_token')
        .select(['kind', 'token'])
        .where('profile_id', '=', profileId)
        .orderBy('created_at')
        .execute()
      return rows.map(({kind: of, token}) => `${of} ${token}`)
    }
    const register = (student: Student, token: string, operation = 'add', document = fcmDocument) =>
      call(student, document, {token, operation})

    test('are added and removed, each kind by itself', async () => {
      const student = await server.student()
      await register(student, 't1')
      await register(student, 't1')
      await register(student, 't1', 'add', expoDocument)
      expect((await tokensOf(student)).toSorted()).toEqual(['expo t1', 'fcm t1'])
      expect((await register(student, 't1', 'remove')).data).toEqual({updateUserTokenRegistration: true})
      expect(await tokensOf(student)).toEqual(['expo t1'])
      await register(student, 't1', 'remove', expoDocument)
    })

    test('belong to who signed in last, and nobody removes those of another', async () => {
      const [ana, bia] = [await server.student(), await server.student()]
      await register(ana, 'tablet')
      await register(bia, 'tablet')
      expect([await tokensOf(ana), await tokensOf(bia)]).toEqual([[], ['fcm tablet']])
      await register(ana, 'tablet', 'remove')
      expect(await tokensOf(bia)).toEqual(['fcm tablet'])
    })

    test('are ten at most: a further one takes the place of the oldest', async () => {
      const student = await server.student()
      for (let index = 0; index < 12; index += 1) {
        server.now += 1_000
        await register(student, `d${index}`)
      }
      expect(await tokensOf(student)).toEqual(Array.from({length: 10}, (_entry, index) => `fcm d${index + 2}`))
      server.now -= 12_000
    })

    test.each(['', ' ', 'a b', 'é', 'x'.repeat(4_097), 'a\u0000'])('%j is no token', async (token) => {
      const student = await server.student()
      expect((await register(student, token)).codes).toEqual(['BAD_INPUT'])
      expect(await tokensOf(student)).toEqual([])
    })

    test('get a row to be delivered for each notification of their student', async () => {
      const [ana, bia] = [await server.student(), await server.student()]
      await register(ana, 'celular')
      await register(bia, 'outro')
      await publish(ana, 'para a ana')
      const rows = await server.database.db
        .selectFrom('push_outbox as o')
        .innerJoin('notification as n', 'n.id', 'o.notification_id')
        .select(['o.kind', 'o.token', 'o.sent_at', 'n.message'])
        .where('o.token', 'in', ['celular', 'outro'])
        .execute()
      expect(rows).toEqual([{kind: 'fcm', token: 'celular', sent_at: null, message: 'para a ana'}])
      await register(ana, 'celular', 'remove')
    })
  })

  describe('the audience', () => {
    test('reach their audience: one student, a course, everybody', async () => {
      const [ana, bia] = [await server.student(), await server.student()]
      await server.database.db
        .insertInto('student_course')
        .values({profile_id: bia.profileId, course_id: 'outro', position: 1, status: 'active'})
        .execute()
      expect(await publish(ana, 'um')).toBe(1)
      expect(await publish({courseId: 'outro'}, 'curso')).toBe(1)
      expect(await publish('everybody', 'todos', server.now + 1)).toBeGreaterThan(1)
      expect([await messages(ana), await messages(bia)]).toEqual([
        ['todos', 'um'],
        ['todos', 'curso'],
      ])
    })
  })
})

describe('who may call the notification service', () => {
  let server: TestServer
  const students = new Map<CallerRole, Student>()
  const wireRole = (role: CallerRole) => (role === 'superAdmin' ? 'super-admin' : role)

  beforeAll(async () => {
    server = await TestServer.open('pglite')
    await server.database.db
      .insertInto('notification')
      .values({id: 'own', author_name: 'a', message: 'm', created_at: new Date(server.now)})
      .execute()
    for (const role of callerRoles) {
      const student = await server.student({
        roles: JSON.stringify([wireRole(role)]),
        access_blocked: role === 'blockedStudent',
      })
      await server.database.db
        .insertInto('notification_recipient')
        .values({profile_id: student.profileId, notification_id: 'own', created_at: new Date(server.now)})
        .execute()
      students.set(role, student)
    }
  })
  afterAll(() => server.close())

  test('the permissions have exactly the operations of the schema', () => {
    expect(Object.keys(notificationPermissions).toSorted()).toEqual(operations.toSorted())
    expect(Object.keys(requests).toSorted()).toEqual(
      operations.filter((name) => name !== 'notificationReceived').toSorted(),
    )
  })

  const cells = callerRoles.flatMap((role) =>
    Object.entries(requests).map(([operation, request]) => ({role, operation, request})),
  )

  test.each(cells)('$role: $operation', async ({role, operation, request: [document, variables]}) => {
    const student = students.get(role)
    const isVisitor = role === 'visitor' || role === 'diagnosticVisitor'
    const headers = role === 'diagnosticVisitor' ? {'x-diagnostic-id': 'ab'.repeat(16)} : {}
    const asked = {uid: student?.uid, key: operation, ...variables}
    const reply = await server.ask(document, asked, {token: isVisitor ? undefined : student?.token, headers, path})
    expect({status: reply.status, codes: reply.codes}).toEqual(
      isVisitor ? {status: 401, codes: ['UNAUTHENTICATED']} : {status: 200, codes: []},
    )
  })

  test.each(callerRoles)('%s: notificationReceived', async (role) => {
    const profile = {
      id: 'p',
      courses: [],
      roles: role === 'curator' ? ['curator'] : [],
      accessBlocked: role === 'blockedStudent',
    }
    const isVisitor = role === 'visitor' || role === 'diagnosticVisitor'
    // Only what the permissions read of a session and a context.
    const context = {
      hasDiagnosticId: false,
      session: async () => (isVisitor ? null : {profile}),
    } as unknown as Parameters<typeof authorise>[1]
    const result = authorise(notificationPermissions.notificationReceived, context)
    if (isVisitor) await expect(result).rejects.toMatchObject({code: 'UNAUTHENTICATED'})
    else await expect(result).resolves.toBeUndefined()
  })

  test('the limits are those of the product', async () => {
    const token = students.get('student')?.token
    const ask = async (document: string) => (await server.ask(document, {}, {token, path})).codes
    const aliases = Array.from(
      {length: 21},
      (_entry, index) => `a${index}: findUserNewNotificationsAmount(userFirebaseId: "x")`,
    )
    expect(await ask(`{ ${aliases.slice(0, 8).join(' ')} }`)).toEqual([])
    expect(await ask(`{ ${aliases.slice(0, 9).join(' ')} }`)).toEqual(['QUERY_TOO_COMPLEX'])
    expect(await ask(`{ ${aliases.join(' ')} }`)).toEqual(['QUERY_TOO_COMPLEX'])
    expect(await ask(`{ ${'__typename '.repeat(1_600)} }`)).toEqual(['QUERY_TOO_COMPLEX'])
    expect(new Set(await ask('{ __schema { types { name } } }'))).toEqual(new Set(['BAD_INPUT']))
    expect(await ask('{ profile { _id } }')).toEqual(['BAD_INPUT'])
    expect((await server.ask('{ findUserNewNotificationsAmount(userFirebaseId: "x") }', {}, {token})).codes).toEqual([
      'BAD_INPUT',
    ])
  })
})

describe('the token of the service', () => {
  let server: TestServer
  let student: Student
  const right = {'x-service-token': 'um-token-estatico'}
  const document = '{ findUserNewNotificationsAmount(userFirebaseId: "x") }'

  beforeAll(async () => {
    server = await TestServer.open('pglite', {
      NOTIFICATIONS_TOKEN: right['x-service-token'],
      ALLOWED_ORIGINS: 'https://produto.example',
    })
    student = await server.student()
  })
  afterAll(() => server.close())

  test.each([
    ['without it', {}],
    ['with a wrong one', {'x-service-token': 'outro-token'}],
  ])('nobody is answered %s', async (_name, headers) => {
    const reply = await server.ask(document, {}, {token: student.token, headers, path})
    expect({status: reply.status, codes: reply.codes}).toEqual({status: 401, codes: ['UNAUTHENTICATED']})
  })

  test('opens nothing without an identity, and is not asked for elsewhere', async () => {
    expect((await server.ask(document, {}, {headers: right, path})).codes).toEqual(['UNAUTHENTICATED'])
    expect((await server.ask(document, {}, {token: student.token, headers: right, path})).codes).toEqual([])
    expect((await server.ask('{ coursesMany { _id } }')).codes).toEqual([])
  })

  test('is told to clients, with the address', async () => {
    const {notifications} = (await server.app.inject('/config.json')).json() as {notifications: object}
    expect(notifications).toEqual({url: path, documents: 'persisted', token: right['x-service-token']})
  })

  test.each([
    ['https://produto.example', 'https://produto.example'],
    ['https://estranho.example', undefined],
  ])('pages of %s may call: %s', async (origin, allowed) => {
    const reply = await server.app.inject({method: 'OPTIONS', url: path, headers: {origin}})
    expect({status: reply.statusCode, allowed: reply.headers['access-control-allow-origin']}).toEqual({
      status: 204,
      allowed,
    })
    if (allowed !== undefined) expect(reply.headers['access-control-allow-headers']).toContain('x-service-token')
  })
})
