import type {AddressInfo} from 'node:net'
import type {FastifyInstance} from 'fastify'
import {createClient} from 'graphql-ws'
import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {WebSocket} from 'ws'
import {buildServer} from '../../server/app.ts'
import {type Database, openDatabase} from '../../server/kernel/database/database.ts'
import {addMock} from './examFixture.ts'
import {mockQuestions, Sitting} from './examSupport.ts'
import {wednesday} from './fixture.ts'
import {answerInput, backends, oneAnswerDocument, preChoiceDocument, testConfig, TestServer} from './support.ts'
import {addMaterial, gradeDocument, gradeInput, undoDocument, undoInput} from './studySupport.ts'

const listen = async (app: FastifyInstance) => {
  await app.listen({port: 0, host: '127.0.0.1'})
  return (app.server.address() as AddressInfo).port
}

const answers = 'subscription { answerRecorded { document choosen outcome question { _id correctChoice } } }'
const choices = 'subscription { preChoiceRecorded { questionId selected } }'

/** Subscribes and gives the results one by one; `ready` resolves when the server has answered the connection. */
function subscribe(port: number, token: string, query: string) {
  let connected = () => {}
  const ready = new Promise<void>((resolve) => (connected = resolve))
  const client = createClient({
    url: `ws://127.0.0.1:${port}/graphql`,
    webSocketImpl: WebSocket,
    retryAttempts: 0,
    connectionParams: {authorization: `Bearer ${token}`, timeZone: 'America/Sao_Paulo'},
    on: {connected: () => connected()},
  })
  const results = client.iterate<Record<string, unknown>>({query})
  return {results, ready, next: async () => (await results.next()).value, close: () => client.dispose()}
}

/** A reader counts only when its subscription has reached the server, so a message is sent until it arrives. */
const until = async <T>(arrival: Promise<T>, send: (turn: number) => Promise<unknown>): Promise<T> => {
  let arrived = false
  const settled = arrival.finally(() => (arrived = true))
  for (let turn = 0; !arrived && turn < 200; turn += 1) {
    await send(turn)
    await Promise.race([settled, new Promise((resolve) => setImmediate(resolve))])
  }
  return settled
}

