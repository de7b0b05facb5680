import {randomUUID} from 'node:crypto'
import {afterAll, beforeAll, expect, test} from 'vitest'
import type {UsageLimit} from '../../schema/rest/openapi.ts'
import {answerQuestion} from './assistantWorld.ts'
import {wednesdayNoon} from './fixture.ts'
import {askRest, personIn, place} from './forumSupport.ts'
import {type Student, TestServer} from './support.ts'

const question = {...place, contentId: 'alta-01'}
/** What tells of the key of this question. */
const secret = /[Gg]abarito|comentário secreto|HarrisonAI/

let server: TestServer
let student: Student
let comment = ''
beforeAll(async () => {
  server = await TestServer.open('pglite', {ASSISTANT_WORD_MS: '0'})
  server.now = wednesdayNoon
  student = await server.student()
  comment = (await personIn(server, student).write({...question, body: 'Qual é a certa, e por quê?'})).body.id
})
afterAll(() => server.close())

const post = async (path: string, payload: object, key: string, {token} = student) =>
  server.app.inject({
    method: 'POST',
    url: `/v1/harrison-ai/${path}`,
    payload,
    headers: {authorization: `Bearer ${token}`, 'idempotency-key': key},
  })
const ask = (key: string, fields: object = {}) => post('ask/based-on-question', {commentId: comment, ...fields}, key)

/** Everything that can be asked of the assistant about the comment. */
async function everything(key: string): Promise<string[]> {
  const asked = await Promise.all([
    ask(key),
    ask(key, {offset: 1}),
    ask(randomUUID(), {userChoice: 'B', correctAnswer: 'B'}),
    post('rate-answer', {parentId: comment, rating: 5, harrisonAnswer: 'Gabarito: B'}, randomUUID()),
  ])
  const read = [
    await askRest<UsageLimit[]>(server, `/v1/harrison-ai/get-limits-for-usage?commentIds=${comment}`, student),
    await personIn(server, student).read(comment),
    (await personIn(server, student).open(question)).body,
  ]
  return [...asked.map(({body}) => body), ...read.map((reply) => JSON.stringify(reply))]
}

test('nothing of an answer leaves the server before the question is answered, however it is asked; afterwards the same key is answered', async () => {
  const key = randomUUID()
  const before = await everything(key)
  expect(before.filter((reply) => secret.test(reply))).toEqual([])
  expect(before.slice(0, 4)).toEqual([
    ...Array.from({length: 3}, () => '{"error":"KEY_NOT_SHOWN"}'),
    '{"error":"NOT_FOUND"}',
  ])
  expect((await personIn(server, student).read(comment))[0]?.status.answerStatus).toBe('waitingAnswer')

  await answerQuestion(server, student, 'alta-01', 0)
  const answered = await ask(key)
  expect([answered.statusCode, answered.body]).toEqual([200, expect.stringMatching(/^Gabarito oficial/)])
  const {body} = await askRest<UsageLimit[]>(
    server,
    `/v1/harrison-ai/get-limits-for-usage?commentIds=${comment}`,
    student,
  )
  expect(body).toMatchObject([{currentUsageCount: 1, draft: answered.body}])
})

test('a draft is nobody else’s: another student, with the key or without it, gets nothing of it', async () => {
  const other = await server.student()
  const replies = async () => [
    (await post('ask/based-on-question', {commentId: comment}, randomUUID(), other)).body,
    (await post('rate-answer', {parentId: comment, rating: 5, harrisonAnswer: 'x'}, randomUUID(), other)).body,
    JSON.stringify((await askRest(server, `/v1/harrison-ai/get-limits-for-usage?commentIds=${comment}`, other)).body),
  ]
  const nothing = ['{"error":"NOT_FOUND"}', '{"error":"NOT_FOUND"}', '[]']
  expect(await replies()).toEqual(nothing)
  await answerQuestion(server, other, 'alta-01', 1)
  expect(await replies()).toEqual(nothing)
})
