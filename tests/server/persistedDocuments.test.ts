import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import type {AddressInfo} from 'node:net'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import type {FastifyInstance} from 'fastify'
import {createClient} from 'graphql-ws'
import {afterAll, afterEach, beforeAll, describe, expect, test} from 'vitest'
import {WebSocket} from 'ws'
import {clientDocuments, type Documents, manifestOf} from '../../scripts/lib/clientDocuments.ts'
import {root} from '../../scripts/lib/run.ts'
import {buildServer} from '../../server/app.ts'
import {buildBounds, type ClientBuild, openClientBuilds} from '../../server/graphql/clientBuilds.ts'
import {documentReader} from '../../server/graphql/documents.ts'
import {documentErrorLog} from '../../server/graphql/documentErrorLog.ts'
import {executableSchema} from '../../server/graphql/schema.ts'
import {notificationSchema} from '../../server/graphql/notificationSchema.ts'
import {openMigrated} from './image.ts'
import {
  agendaDocument,
  answerInput,
  backends,
  oneAnswerDocument,
  questionsDocument,
  type Student,
  testConfig,
  TestServer,
} from './support.ts'
import {wednesday} from './fixture.ts'

const folders: string[] = []

/** A folder of a built client that asks with these documents. */
function clientOf(build: ClientBuild | null): string {
  const folder = mkdtempSync(join(tmpdir(), 'aristo-client-'))
  folders.push(folder)
  mkdirSync(join(folder, '.vite'))
  if (build !== null) writeFileSync(join(folder, '.vite', 'documents.json'), JSON.stringify(build))
  return folder
}

afterAll(() => folders.forEach((folder) => rmSync(folder, {recursive: true, force: true})))

const build = manifestOf({
  Name: 'query Name {profile {name __typename}}',
  Courses: 'query Courses($with: Boolean!) {coursesMany {_id title @include(if: $with)}}',
  Agenda: agendaDocument.replace('query', 'query Agenda'),
  QuestionMany: questionsDocument.replace('query', 'query QuestionMany'),
  Answer: oneAnswerDocument.replace('mutation', 'mutation Answer'),
  Answered: 'subscription Answered {answerRecorded {document choosen __typename}}',
  SeenAmount: 'query SeenAmount($uid: ID!) {findUserNewNotificationsAmount(userFirebaseId: $uid)}',
})
const idOf = (name: string, {id}: Documents = build) => `${id}.${name}`
const asked = (id: unknown, variables: Record<string, unknown> = {}) => ({
  variables,
  extensions: {persistedQuery: {sha256Hash: id}},
})

type Body = {data?: Record<string, unknown> | null; errors?: {message: string; extensions: {code: string}}[]}

async function post(app: FastifyInstance, payload: object, student?: Student, path = '/graphql') {
  const headers = student === undefined ? {} : {authorization: `Bearer ${student.token}`}
  const response = await app.inject({method: 'POST', url: path, headers, payload})
  const {data, errors}: Body = response.json()
  return {status: response.statusCode, data: data ?? null, codes: (errors ?? []).map(({extensions}) => extensions.code)}
}

const refused = (code: string) => ({status: 400, data: null, codes: [code]})

