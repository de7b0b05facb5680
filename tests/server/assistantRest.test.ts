import {randomUUID} from 'node:crypto'
import type {AddressInfo} from 'node:net'
import {afterAll, beforeAll, beforeEach, describe, expect, test} from 'vitest'
import {assistantLimits} from '../../domain/assistant/limits.ts'
import type {Comment, UsageLimit} from '../../schema/rest/openapi.ts'
import {pruneAnswers} from '../../server/assistant/answers.repository.ts'
import {ratingsPerMinute, readsPerMinute} from '../../server/assistant/assistant.routes.ts'
import {type AssistantOperation, assistantPermissions} from '../../server/assistant/permissions.ts'
import {type CallerRole, callerRoles} from '../../server/kernel/roles.ts'
import {timeouts} from '../support/timeouts.ts'
import {answerQuestion} from './assistantWorld.ts'
import {wednesdayNoon} from './fixture.ts'
import {askRest, noticesOf, personIn, place} from './forumSupport.ts'
import {ModelHost, tell} from './modelHost.ts'
import {backends, type Student, TestServer} from './support.ts'

const question = {...place, contentId: 'alta-01'}
const askPath = '/v1/harrison-ai/ask/based-on-question'

/** The client sends the question along, as the documents say; all of it is wrong here. */
const sentAlong = {questionBody: 'Outra?', questionAnswers: ['Errada'], correctAnswer: 'C', userChoice: 'C'}

type Asked = {readonly key?: string; readonly payload?: object; readonly headers?: Record<string, string>}

function assistantFor(server: TestServer, {token}: Pick<Student, 'token'>) {
  const post = (url: string, payload: object, {key = randomUUID(), headers = {}}: Asked = {}) =>
    server.app.inject({
      method: 'POST',
      url,
      payload,
      headers: {authorization: `Bearer ${token}`, 'idempotency-key': key, ...headers},
    })
  return {
    ask: (commentId: string, asked: Asked = {}) => post(askPath, {commentId, ...sentAlong, ...asked.payload}, asked),
    rate: (parentId: string, rating: number, harrisonAnswer = 'x') =>
      post('/v1/harrison-ai/rate-answer', {parentId, rating, harrisonAnswer}),
    close: (commentId: string) => post('/v1/harrison-ai/update-limit', {commentId}),
    limits: async (...ids: string[]) =>
      (await askRest<UsageLimit[]>(server, `/v1/harrison-ai/get-limits-for-usage?commentIds=${ids.join(',')}`, {token}))
        .body,
  }
}