describe.each(backends)('news on %s', (kind) => {
  let server: TestServer
  let port: number
  beforeAll(async () => {
    server = await TestServer.open(kind)
    await addMaterial(server)
    port = await listen(server.app)
  })
  afterAll(() => server.close())

  test('a choice made in one tab reaches the other tab of the same student', async () => {
    const student = await server.student()
    const agenda = await server.agenda(student.token, wednesday)
    const tab = subscribe(port, student.token, choices)
    const arrival = tab.next()
    await tab.ready
    const news = await until(arrival, (turn) =>
      server.ask(
        preChoiceDocument,
        {
          input: {
            question: 'alta-00',
            selected: 2,
            agenda: agenda._id,
            dateNow: new Date(server.now - 10_000 + turn).toISOString(),
          },
          key: `k${turn}`,
        },
        {token: student.token},
      ),
    )
    expect(news).toEqual({data: {preChoiceRecorded: {questionId: 'alta-00', selected: 2}}})
    await tab.close()
  })

  test('the start, a mark and the end of a mock exam reach the other tab, and no outcome does', async () => {
    const student = await server.student()
    const sitting = await Sitting.open(server, await addMock(server, mockQuestions), student)
    const exams = subscribe(port, student.token, 'subscription { examChanged { _id kind } }')
    const marks = subscribe(port, student.token, 'subscription { preChoiceRecorded { questionId activity selected } }')
    const answered = subscribe(port, student.token, 'subscription { answerRecorded { activity } }')
    const arrival = exams.next()
    await Promise.all([exams.ready, marks.ready, answered.ready])
    const again = () =>
      server.database.db.updateTable('exam_activity').set({started_at: null}).where('id', '=', sitting.id).execute()
    const started = await until(arrival, async () => {
      await again()
      await sitting.start()
    })
    expect(started).toEqual({data: {examChanged: {_id: sitting.id, kind: 'started'}}})
    const marked = await until(marks.next(), () => sitting.mark({'alta-00': 3}))
    expect(marked).toEqual({data: {preChoiceRecorded: {questionId: 'alta-00', activity: sitting.id, selected: 3}}})
    const other = answered.next()
    await sitting.finish()
    let news = (await exams.next()) as {data: {examChanged: {kind: string}}}
    while (news.data.examChanged.kind === 'started') news = (await exams.next()) as typeof news
    expect(news).toEqual({data: {examChanged: {_id: sitting.id, kind: 'finished'}}})
    const agenda = await server.agenda(student.token, wednesday)
    const own = await until(other, (turn) =>
      server.ask(
        oneAnswerDocument,
        {input: answerInput(agenda, `alta-0${turn % 4}`, 0, server.now), key: `o${turn}`},
        {token: student.token},
      ),
    )
    // The first answer that is told is one of the study: the end of the exam told none.
    expect(own).toEqual({data: {answerRecorded: {activity: agenda._id}}})
    await Promise.all([exams.close(), marks.close(), answered.close()])
  })

  test('the grade of a flashcard and its undo reach the other tab', async () => {
    const student = await server.student()
    const agenda = await server.agenda(student.token, wednesday)
    const tab = subscribe(port, student.token, 'subscription { flashcardRecorded { scopedId answer } }')
    const arrival = tab.next()
    await tab.ready
    const grade = gradeInput(agenda, 'alta-c00', 1, server.now)
    const undo = undoInput(agenda, 'alta-c00', 1, server.now)
    const scopedId = `${agenda._id}:alta-c00`
    const first = await until(arrival, async (turn) => {
      await server.ask(undoDocument, {input: undo, key: `u${turn}`}, {token: student.token})
      await server.ask(gradeDocument, {input: grade, key: `g${turn}`}, {token: student.token})
    })
    expect(first).toEqual({data: {flashcardRecorded: {scopedId, answer: expect.any(Number)}}})
    await tab.close()
  })

  test('an answer reaches only the student whose it is', async () => {
    const [ana, bia] = [await server.student(), await server.student()]
    const [anas, bias] = [await server.agenda(ana.token, wednesday), await server.agenda(bia.token, wednesday)]
    const tab = subscribe(port, ana.token, answers)
    const arrival = tab.next()
    await tab.ready
    const news = await until(arrival, async (turn) => {
      const id = `alta-0${turn % 4}`
      await server.ask(
        oneAnswerDocument,
        {input: answerInput(bias, id, 3, server.now), key: `b${turn}`},
        {token: bia.token},
      )
      await server.ask(
        oneAnswerDocument,
        {input: answerInput(anas, id, 0, server.now), key: `a${turn}`},
        {token: ana.token},
      )
    })
    expect(news).toMatchObject({data: {answerRecorded: {choosen: 0, question: {correctChoice: expect.any(Number)}}}})
    await tab.close()
  })

  test.each([
    ['without a token', ''],
    ['with a token of nonsense', 'abc'],
  ])('a socket %s is closed as forbidden', async (_name, token) => {
    const tab = subscribe(port, token, answers)
    await expect(tab.next()).rejects.toMatchObject({code: 4403})
    await tab.close()
  })

  test('a socket ends when its token has expired', async () => {
    const student = await server.student()
    server.now += 3_600_000 - 50
    try {
      const tab = subscribe(port, student.token, answers)
      await expect(tab.next()).rejects.toMatchObject({code: 4403})
      await tab.close()
    } finally {
      server.now -= 3_600_000 - 50
    }
  })

  test.each([
    ['a query', '{ profile { _id } }', 'METHOD_NOT_ALLOWED'],
    [
      'a mutation',
      `mutation {
        finishAgendaActivityContent(theoreticalType: smartReview, calendarDate: "20260715", idempotencyKey: "k") { _id }
      }`,
      'METHOD_NOT_ALLOWED',
    ],
    ['an unknown field', 'subscription { answerRecordd { document } }', 'BAD_INPUT'],
    ['two operations', `${answers} ${choices}`, 'BAD_INPUT'],
    ['a document of ten thousand tokens', `subscription { ${'_ '.repeat(9_900)} }`, 'QUERY_TOO_COMPLEX'],
    ['a long document', `subscription { ${','.repeat(20_001)} }`, 'QUERY_TOO_COMPLEX'],
    [
      'a document of fragments that double and end in an unknown one',
      `subscription { answerRecorded { question { ...F0 } } }
       ${Array.from({length: 19}, (_entry, at) => `fragment F${at} on Question { ...F${at + 1} ...F${at + 1} }`).join(' ')}`,
      'BAD_INPUT',
    ],
  ])('%s does not come this way', async (_name, query, code) => {
    const student = await server.student()
    const tab = subscribe(port, student.token, query)
    await expect(tab.next()).rejects.toEqual([
      {message: expect.not.stringContaining('Did you mean'), extensions: {code}},
    ])
    await tab.close()
  })

  test('a blocked student hears nothing', async () => {
    const student = await server.student({access_blocked: true})
    const tab = subscribe(port, student.token, answers)
    expect(await tab.next()).toMatchObject({data: null, errors: [{extensions: {code: 'FORBIDDEN'}}]})
    await tab.close()
  })

  test('an upgrade to any other path is refused, the realtime database has its own', async () => {
    const statusOf = (path: string) =>
      new Promise<number | string>((resolve) => {
        const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`)
        socket.on('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0))
        socket.on('message', (data) => {
          socket.close()
          resolve(String(data).slice(0, 20))
        })
        socket.on('error', () => {})
      })
    expect(await statusOf('/anything')).toBe(404)
    expect(await statusOf('/.ws?v=5&ns=aristo-local')).toContain('"t":"c"')
  })
})

describe.runIf(backends.includes('postgres'))('two processes on one PostgreSQL', () => {
  test('what one has stored is told by the other', async () => {
    const first = await TestServer.open('postgres')
    const database: Database = await openDatabase({databaseUrl: first.url})
    const second = await buildServer({
      config: testConfig(),
      database,
      clock: () => first.now,
      clientFolder: '/nonexistent',
    })
    try {
      const student = await first.student()
      const agenda = await first.agenda(student.token, wednesday)
      const tab = subscribe(await listen(second), student.token, choices)
      const arrival = tab.next()
      await tab.ready
      const choice = (turn: number) => new Date(first.now - 10_000 + turn).toISOString()
      const news = await until(arrival, (turn) =>
        first.ask(
          preChoiceDocument,
          {input: {question: 'alta-00', selected: 2, agenda: agenda._id, dateNow: choice(turn)}, key: `k${turn}`},
          {token: student.token},
        ),
      )
      expect(news).toEqual({data: {preChoiceRecorded: {questionId: 'alta-00', selected: 2}}})
      await tab.close()
    } finally {
      await second.close()
      await database.close()
      await first.close()
    }
  })
})
