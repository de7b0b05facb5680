import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {limits} from '../../server/graphql/limits.ts'
import {agendaDocument, oneAnswerDocument, preChoiceDocument, type Student, TestServer} from './support.ts'
import {timeouts} from '../support/timeouts.ts'

const many = (amount: number, part: (at: number) => string, between = ' ') =>
  Array.from({length: amount}, (_entry, at) => part(at)).join(between)

/** An endpoint with an object of its own, of the type that it has, a field of it and a field that takes a text. */
type Shape = (of: {
  readonly object: string
  readonly type: string
  readonly leaf: string
  readonly listArgument: (value: string) => string
}) => string

const profile = {
  object: 'profile',
  type: 'Profile',
  leaf: '_id',
  listArgument: (value: string) =>
    `questionMany(ids: ${value}, calendarDate: "20260715", type: "q", activity: "a") { _id }`,
}
const notification = {
  object: 'findUserNotifications(userFirebaseId: "a", limit: 1, skip: 0)',
  type: 'Notification',
  leaf: '_id',
  listArgument: (value: string) => `findUserNewNotificationsAmount(userFirebaseId: ${value})`,
}

/** The fragments `F0` to `F<amount - 1>`, each made of the next. */
const chain = (amount: number, type: string, body: (at: number) => string) =>
  many(amount, (at) => `fragment F${at} on ${type} { ${body(at)} }`)

/** Each was measured to hold the server up where nothing bounds it, or stands next to one that did. */
const shapes: Readonly<Record<string, readonly [Shape, 'BAD_INPUT' | 'QUERY_TOO_COMPLEX']>> = {
  'fragments that double and end in an unknown one': [
    ({object, type}) => `{ ${object} { ...F0 } } ${chain(19, type, (at) => `...F${at + 1} ...F${at + 1}`)}`,
    'BAD_INPUT',
  ],
  'fragments that double': [
    ({object, type, leaf}) =>
      `{ ${object} { ...F0 } } ${chain(19, type, (at) => `...F${at + 1} ...F${at + 1}`)} fragment F19 on ${type} { ${leaf} }`,
    'QUERY_TOO_COMPLEX',
  ],
  'sixty doubling fragments': [
    ({object, type}) => `{ ${object} { ...F0 } } ${chain(60, type, (at) => `...F${at + 1} ...F${at + 1}`)}`,
    'QUERY_TOO_COMPLEX',
  ],
  'fragments that nobody uses': [
    ({object, type, leaf}) =>
      `{ ${object} { ${leaf} } } ${chain(19, type, (at) => `...F${at + 1} ...F${at + 1}`)} fragment F19 on ${type} { ${leaf} }`,
    'BAD_INPUT',
  ],
  'one fragment defined twice': [
    ({object, type, leaf}) => `{ ${object} { ...F } } fragment F on ${type} { ${leaf} } fragment F on ${type} { ...F }`,
    'BAD_INPUT',
  ],
  'the same field over and over': [
    ({object, leaf}) => `{ ${object} { ${many(400, () => leaf)} } }`,
    'QUERY_TOO_COMPLEX',
  ],
  'the same object over and over': [
    ({object, leaf}) => `{ ${object} { ${many(150, () => `body { ${leaf} }`)} } }`,
    'QUERY_TOO_COMPLEX',
  ],
  'the same field behind inline fragments': [
    ({object, leaf}) => `{ ${object} { ${many(100, () => `... { ${leaf} }`)} } }`,
    'QUERY_TOO_COMPLEX',
  ],
  'one field with a hundred different arguments': [
    ({object, leaf}) => `{ ${object} { ${many(100, (at) => `${leaf}(a: ${at})`)} } }`,
    'QUERY_TOO_COMPLEX',
  ],
  'root fields behind a fragment': [
    ({object, leaf}) => `{ ...R } fragment R on Query { ${many(9, (at) => `r${at}: ${object} { ${leaf} }`)} }`,
    'QUERY_TOO_COMPLEX',
  ],
  'directives by the hundred': [
    ({object, leaf}) => `{ ${object} ${many(100, () => '@include(if: true)')} { ${leaf} } }`,
    'QUERY_TOO_COMPLEX',
  ],
  'unknown directives': [
    ({object, leaf}) => `{ ${object} ${many(400, (at) => `@d${at}`)} { ${leaf} } }`,
    'QUERY_TOO_COMPLEX',
  ],
  'variables by the hundred': [
    ({object, leaf}) => `query (${many(200, (at) => `$v${at}: String`)}) { ${object} { ${leaf} } }`,
    'QUERY_TOO_COMPLEX',
  ],
  'five hundred levels': [
    ({object, leaf}) => `{ ${object} { ${'body { '.repeat(300)} ${leaf} ${'}'.repeat(300)} } }`,
    'QUERY_TOO_COMPLEX',
  ],
  'definitions of types': [
    ({object, leaf}) => `{ ${object} { ${leaf} } } ${many(300, (at) => `scalar S${at}`)}`,
    'BAD_INPUT',
  ],
  'lists in lists': [({listArgument}) => `{ ${listArgument('['.repeat(480) + ']'.repeat(480))} }`, 'BAD_INPUT'],
  'objects in objects': [
    ({listArgument}) => `{ ${listArgument(`${'{a: '.repeat(200)}1${'}'.repeat(200)}`)} }`,
    'BAD_INPUT',
  ],
  'a list of what does not belong there': [
    ({listArgument}) => `{ ${listArgument(`[${many(300, () => '{}')}]`)} }`,
    'BAD_INPUT',
  ],
  'a document of comments': [
    ({object, leaf}) => `{ ${'#\n'.repeat(10_001)} ${object} { ${leaf} } }`,
    'QUERY_TOO_COMPLEX',
  ],
  'a long text': [({listArgument}) => `{ ${listArgument(`"${'x'.repeat(20_000)}"`)} }`, 'QUERY_TOO_COMPLEX'],
  'a text with a character zero': [({listArgument}) => `{ ${listArgument('["\\u0000"]')} }`, 'BAD_INPUT'],
  'half a character': [({listArgument}) => `{ ${listArgument('["\\ud83d"]')} }`, 'BAD_INPUT'],
  'an operation that is nowhere': [() => 'fragment F on Query { __typename }', 'BAD_INPUT'],
}