describe.each(backends)('the assistant over REST on %s', (kind) => {
  let server: TestServer
  let student: Student
  let comment = ''
  let mine: ReturnType<typeof assistantFor>
  beforeAll(async () => {
    server = await TestServer.open(kind, {ASSISTANT_WORD_MS: '0'})
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    server.now = wednesdayNoon
    student = await server.student()
    await answerQuestion(server, student, 'alta-01', 0)
    mine = assistantFor(server, student)
    comment = (await personIn(server, student).write({...question, body: 'Por que não é a C?'})).body.id
  })

  test('an answer is text that is not compressed or kept, and begins with the key that the server has', async () => {
    const {statusCode, headers, body} = await mine.ask(comment, {headers: {'accept-encoding': 'br, gzip'}})
    expect({
      statusCode,
      type: headers['content-type'],
      encoding: headers['content-encoding'],
      cache: headers['cache-control'],
    }).toEqual({
      statusCode: 200,
      type: 'text/plain; charset=utf-8',
      encoding: undefined,
      cache: 'no-store',
    })
    expect(body).toMatch(/^Gabarito oficial: alternativa B\. Segunda \(\[Gabarito oficial\]\(http/)
    expect(body).toContain('Você marcou a alternativa A.')
    expect(body).not.toMatch(/Outra\?|Errada/)
  })

  test('a repeat of the key is the same text, from where the client has it, and counts once', async () => {
    const key = randomUUID()
    const {body} = await mine.ask(comment, {key})
    expect((await mine.ask(comment, {key})).body).toBe(body)
    expect((await mine.ask(comment, {key, payload: {offset: 30}})).body).toBe(body.slice(30))
    expect((await mine.ask(comment, {key, payload: {offset: body.length}})).body).toBe('')
    expect(await mine.limits(comment)).toEqual([
      {commentId: comment, currentUsageCount: 1, maxUsageCount: 3, draft: body, draftContent: expect.any(Array)},
    ])
    expect(JSON.stringify(await mine.limits(comment))).toContain('"tag":"a"')
  })

  test('a good rating publishes what the server answered, not what the client says, and answers the comment', async () => {
    const {body} = await mine.ask(comment)
    const rated = await mine.rate(comment, 4, 'A resposta é **C**.')
    expect(rated.statusCode).toBe(200)
    const {result, commentId}: {result: string; commentId: string} = rated.json()
    expect(result).toBe('COMMENT_CREATED')
    const [parent, reply] = await personIn(server, student).read(comment, commentId)
    expect(parent).toMatchObject({children: [commentId], status: {answerStatus: 'answered'}})
    expect(reply).toMatchObject({
      authorType: 'HarrisonAI',
      body,
      parent: comment,
      level: 2,
      user: {name: 'Harrison AI', email: null, externalId: null},
    })
    expect((await mine.rate(comment, 1)).json()).toEqual({result, commentId})
    expect((await mine.ask(comment)).json()).toEqual({error: 'ALREADY_ANSWERED'})
  })

  test('a low rating discards the answer, and the comment still waits', async () => {
    await mine.ask(comment)
    expect((await mine.rate(comment, 2)).json()).toEqual({result: 'DRAFT_DISCARDED', commentId: null})
    const [parent] = await personIn(server, student).read(comment)
    expect(parent).toMatchObject({children: [], status: {answerStatus: 'waitingAnswer'}})
    expect(await mine.limits(comment)).toMatchObject([{currentUsageCount: 1, draft: null, draftContent: null}])
  })

  test('a published answer is read by those alone who see the key', async () => {
    await mine.ask(comment)
    const {commentId}: {commentId: string} = (await mine.rate(comment, 5)).json()
    const other = await server.student()
    const reader = personIn(server, other)
    const everything = async () =>
      JSON.stringify([
        await reader.read(comment, commentId),
        (await reader.open(question)).body,
        (await reader.ask('/v1/forum/search?contentType=question&contentId=alta-01&text=gabarito oficial')).body,
      ])
    expect(await everything()).not.toMatch(/Gabarito oficial|HarrisonAI/)
    expect((await reader.read(comment))[0]?.children).toEqual([])
    await answerQuestion(server, other, 'alta-01', 1)
    expect(await everything()).toContain('Gabarito oficial')
    const staff = personIn(server, await server.student({roles: '["moderator"]'}))
    expect(await staff.read(commentId)).toMatchObject([{authorType: 'HarrisonAI'}])
  })

  test('asking for a monitor sets the usage to its maximum', async () => {
    await personIn(server, student).wantMonitor(comment)
    expect(await mine.limits(comment)).toMatchObject([{currentUsageCount: 3, maxUsageCount: 3}])
    expect((await mine.ask(comment)).json()).toEqual({error: 'USAGE_LIMIT_REACHED'})
    const second = (await personIn(server, student).write({...question, body: 'E a D?'})).body.id
    expect((await mine.close(second)).json()).toMatchObject({commentId: second, currentUsageCount: 3})
  })

  test('the remote configuration of the operator sets the maximum', async () => {
    const {db} = server.database
    await db.insertInto('remote_config').values({config_key: 'harrison_ai_max_usage', value: '1'}).execute()
    await mine.ask(comment)
    await mine.rate(comment, 1)
    expect(await mine.limits(comment)).toMatchObject([{currentUsageCount: 1, maxUsageCount: 1}])
    expect((await mine.ask(comment)).json()).toEqual({error: 'USAGE_LIMIT_REACHED'})
    await db.deleteFrom('remote_config').execute()
  })

  test('a student who may not see the key is refused', async () => {
    const other = await server.student()
    const id = (await personIn(server, other).write({...question, body: 'Qual é a certa?'})).body.id
    const refused = await assistantFor(server, other).ask(id)
    expect([refused.statusCode, refused.json()]).toEqual([403, {error: 'KEY_NOT_SHOWN'}])
  })

  test('what is removed cannot be asked about or published any more', async () => {
    await mine.ask(comment)
    await personIn(server, student).remove(comment)
    expect((await mine.rate(comment, 5)).statusCode).toBe(404)
    expect((await mine.ask(comment)).statusCode).toBe(404)
    expect(await mine.limits(comment)).toEqual([])
  })

  test.each<[string, object]>([
    ['no comment', {commentId: undefined}],
    ['a number', {commentId: 7}],
    ['a list', {commentId: ['a']}],
    ['a long id', {commentId: 'x'.repeat(201)}],
    ['a field that there is not', {gabarito: 'C'}],
    ['an offset below zero', {offset: -1}],
    ['an offset that is no number', {offset: '3'}],
    ['a choice of another kind', {userChoice: {}}],
  ])('a request with %s is refused', async (_name, payload) => {
    const reply = await mine.ask(comment, {payload})
    expect([reply.statusCode, reply.json()]).toEqual([400, {error: 'BAD_INPUT'}])
  })

  test('a request without a key, or too large, is refused', async () => {
    expect((await mine.ask(comment, {key: ''})).statusCode).toBe(400)
    expect((await mine.ask(comment, {payload: {questionBody: 'x'.repeat(assistantLimits.body)}})).statusCode).toBe(413)
    expect((await mine.ask(comment)).statusCode).toBe(200)
  })

  test.each([0, 6, 2.5, '5', null])('a rating of %j is refused', async (rating) => {
    const reply = await server.app.inject({
      method: 'POST',
      url: '/v1/harrison-ai/rate-answer',
      payload: {parentId: comment, rating, harrisonAnswer: 'x'},
      headers: {authorization: `Bearer ${student.token}`, 'idempotency-key': randomUUID()},
    })
    expect(reply.statusCode).toBe(400)
  })

  test('the export has what was asked, without an answer whose key is held; nothing stays of comments that are long gone', async () => {
    await mine.ask(comment)
    const exported = async () => {
      const {body} = await server.app.inject({
        url: '/profile/export',
        headers: {authorization: `Bearer ${await server.token(student.uid)}`},
      })
      return (JSON.parse(body) as {assistantAnswers: unknown}).assistantAnswers
    }
    expect(await exported()).toEqual([
      {
        createdAt: new Date(server.now).toISOString(),
        question: 'alta-01',
        comment,
        answer: expect.stringContaining('Gabarito oficial'),
        state: 'draft',
        rating: null,
      },
    ])
    const {db} = server.database
    const life = assistantLimits.keptDays * 86_400_000
    await pruneAnswers(db, server.now + life + 1)
    expect(await exported()).toMatchObject([{answer: null, state: 'discarded'}])
    await personIn(server, student).remove(comment)
    await pruneAnswers(db, server.now + 2 * life + 1)
    expect(await exported()).toEqual([])
  })
})

describe('a model and a network that fail', () => {
  const host = new ModelHost()
  let server: TestServer
  let origin = ''
  let student: Student
  let comment = ''
  beforeAll(async () => {
    const url = await host.open()
    server = await TestServer.open('pglite', {
      ASSISTANT_MODEL_URL: url,
      ASSISTANT_MODEL: 'modelo-x',
      ASSISTANT_MODEL_KEY: 'segredo',
      ASSISTANT_WORD_MS: '1',
    })
    await server.app.listen({port: 0, host: '127.0.0.1'})
    const address = server.app.server.address() as AddressInfo
    origin = `http://127.0.0.1:${address.port}`
  })
  afterAll(async () => {
    await server.close()
    await host.close()
  })
  beforeEach(async () => {
    host.heard.length = 0
    student = await server.student()
    await answerQuestion(server, student, 'alta-01', 0)
    comment = (await personIn(server, student).write({...question, body: 'Por que não é a C?'})).body.id
  })

  const fetchAnswer = (key: string, signal?: AbortSignal) =>
    fetch(origin + askPath, {
      method: 'POST',
      ...(signal && {signal}),
      body: JSON.stringify({commentId: comment, ...sentAlong}),
      headers: {authorization: `Bearer ${student.token}`, 'idempotency-key': key, 'content-type': 'application/json'},
    })

  test('a stream that breaks in its middle goes on with the same key: one question to the model, one use', async () => {
    host.behave = (response) => tell(response, `GABARITO: B\n\n${'palavra '.repeat(400)}[1]`)
    const key = randomUUID()
    const cut = new AbortController()
    const reader = (await fetchAnswer(key, cut.signal)).body?.getReader()
    const first = new TextDecoder().decode((await reader?.read())?.value)
    cut.abort()
    const whole = await (await fetchAnswer(key)).text()
    expect(first.length).toBeLessThan(whole.length)
    expect(whole.startsWith(first)).toBe(true)
    expect(whole.split('palavra').length).toBe(401)
    expect(host.heard).toHaveLength(1)
    expect(await assistantFor(server, student).limits(comment)).toMatchObject([{currentUsageCount: 1, draft: whole}])
  })

  test('a model that fails is a failure that counts nothing, and a retry with the same key may succeed', async () => {
    const key = randomUUID()
    host.behave = (response) => {
      response.writeHead(500)
      response.end('segredo do modelo')
    }
    const failed = await fetchAnswer(key)
    expect([failed.status, await failed.json()]).toEqual([503, {error: 'UNAVAILABLE'}])
    expect(await assistantFor(server, student).limits(comment)).toMatchObject([{currentUsageCount: 0}])
    host.behave = (response) => tell(response, 'GABARITO: B\n\nA segunda. [1]')
    expect(await (await fetchAnswer(key)).text()).toContain('A segunda.')
  })

  test('an answer that contradicts the key goes to the monitors, who are told', async () => {
    const monitor = await server.student({roles: '["moderator"]'})
    host.behave = (response) => tell(response, 'GABARITO: B\n\nNa verdade, a alternativa C está correta. [1]')
    const withheld = await fetchAnswer(randomUUID())
    expect([withheld.status, await withheld.json()]).toEqual([409, {error: 'ANSWER_WITHHELD'}])
    const [parent]: Comment[] = await personIn(server, student).read(comment)
    expect(parent).toMatchObject({children: [], status: {answerStatus: 'monitorRequestedByUser'}})
    const waiting = await personIn(server, monitor).waiting()
    expect(waiting.items.map((item) => item.comment.id)).toContain(comment)
    expect(await noticesOf(server, monitor.profileId)).toEqual([
      {message: 'Harrison AI pediu a ajuda de um monitor.', link: '/monitor'},
    ])
    expect(await assistantFor(server, student).limits(comment)).toMatchObject([{currentUsageCount: 3, draft: null}])
  })
})

const wireRole: Partial<Record<CallerRole, string>> = {
  moderator: 'moderator',
  specialist: 'specialist',
  superAdmin: 'super-admin',
  admin: 'admin',
  commentator: 'commentator',
  curator: 'curator',
}

const calls: {readonly [O in AssistantOperation]: (id: string) => {url: string; payload?: object}} = {
  getUsageLimits: (id) => ({url: `/v1/harrison-ai/get-limits-for-usage?commentIds=${id}`}),
  updateUsageLimit: (commentId) => ({url: '/v1/harrison-ai/update-limit', payload: {commentId}}),
  askAssistant: (commentId) => ({url: askPath, payload: {commentId}}),
  rateAnswer: (parentId) => ({url: '/v1/harrison-ai/rate-answer', payload: {parentId, rating: 1, harrisonAnswer: ''}}),
}
const isOperation = (name: string): name is AssistantOperation => Object.hasOwn(assistantPermissions, name)
const operations = Object.keys(assistantPermissions).filter(isOperation)

describe('who may call what of the assistant', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await TestServer.open('pglite', {ASSISTANT_WORD_MS: '0'})
  }, timeouts.process)
  afterAll(() => server.close())

  const send = (operation: AssistantOperation, id: string, token: string | undefined) => {
    const {url, payload} = calls[operation](id)
    return server.app.inject({
      method: payload === undefined ? 'GET' : 'POST',
      url,
      ...(payload && {payload}),
      headers: {'idempotency-key': randomUUID(), ...(token !== undefined && {authorization: `Bearer ${token}`})},
    })
  }

  async function withDraft(fields: Parameters<TestServer['student']>[0] = {}) {
    const student = await server.student(fields)
    await answerQuestion(server, student, 'alta-01', 0)
    const id = (await personIn(server, student).write({...question, body: 'Por quê?'})).body.id
    return {student, id}
  }

  const cells = callerRoles.flatMap((role) => operations.map((operation) => ({role, operation})))

  test.each(cells)('$role: $operation', async ({role, operation}) => {
    const name = wireRole[role]
    const {student, id} = await withDraft({roles: JSON.stringify(name ? [name] : [])})
    const {db} = server.database
    // What the staff writes is no question of a student; the matrix is about who may call.
    await db.updateTable('forum_comment').set({author_type: 'User'}).where('id', '=', id).execute()
    if (operation === 'rateAnswer') await send('askAssistant', id, student.token)
    if (role === 'blockedStudent') {
      const blocked = {status: 'blocked_due_payment'}
      await db.updateTable('student_course').set(blocked).where('profile_id', '=', student.profileId).execute()
    }
    const isVisitor = role === 'visitor' || role === 'diagnosticVisitor'
    const {statusCode} = await send(operation, id, isVisitor ? undefined : student.token)
    const cell = assistantPermissions[operation][role]
    expect(statusCode).toBe({allowed: 200, UNAUTHENTICATED: 401, FORBIDDEN: 403}[cell])
  })

  test.each(operations)(
    'otherStudent: %s answers for a comment of somebody else exactly as for an unknown id',
    async (operation) => {
      const {id, student} = await withDraft()
      await send('askAssistant', id, student.token)
      const {token} = await server.student()
      const [foreign, unknown] = [await send(operation, id, token), await send(operation, 'nenhum', token)]
      expect([foreign.statusCode, foreign.json()]).toEqual([unknown.statusCode, unknown.json()])
      expect(unknown.json()).toEqual(operation === 'getUsageLimits' ? [] : {error: 'NOT_FOUND'})
    },
  )

  test.each(operations)('%s is asked so often within a minute, and a bad token opens nothing', async (operation) => {
    const most = {
      getUsageLimits: readsPerMinute,
      updateUsageLimit: ratingsPerMinute,
      askAssistant: assistantLimits.asksPerMinute,
      rateAnswer: ratingsPerMinute,
    }[operation]
    const {token} = await server.student()
    for (let n = 0; n < most; n += 1) expect((await send(operation, 'x', token)).statusCode).not.toBe(429)
    const refused = await send(operation, 'x', token)
    expect([refused.statusCode, refused.json()]).toEqual([429, {error: 'RATE_LIMITED'}])
    expect((await send(operation, 'x', 'a.b.c')).statusCode).toBe(401)
  })
})
