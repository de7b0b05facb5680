import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {wednesday, wednesdayNoon} from './fixture.ts'
import {backends, questionsDocument, type Student, TestServer} from './support.ts'
import {reasonsDocument, reviewDocument} from './themesSupport.ts'

const day = 86_400_000
const usual = {questionLimit: 10, themeLimit: 2}

describe.each(backends)('a priority review on %s', (kind) => {
  let server: TestServer
  let keys = 0
  beforeAll(async () => {
    server = await TestServer.open(kind)
    await server.course('outro')
  })
  afterAll(() => server.close())

  const create = ({token}: Student, input: object = usual, key = `chave-${(keys += 1)}`) =>
    server.ask(reviewDocument, {input, key}, {token})
  const idOf = (reply: {data: Record<string, unknown> | null}) =>
    (reply.data?.createPriorityReview as {_id: string} | undefined)?._id ?? ''
  const stored = (id: string) =>
    server.database.db
      .selectFrom('extra_activity')
      .select(['kind', 'is_priority', 'seed', 'classification', 'calendar_date'])
      .where('id', '=', id)
      .executeTakeFirst()
  const questionsOf = async (id: string) =>
    server.database.db
      .selectFrom('agenda_question')
      .select(['question_id', 'reason', 'part'])
      .where('agenda_id', '=', id)
      .orderBy('position')
      .execute()
  const extrasOf = ({profileId}: Student) =>
    server.database.db.selectFrom('extra_activity').select('id').where('profile_id', '=', profileId).execute()

  const card = ({profileId}: Student, question: string, daysAgo: number, last_outcome: number, stability = 3) => ({
    profile_id: profileId,
    question_id: question,
    due: new Date(wednesdayNoon),
    stability,
    difficulty: 5,
    scheduled_days: 3,
    learning_steps: 0,
    reps: 1,
    lapses: 0,
    state: 2,
    last_review: new Date(wednesdayNoon - daysAgo * day),
    last_outcome,
  })

  test('is a question extra of the themes that matter most, with why each was chosen', async () => {
    const student = await server.student()
    const reply = await create(student, {...usual, seed: 7})
    expect(reply).toMatchObject({codes: [], data: {createPriorityReview: {calendarDate: wednesday}}})
    const id = idOf(reply)
    expect(await stored(id)).toEqual({
      kind: 'Question',
      is_priority: true,
      seed: 7,
      classification: [
        ['Clínica Médica', 'Clínica', 'Tema alta'],
        ['Clínica Médica', 'Clínica', 'Tema longa'],
      ],
      calendar_date: wednesday,
    })
    const questions = await questionsOf(id)
    expect(questions).toHaveLength(10)
    expect(new Set(questions.map(({reason, part}) => `${part} ${reason}`))).toEqual(new Set(['smartReview new']))
    const {data} = await server.ask(reasonsDocument, {activity: id}, {token: student.token})
    const reason = (lessonId: string, relevance: number) => ({
      _id: `${id}:${lessonId}`,
      kind: 'priority',
      lessonId,
      questions: questions.map(({question_id}) => question_id).filter((one) => one.startsWith(lessonId)),
      relevance,
      institutions: null,
      lastSeenDays: null,
      answered: 0,
      correct: 0,
      movedFrom: null,
    })
    expect(data).toEqual({selectionReasons: [reason('alta', 0.03), reason('longa', 0.02)]})
    const ids = questions.map(({question_id}) => question_id)
    const asked = {ids, calendarDate: wednesday, type: 'question', activity: id}
    const {data: shown} = await server.ask(questionsDocument, asked, {token: student.token})
    expect(shown?.questionMany).toHaveLength(10)
  })

  test('asks first what is due, and turns to the theme that goes wrong', async () => {
    const student = await server.student()
    const {db} = server.database
    const known = ['alta-00', 'alta-01', 'alta-02', 'alta-03'].map((id) => card(student, id, 1, 1, 100))
    await db
      .insertInto('question_card')
      .values([...known, card(student, 'longa-07', 30, 0), card(student, 'longa-09', 9, 0)])
      .execute()
    const id = idOf(await create(student, {questionLimit: 3, themeLimit: 1}))
    expect((await questionsOf(id)).slice(0, 2)).toMatchObject([
      {question_id: 'longa-07', reason: 'wrong'},
      {question_id: 'longa-09', reason: 'wrong'},
    ])
    const {data} = await server.ask(reasonsDocument, {activity: id}, {token: student.token})
    expect(data).toMatchObject({selectionReasons: [{lessonId: 'longa', answered: 2, correct: 0, lastSeenDays: 9}]})
  })

  test('the same seed asks the same, without one the server takes one and keeps it', async () => {
    const student = await server.student()
    const ask = async (input: object) => questionsOf(idOf(await create(student, {...usual, ...input})))
    expect(await ask({seed: 11})).toEqual(await ask({seed: 11}))
    const seeds = await Promise.all([1, 2, 3, 4, 5, 6].map(async (seed) => JSON.stringify(await ask({seed}))))
    expect(new Set(seeds).size).toBeGreaterThan(1)
    const row = await stored(idOf(await create(student)))
    expect(row?.seed).toEqual(expect.any(Number))
    expect(await ask({seed: row?.seed})).toEqual(await ask({seed: row?.seed}))
  })

  test('asks nothing of locked themes, nothing retired and no other difficulty', async () => {
    const student = await server.student()
    const {db} = server.database
    await db.updateTable('question').set({retired: true}).where('id', '=', 'longa-00').execute()
    await db.updateTable('question').set({difficulty: 'hard'}).where('id', 'in', ['media-00', 'futura-00']).execute()
    try {
      const all = await questionsOf(idOf(await create(student, {questionLimit: 200, themeLimit: 15})))
      expect(all).toHaveLength(22)
      expect(all.filter(({question_id}) => /futura|longa-00/.test(question_id))).toEqual([])
      const hard = await questionsOf(idOf(await create(student, {...usual, difficulty: 'hard'})))
      expect(hard.map(({question_id}) => question_id)).toEqual(['media-00'])
      expect((await create(student, {...usual, difficulty: 'easy'})).codes).toEqual(['NO_QUESTION_FOUND'])
    } finally {
      await db.updateTable('question').set({retired: false}).where('id', '=', 'longa-00').execute()
      await db
        .updateTable('question')
        .set({difficulty: 'medium'})
        .where('id', 'in', ['media-00', 'futura-00'])
        .execute()
    }
  })

  test('an empty bank says so in the words of the documents, and makes nothing', async () => {
    const student = await server.student()
    await server.database.db
      .updateTable('student_course')
      .set({course_id: 'outro'})
      .where('profile_id', '=', student.profileId)
      .execute()
    const reply = await create(student)
    expect(reply.codes).toEqual(['NO_QUESTION_FOUND'])
    expect(reply.text).toContain('"No question found."')
    expect(await extrasOf(student)).toEqual([])
  })

  test.each([
    [0, 0],
    [1, 0],
    [0, 1],
    [-1, 5],
    [16, 20],
    [5, 4],
    [5, 201],
    [1, 1_000_000_000],
    [2_147_483_647, 2_147_483_647],
  ])('%d themes of %d questions are refused', async (themeLimit, questionLimit) => {
    const student = await server.student()
    expect((await create(student, {themeLimit, questionLimit})).codes).toEqual(['BAD_INPUT'])
  })

  test.each([
    [1, 1],
    [15, 15],
    [1, 200],
    [15, 200],
  ])('%d themes of %d questions are made', async (themeLimit, questionLimit) => {
    const reply = await create(await server.student(), {themeLimit, questionLimit, seed: -2_147_483_648})
    expect(reply.codes).toEqual([])
  })

  test('a student whose trial is over may have it, one whose course does not allow questions may not', async () => {
    const trial = await server.student({is_premium: false, created_at: new Date(wednesdayNoon - 16 * day)})
    expect((await create(trial)).codes).toEqual([])
    const {db} = server.database
    await db.updateTable('course').set({extra_activities: '["Exam"]'}).where('id', '=', 'curso').execute()
    try {
      expect((await create(trial)).codes).toEqual(['EXTRA_NOT_ALLOWED'])
    } finally {
      await db.updateTable('course').set({extra_activities: null}).where('id', '=', 'curso').execute()
    }
  })

  test('double clicks, two tabs and repeats make one', async () => {
    const student = await server.student()
    const replies = await Promise.all(Array.from({length: 8}, () => create(student, usual, 'mesma')))
    expect(new Set(replies.map((reply) => JSON.stringify(reply.data))).size).toBe(1)
    expect(await extrasOf(student)).toHaveLength(1)
    expect((await create(student, {...usual, themeLimit: 1}, 'mesma')).codes).toEqual(['IDEMPOTENCY_KEY_REUSED'])
  })
})
