import {afterAll, beforeAll, beforeEach, describe, expect, test} from 'vitest'
import {runExamScheduler} from './examSupport.ts'
import {addTemplates, addWorld, answersAt, opensAt} from './keyWorld.ts'
import {backends, TestServer} from './support.ts'

const hour = 3_600_000
const days = 24 * hour
const noon = opensAt + 12 * hour
const day = (instant: number) => new Date(instant).toISOString().slice(0, 10).replaceAll('-', '')
const question = 'alta-05'

const reveal = `mutation ($input: RevealEssayInput!, $key: ID!) {
  revealEssay(input: $input, idempotencyKey: $key) { keyHeldUntil gradeUntil answer studentEssay { essay } } }`
const grade =
  'mutation ($input: OneAnswerInput!, $key: ID!) { createOneAnswer(input: $input, idempotencyKey: $key) { choosen outcome } }'
const read = `query ($ids: [ID!]!, $activity: ID) {
  questionMany(ids: $ids, type: "question", activity: $activity) { keyHeldUntil gradeUntil studentAnswer { choosen } } }`

describe.each(backends)('an essay whose key a mock exam holds on %s', (kind) => {
  let server: TestServer
  let uid: string
  let activity: string
  let keys = 0
  beforeAll(async () => {
    server = await TestServer.open(kind)
    server.now = noon
    await addTemplates(server)
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    server.now = noon
    const student = await server.student()
    activity = (await addWorld(server, student, day(noon), true)).day
    uid = student.uid
  })

  const ask = async (document: string, variables: Record<string, unknown>) =>
    server.ask(
      document,
      {...variables, key: `grade-${(keys += 1)}`},
      {token: await server.token(uid), headers: {'x-timezone': 'America/Sao_Paulo'}},
    )
  const revealed = () =>
    ask(reveal, {input: {question, essay: 'A conduta.', agenda: activity, dateNow: new Date(server.now).toISOString()}})
  const graded = (at = server.now) =>
    ask(grade, {
      input: {
        calendarDate: day(noon),
        type: 'question',
        theoreticalType: 'theoreticalStudy',
        activity,
        document: question,
        choosen: 0,
        dateNow: new Date(at).toISOString(),
      },
    })
  const state = async () => (await ask(read, {ids: [question], activity})).data?.questionMany

  test('is fixed and told when its key comes; no grade is taken before', async () => {
    const reply = await revealed()
    expect(reply.data?.revealEssay).toEqual({
      keyHeldUntil: new Date(answersAt).toISOString(),
      gradeUntil: null,
      answer: null,
      studentEssay: {essay: 'A conduta.'},
    })
    expect((await graded()).codes).toEqual(['BAD_INPUT'])
  })

  test('is graded when the key is out, though its day is over, for seven days', async () => {
    await revealed()
    server.now = answersAt + 2 * days
    await runExamScheduler(server)
    const until = new Date(answersAt + 7 * days).toISOString()
    expect(await state()).toEqual([{keyHeldUntil: null, gradeUntil: until, studentAnswer: null}])
    expect((await graded()).data?.createOneAnswer).toEqual({choosen: 0, outcome: 1})
    expect(await state()).toEqual([{keyHeldUntil: null, gradeUntil: null, studentAnswer: {choosen: 0}}])
  })

  test('takes no grade after that', async () => {
    await revealed()
    server.now = answersAt + 7 * days
    await runExamScheduler(server)
    expect((await graded()).codes).toEqual(['OUTSIDE_EDITING_WINDOW'])
  })

  test('takes no grade on an old day when nobody had asked for its key', async () => {
    server.now = answersAt + 2 * days
    await runExamScheduler(server)
    expect((await graded()).codes).toEqual(['OUTSIDE_EDITING_WINDOW'])
  })
})