describe.each(backends)('a server that takes documents by their ids only, on %s', (kind) => {
  let server: TestServer
  let ana: Student
  beforeAll(async () => {
    server = await TestServer.open(kind, {ALLOW_ANY_DOCUMENT: 'no'}, clientOf(build))
    ana = await server.student({name: 'Ana'})
  })
  afterAll(() => server.close())

  test('answers a query and a mutation by their ids as it would answer their texts', async () => {
    expect(await post(server.app, asked(idOf('Name')), ana)).toEqual({
      status: 200,
      data: {profile: {name: 'Ana', __typename: 'Profile'}},
      codes: [],
    })
    const day = await post(server.app, asked(idOf('Agenda'), {calendarDate: wednesday}), ana)
    const agenda = day.data?.agenda as Parameters<typeof answerInput>[0]
    const input = answerInput(agenda, agenda.theoreticalStudy[0]?.questions[0] ?? '', 1, server.now)
    const answer = await post(server.app, asked(idOf('Answer'), {input, key: 'k1'}), ana)
    expect(answer).toMatchObject({
      status: 200,
      codes: [],
      data: {createOneAnswer: {document: input.document, choosen: 1}},
    })
  })

  test('answers a query by GET', async () => {
    const extensions = encodeURIComponent(JSON.stringify({persistedQuery: {sha256Hash: idOf('Courses')}}))
    const response = await server.app.inject(
      `/graphql?variables=${encodeURIComponent('{"with":false}')}&extensions=${extensions}`,
    )
    expect(response.json()).toEqual({data: {coursesMany: [{_id: 'curso'}]}})
    for (const wrong of ['{', '[]', 'null', '7', '""']) {
      const {statusCode, body} = await server.app.inject(`/graphql?extensions=${encodeURIComponent(wrong)}`)
      expect([statusCode, body]).toEqual([400, expect.stringContaining('BAD_INPUT')])
    }
  })

  test('refuses every text, by POST and GET, also of a document that it knows and beside an id, and carries nothing out', async () => {
    const text = build.documents.Name ?? ''
    const input = {name: 'Outra'}
    for (const payload of [
      {query: text},
      {query: '{ __typename }'},
      {query: '{'},
      {query: text, ...asked(idOf('Name'))},
      {
        query: 'mutation ($input: UpdateProfileInput!) {updateProfile(input: $input, idempotencyKey: "k")}',
        variables: {input},
      },
    ])
      expect(await post(server.app, payload, ana)).toEqual(refused('PERSISTED_DOCUMENT_REQUIRED'))
    const byGet = await server.app.inject(`/graphql?query=${encodeURIComponent(text)}`)
    expect([byGet.statusCode, byGet.body]).toEqual([400, expect.stringContaining('PERSISTED_DOCUMENT_REQUIRED')])
    expect(await post(server.app, asked(idOf('Name')), ana)).toMatchObject({data: {profile: {name: 'Ana'}}})
  })

  test('refuses ids that it does not know, whatever they are made of', async () => {
    const hostile = [
      idOf('Nothing'),
      idOf('name'),
      idOf('constructor'),
      idOf('__proto__'),
      idOf('toString'),
      idOf('hasOwnProperty'),
      `${build.id}.`,
      build.id,
      '0123456789abcdef.Name',
      'constructor.Name',
      '__proto__.Name',
      '__proto__',
      ` ${idOf('Name')}`,
      `${idOf('Name')}\n`,
      `${idOf('Name')}\u0000`,
      `${idOf('Name')}\ud800`,
      idOf('N'.repeat(100)),
      idOf('N'.repeat(200_000)),
      `${'a'.repeat(200_000)}.Name`,
      "' or 1=1 --.Name",
    ]
    for (const id of hostile)
      expect([id.slice(0, 60), await post(server.app, asked(id), ana)]).toEqual([
        id.slice(0, 60),
        refused('PERSISTED_DOCUMENT_NOT_FOUND'),
      ])
  })

  test('refuses what is no id at all', async () => {
    for (const id of [
      undefined,
      null,
      '',
      7,
      true,
      [idOf('Name')],
      [[idOf('Name')]],
      {id: idOf('Name')},
      {toString: 'x'},
    ]) {
      expect(await post(server.app, asked(id), ana)).toEqual(refused('BAD_INPUT'))
    }
    const bare = {variables: {}, extensions: {persistedQuery: idOf('Name')}}
    for (const body of [
      {},
      {query: ''},
      {query: null},
      {documentId: idOf('Name')},
      {extensions: null},
      {extensions: []},
      bare,
    ]) {
      const response = await server.app.inject({method: 'POST', url: '/graphql', payload: body})
      expect([response.statusCode, response.body.includes('"data":{')]).toEqual([400, false])
    }
    const batch = await server.app.inject({
      method: 'POST',
      url: '/graphql',
      payload: [asked(idOf('Name')), asked(idOf('Name'))],
    })
    expect([batch.statusCode, batch.body.includes('"data":{')]).toEqual([400, false])
  })

  test('keeps to the document that is named: another operation name is refused, and each endpoint has its own documents', async () => {
    expect(await post(server.app, {...asked(idOf('Name')), operationName: 'Courses'}, ana)).toEqual(
      refused('BAD_INPUT'),
    )
    expect(await post(server.app, asked(idOf('SeenAmount'), {uid: ana.uid}), ana)).toEqual(
      refused('PERSISTED_DOCUMENT_NOT_FOUND'),
    )
    const amount = await post(server.app, asked(idOf('SeenAmount'), {uid: ana.uid}), ana, '/notifications/graphql')
    expect([amount.status, amount.codes]).toEqual([200, []])
    expect(await post(server.app, {query: '{__typename}'}, ana, '/notifications/graphql')).toEqual(
      refused('PERSISTED_DOCUMENT_REQUIRED'),
    )
  })

  test('holds sockets to the same', async () => {
    await server.app.listen({port: 0, host: '127.0.0.1'})
    const {port} = server.app.server.address() as AddressInfo
    const socket = createClient({
      url: `ws://127.0.0.1:${port}/graphql`,
      webSocketImpl: WebSocket,
      retryAttempts: 0,
      lazy: false,
      connectionParams: {authorization: `Bearer ${ana.token}`},
    })
    const first = (payload: Parameters<typeof socket.iterate>[0]) => socket.iterate(payload).next()
    await expect(first({query: 'subscription {answerRecorded {document}}'})).rejects.toMatchObject([
      {extensions: {code: 'PERSISTED_DOCUMENT_REQUIRED'}},
    ])
    await expect(first({query: '', ...asked(idOf('Nothing'))})).rejects.toMatchObject([
      {extensions: {code: 'PERSISTED_DOCUMENT_NOT_FOUND'}},
    ])
    await expect(first({query: ''})).rejects.toMatchObject([{extensions: {code: 'BAD_INPUT'}}])
    await expect(first({query: '', ...asked(idOf('Name'))})).rejects.toMatchObject([
      {extensions: {code: 'METHOD_NOT_ALLOWED'}},
    ])
    const heard = first({query: '', ...asked(idOf('Answered'))})
    const {data} = await post(server.app, asked(idOf('Agenda'), {calendarDate: wednesday}), ana)
    const agenda = data?.agenda as Parameters<typeof answerInput>[0]
    const [, ...rest] = agenda.theoreticalStudy[0]?.questions ?? []
    let isHeard = false
    const settled = heard.finally(() => (isHeard = true))
    for (const [turn, id] of rest.entries()) {
      if (isHeard) break
      await post(
        server.app,
        asked(idOf('Answer'), {input: answerInput(agenda, id, 0, server.now), key: `s${turn}`}),
        ana,
      )
      await Promise.race([settled, new Promise((resolve) => setImmediate(resolve))])
    }
    expect((await heard).value).toEqual({
      data: {answerRecorded: {document: expect.any(String), choosen: 0, __typename: expect.any(String)}},
    })
    await socket.dispose()
  })
})