describe('hostile documents', () => {
  let server: TestServer
  let student: Student
  beforeAll(async () => {
    server = await TestServer.open('pglite')
    student = await server.student()
  }, timeouts.process)
  afterAll(() => server.close())

  const endpoints = [
    ['/graphql', profile],
    ['/notifications/graphql', notification],
  ] as const
  const cases = endpoints.flatMap(([path, of]) =>
    Object.entries(shapes).map(([name, [shape, code]]) => [name, path, shape(of), code] as const),
  )

  // Without the limits most of these answer after seconds, the first after minutes: the test would run out of time.
  test.each(cases)('%s: refused at %s', {timeout: timeouts.delivery}, async (_name, path, document, code) => {
    const reply = await server.ask(document, {}, {token: student.token, path})
    expect([reply.status, reply.codes[0], reply.data]).toEqual([400, code, null])
    expect(reply.text.length).toBeLessThan(2_500)
  })

  test('a document of exactly the permitted length is read', async () => {
    const text = `{ coursesMany { _id } }${' '.repeat(limits.characters - 23)}`
    expect((await server.ask(text)).codes).toEqual([])
    expect((await server.ask(`${text} `)).codes).toEqual(['QUERY_TOO_COMPLEX'])
  })

  test.each([
    ['a field', '/graphql', '{ profil { _id } }', {}],
    ['an argument', '/graphql', '{ agenda(calendarDat: "20260715") { _id } }', {}],
    ['a type', '/graphql', 'query ($a: Strin) { profile { _id } }', {}],
    [
      'a value',
      '/graphql',
      'mutation { finishAgendaActivityContent(theoreticalType: smartRevie, calendarDate: "1", idempotencyKey: "1") { _id } }',
      {},
    ],
    ['a field of a variable', '/graphql', oneAnswerDocument, {key: 'k', input: {documen: 'alta-00'}}],
    [
      'a value of a variable',
      '/graphql',
      'mutation ($t: TheoreticalType!) { finishAgendaActivityContent(theoreticalType: $t, calendarDate: "1", idempotencyKey: "1") { _id } }',
      {t: 'smartRevie'},
    ],
    [
      'a field',
      '/notifications/graphql',
      '{ findUserNotification(userFirebaseId: "a", limit: 1, skip: 0) { _id } }',
      {},
    ],
    [
      'a value of a variable',
      '/notifications/graphql',
      'mutation ($o: TokenOperation!) { updateUserTokenRegistration(firebaseId: "a", token: "t", operation: $o, idempotencyKey: "k") }',
      {o: 'ad'},
    ],
  ])('nobody is told how %s of %s is really spelled', async (_name, path, document, variables) => {
    // The second time it is compiled, and another part of the server finds the words.
    for (let times = 0; times < 3; times += 1) {
      const reply = await server.ask(document, variables, {token: student.token, path})
      expect([reply.status, reply.codes[0]]).toEqual([400, 'BAD_INPUT'])
      expect(reply.text).not.toMatch(/did you mean/i)
    }
  })

  describe.each(endpoints.map(([path]) => path))('the method of a request to %s', (path) => {
    const isMain = path === '/graphql'
    const query = isMain ? '{ coursesMany { _id } }' : '{ findUserNewNotificationsAmount(userFirebaseId: "a") }'
    const mutation = isMain
      ? 'mutation { updateAllSeen: requestAccountDeletion(idempotencyKey: "k") }'
      : 'mutation { updateAllSeen(userFirebaseId: "a", idempotencyKey: "k") }'
    const subscription = isMain
      ? 'subscription { answerRecorded { document } }'
      : 'subscription { notificationReceived { _id } }'
    const authorization = () => ({authorization: `Bearer ${student.token}`})
    const get = (document: string, rest = '') =>
      server.app.inject({
        method: 'GET',
        url: `${path}?query=${encodeURIComponent(document)}${rest}`,
        headers: authorization(),
      })
    const post = (document: string) =>
      server.app.inject({method: 'POST', url: path, headers: authorization(), payload: {query: document}})
    const codesOf = (reply: {json: () => {errors?: {extensions: {code: string}}[]}}) =>
      (reply.json().errors ?? []).map(({extensions}) => extensions.code)

    test('a query comes by GET', async () => {
      const reply = await get(query)
      expect([reply.statusCode, codesOf(reply)]).toEqual([200, []])
    })

    test('a mutation does not come by GET, which is said as what it is', async () => {
      for (let times = 0; times < 2; times += 1) {
        const reply = await get(mutation)
        expect([reply.statusCode, codesOf(reply), reply.headers.allow]).toEqual([405, ['METHOD_NOT_ALLOWED'], 'POST'])
      }
    })

    test('a subscription is sent to the socket', async () => {
      for (const reply of [await post(subscription), await post(subscription), await get(subscription)]) {
        expect([reply.statusCode, codesOf(reply), reply.headers.upgrade]).toEqual([
          426,
          ['UPGRADE_REQUIRED'],
          'websocket',
        ])
        expect(reply.json().errors[0].message).toContain('WebSocket')
      }
    })

    test.each([
      ['no document', ''],
      ['variables that are no JSON', `?query=${encodeURIComponent(query)}&variables=%7B`],
      [
        'variables with a character zero',
        `?query=${encodeURIComponent(query)}&variables=${encodeURIComponent('{"a":"\\u0000"}')}`,
      ],
      ['an address with a character zero', '?query=%00'],
    ])('%s by GET is bad input', async (_name, rest) => {
      const reply = await server.app.inject({method: 'GET', url: `${path}${rest}`, headers: authorization()})
      expect(reply.statusCode).toBe(400)
      expect(reply.body).toContain('BAD_INPUT')
    })
  })

  test('a wrong name of the operation is refused and spoils nothing that is kept for others', async () => {
    const send = (operationName: string | null) =>
      server.app.inject({
        method: 'POST',
        url: '/graphql',
        payload: {query: 'query Courses { coursesMany { title } }', operationName},
      })
    for (const name of ['Other', 'Other', 'Other', 'Courses', null]) {
      const isRight = name !== 'Other'
      const reply = await send(name)
      expect([reply.statusCode, reply.json()]).toMatchObject(
        isRight ? [200, {data: {coursesMany: [{title: 'Curso de prova'}]}}] : [400, {data: null}],
      )
    }
  })

  test('a hundred thousand wrong entries of a list are refused with a short answer', async () => {
    for (let times = 0; times < 3; times += 1) {
      const document =
        'query ($ids: [ID!]!) { questionMany(ids: $ids, calendarDate: "20260715", type: "q", activity: "a") { _id } }'
      const reply = await server.ask(document, {ids: Array.from({length: 80_000}, () => ({}))}, {token: student.token})
      expect([reply.status, reply.codes[0]]).toEqual([400, 'BAD_INPUT'])
      expect(reply.text.length).toBeLessThan(2_500)
    }
  })

  test('what cannot be stored of a text is replaced, and the rest is kept', async () => {
    const agenda = await server.agenda(student.token, '20260715')
    const input = {
      question: 'alta-05',
      selected: -1,
      essay: 'Meio \ud83d, zero \0, inteiro \u{1f600}',
      agenda: agenda._id,
      dateNow: new Date(server.now).toISOString(),
    }
    const kept = 'Meio \ufffd, zero \ufffd, inteiro \u{1f600}'
    const saved = await server.ask(preChoiceDocument, {input, key: 'k'}, {token: student.token})
    expect([saved.codes, saved.data]).toMatchObject([[], {createOrUpdateOnePreChoice: {essay: kept}}])
    expect((await server.ask(agendaDocument, {calendarDate: '20260715\0'}, {token: student.token})).codes).toEqual([
      'BAD_INPUT',
    ])
    expect(
      (await server.ask(preChoiceDocument, {'input\ud800': 1, input, key: 'k'}, {token: student.token})).data,
    ).toEqual(saved.data)
  })
})