describe('builds that came before', () => {
  const opened: {close: () => Promise<unknown>}[] = []
  afterEach(async () => {
    for (const one of opened.splice(0).toReversed()) await one.close()
  })
  const openDatabase = async () => {
    const database = await openMigrated()
    opened.push(database)
    return database
  }
  const newer = manifestOf({Name: 'query Name {profile {name email __typename}}'})
  const courses = asked(idOf('Courses'), {with: true})

  test('a page of an earlier build goes on after the server has a newer one, and of a later one before it', async () => {
    const database = await openDatabase()
    const config = testConfig({ALLOW_ANY_DOCUMENT: 'no'})
    const before = await buildServer({config, database, clientFolder: clientOf(build)})
    await before.close()
    const after = await buildServer({config, database, clientFolder: clientOf(newer)})
    opened.push(after)
    // The other process of a rolling deployment, with a build that this one has never seen.
    const next = manifestOf({...build.documents, Next: 'query Next {coursesMany {_id}}'})
    const beside = await buildServer({config, database, clientFolder: clientOf(next)})
    await beside.close()
    expect(await post(after, asked(idOf('Next', next)))).toMatchObject({status: 200, codes: []})
    expect(await post(after, courses)).toMatchObject({status: 200, codes: []})
  })

  test('what an earlier build asks and the schema has no longer, or what is too large, is unknown, not wrong', async () => {
    const database = await openDatabase()
    const old = manifestOf({
      Gone: 'query Gone {profile {formerName}}',
      Broken: 'query Broken {',
      Large: `query Large {profile {${Array.from({length: 600}, () => 'name').join(' ')}}}`,
    })
    const config = testConfig({ALLOW_ANY_DOCUMENT: 'no'})
    const app = await buildServer({config, database, clientFolder: clientOf(old)})
    opened.push(app)
    for (const name of ['Gone', 'Broken', 'Large'])
      expect(await post(app, asked(idOf(name, old)))).toEqual(refused('PERSISTED_DOCUMENT_NOT_FOUND'))
  })

  test('a server without the documents of its client takes those of other builds and refuses the rest', async () => {
    const database = await openDatabase()
    const app = await buildServer({
      config: testConfig({ALLOW_ANY_DOCUMENT: 'no'}),
      database,
      clientFolder: clientOf(null),
    })
    opened.push(app)
    expect(await post(app, courses)).toEqual(refused('PERSISTED_DOCUMENT_NOT_FOUND'))
  })

  test('a damaged list of documents stops the start, and says so', async () => {
    const folder = clientOf({...build, id: '../../etc'})
    await expect(
      buildServer({config: testConfig(), database: await openDatabase(), clientFolder: folder}),
    ).rejects.toThrow('Invalid')
  })

  const warn = () => undefined
  const day = 86_400_000

  test('ids that are made up cost one look a second, and a build that is stored is found at the next look', async () => {
    const database = await openDatabase()
    let elapsed = 0
    const builds = openClientBuilds({database, clock: () => 0, monotonic: () => elapsed, log: {warn}, own: null})
    await expect(builds.textOf(idOf('Name'))).rejects.toThrow('No document')
    await openClientBuilds({database, clock: () => 0, monotonic: () => 0, log: {warn}, own: build}).keep()
    elapsed = 999
    await expect(builds.textOf(idOf('Name'))).rejects.toThrow('No document')
    elapsed = 1_000
    expect(await builds.textOf(idOf('Name'))).toBe(build.documents.Name)
    // Known from now on, whatever strangers ask for.
    expect(await Promise.all([builds.textOf(idOf('Name')), builds.textOf(idOf('Courses'))])).toEqual([
      build.documents.Name,
      build.documents.Courses,
    ])
  })

  test('a build is forgotten a year after it was last served, and the least recent ones before that when there are too many', async () => {
    const database = await openDatabase()
    let now = 0
    const own = openClientBuilds({database, clock: () => now, monotonic: () => now, log: {warn}, own: build})
    const store = (number: number, servedAt: number) =>
      database.db
        .insertInto('client_build')
        .values({
          id: number.toString(16).padStart(16, '0'),
          documents: '{}',
          served_at: new Date(servedAt),
        })
        .execute()
    const kept = async () => (await database.db.selectFrom('client_build').select('id').execute()).length
    await own.keep()
    await store(1, day)
    now = buildBounds.days * day
    await own.keep()
    expect(await kept()).toBe(2)
    now += day + 1
    await own.keep()
    expect(await kept()).toBe(1)
    for (let number = 2; number < buildBounds.stored + 50; number += 1) await store(number, number)
    await database.db
      .updateTable('client_build')
      .set({served_at: new Date(now - 1)})
      .where('id', '!=', build.id)
      .execute()
    await own.keep()
    expect(await kept()).toBe(buildBounds.stored)
    expect(await own.textOf(idOf('Name'))).toBe(build.documents.Name)
  })
})

test('every operation of the client is one that its endpoint takes, and none of the other', async () => {
  const {id, documents} = clientDocuments(root)
  const rules = {
    allowIntrospection: false,
    allowText: false,
    textOf: async (of: string) => documents[of.slice(id.length + 1)] ?? '',
    onDocumentError: () => undefined,
  }
  const readers = [documentReader(executableSchema(), rules), documentReader(notificationSchema(), rules)]
  const taken = await Promise.all(
    Object.keys(documents).map(async (name) => {
      const outcomes = await Promise.allSettled(readers.map((read) => read(asked(`${id}.${name}`))))
      return [name, outcomes.filter(({status}) => status === 'fulfilled').length]
    }),
  )
  expect(taken.length).toBeGreaterThan(50)
  expect(taken.filter(([, count]) => count !== 1)).toEqual([])
})

test('refused documents are counted, and the log has one line a minute of them', () => {
  const lines: unknown[] = []
  let elapsed = 0
  const count = documentErrorLog({warn: (line: unknown) => void lines.push(line)}, () => elapsed)
  count('PERSISTED_DOCUMENT_NOT_FOUND')
  for (let turn = 0; turn < 500; turn += 1) count('PERSISTED_DOCUMENT_REQUIRED')
  expect(lines).toEqual([{unknown: 1, texts: 0}])
  elapsed = 60_000
  count('PERSISTED_DOCUMENT_REQUIRED')
  expect(lines).toEqual([
    {unknown: 1, texts: 0},
    {unknown: 1, texts: 501},
  ])
})
