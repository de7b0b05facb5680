import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {wednesday, wednesdayNoon} from './fixture.ts'
import {
  agendaDocument,
  answerInput,
  backends,
  finishDocument,
  oneAnswerDocument,
  type Student,
  TestServer,
} from './support.ts'
import {
  finishThemeDocument,
  midWeek,
  moveDocument,
  movedDocument,
  reasonsDocument,
  undoMoveDocument,
} from './themesSupport.ts'

const day = 86_400_000
const hour = 3_600_000
const [thursday, friday, sunday] = ['20260716', '20260717', '20260719'] as const

describe.each(backends)('a study that is moved on %s', (kind) => {
  let server: TestServer
  let keys = 0
  beforeAll(async () => {
    server = await TestServer.open(kind)
  })
  afterAll(() => server.close())

  /** A student who studies on Wednesdays and Thursdays alone, with today's agenda. */
  const start = async () => {
    const student = await server.student({study_week: midWeek})
    return {student, agenda: await server.agenda(student.token, wednesday)}
  }
  const ask = async ({token}: Pick<Student, 'token'>, document: string, variables: Record<string, unknown> = {}) => {
    const {codes, data} = await server.ask(document, variables, {token})
    return codes.length > 0 ? codes : data
  }
  const move = (student: Student, to: string, lesson = 'alta', key = `chave-${(keys += 1)}`) =>
    ask(student, moveDocument, {lesson, to, key})
  const undo = (student: Student, key = `chave-${(keys += 1)}`) => ask(student, undoMoveDocument, {key})
  const studies = async (student: Student, date: string) =>
    (await server.agenda(student.token, date)).theoreticalStudy.map(({lessonId}) => lessonId)
  const moved = {lessonId: 'alta', lessonTitle: 'Tema alta', from: wednesday, to: friday}

  /** Carries out something at another time, with a token of that time. */
  const at = async <T>(now: number, student: Student, work: (student: Student) => Promise<T>): Promise<T> => {
    server.now = now
    try {
      return await work({...student, token: await server.token(student.uid)})
    } finally {
      server.now = wednesdayNoon
    }
  }

  test('leaves today and stands on its new day, with the reason that it was moved', async () => {
    const {student, agenda} = await start()
    expect(await ask(student, movedDocument)).toEqual({
      movableStudyDays: [friday, '20260718', sunday],
      movedStudy: null,
    })
    expect(await move(student, friday)).toEqual({moveTheoreticalStudy: {_id: `${agenda._id}|alta`, ...moved}})
    expect(await studies(student, wednesday)).toEqual([])
    expect(await ask(student, movedDocument)).toEqual({movableStudyDays: [], movedStudy: moved})
    expect(await at(wednesdayNoon + day, student, (later) => studies(later, thursday))).toEqual(['longa'])
    await at(wednesdayNoon + 2 * day, student, async (later) => {
      const {_id} = await server.agenda(later.token, friday)
      expect(await studies(later, friday)).toEqual(['alta'])
      expect(await ask(later, reasonsDocument, {activity: _id})).toEqual({
        selectionReasons: [
          {
            _id: `${_id}:alta`,
            kind: 'moved',
            lessonId: 'alta',
            questions: expect.arrayContaining(['alta-00']),
            relevance: 0.03,
            institutions: null,
            lastSeenDays: null,
            answered: 0,
            correct: 0,
            movedFrom: wednesday,
          },
        ],
      })
    })
  })

  test('stands on a day on which nothing but a review would have been, though there is none', async () => {
    const {student} = await start()
    await move(student, '20260718')
    expect(await at(wednesdayNoon + 3 * day, student, (later) => studies(later, '20260718'))).toEqual(['alta'])
  })

  test('comes back with one click, and may go elsewhere then', async () => {
    const {student, agenda} = await start()
    await move(student, friday)
    expect(await undo(student)).toEqual({undoMoveTheoreticalStudy: true})
    expect(await server.agenda(student.token, wednesday)).toEqual(agenda)
    expect(await undo(student)).toEqual({undoMoveTheoreticalStudy: false})
    expect(await move(student, sunday)).toMatchObject({moveTheoreticalStudy: {to: sunday}})
  })

  test('goes once a day', async () => {
    const {student} = await start()
    await move(student, friday)
    expect(await move(student, sunday)).toEqual(['STUDY_ALREADY_MOVED'])
    expect(await move(student, sunday, 'longa')).toEqual(['NOT_FOUND'])
  })

  test('ten requests at once move it once', async () => {
    const {student} = await start()
    const replies = await Promise.all([friday, sunday, friday, sunday, friday].map((to) => move(student, to)))
    expect(replies.filter((reply) => Array.isArray(reply))).toEqual(
      Array.from({length: 4}, () => ['STUDY_ALREADY_MOVED']),
    )
  })

  test.each([
    ['yesterday', '20260714'],
    ['today', wednesday],
    ['a day with a study of its own', thursday],
    ['the next week', '20260720'],
  ])('does not go to %s', async (_name, to) => {
    const {student} = await start()
    expect(await move(student, to)).toEqual(['OUTSIDE_EDITING_WINDOW'])
  })

  test.each(['', '2026-07-17', '20260732', 'amanhã'])('does not go to %j, which is no day', async (to) => {
    const {student} = await start()
    expect(await move(student, to)).toEqual(['BAD_INPUT'])
  })

  test('a day takes one study', async () => {
    const {student} = await start()
    await move(student, friday)
    await at(wednesdayNoon + day, student, async (later) => {
      await server.agenda(later.token, thursday)
      expect(await move(later, friday, 'longa')).toEqual(['OUTSIDE_EDITING_WINDOW'])
      expect(await move(later, sunday, 'longa')).toMatchObject({moveTheoreticalStudy: {from: thursday, to: sunday}})
    })
  })

  test('a finished study stays, in the list of themes too', async () => {
    const [one, other] = [await start(), await start()]
    const variables = {theoreticalType: 'theoreticalStudy', lessonId: 'alta', calendarDate: wednesday, key: 'fim'}
    await ask(one.student, finishDocument, variables)
    await ask(other.student, finishThemeDocument, {lesson: 'alta', key: 'fim'})
    for (const {student} of [one, other]) {
      expect(await move(student, friday)).toEqual(['OUTSIDE_EDITING_WINDOW'])
      expect(await ask(student, movedDocument)).toEqual({movableStudyDays: [], movedStudy: null})
    }
  })

  test('of a day that is over it does not move, and after midnight the study day still counts', async () => {
    const {student} = await start()
    await at(wednesdayNoon + day, student, async (later) => {
      expect(await move(later, friday)).toEqual(['NOT_FOUND'])
    })
    await at(wednesdayNoon + 14 * hour, student, async (later) => {
      expect(await move(later, friday)).toMatchObject({moveTheoreticalStudy: moved})
    })
  })

  test('stays where it went once that day is composed', async () => {
    const {student} = await start()
    await server.database.db
      .updateTable('profile')
      .set({study_week: midWeek.replace('"thursday":{"theoreticalStudy":true', '"thursday":{"theoreticalStudy":false')})
      .where('id', '=', student.profileId)
      .execute()
    await move(student, thursday)
    await at(wednesdayNoon + 14 * hour, student, async (later) => {
      expect(await studies(later, thursday)).toEqual(['alta'])
      expect(await undo(later)).toEqual(['OUTSIDE_EDITING_WINDOW'])
    })
  })

  test('keeps the answers that were given, and takes those that are still on their way', async () => {
    const {student, agenda} = await start()
    const answer = (document: string, key: string) =>
      server.ask(oneAnswerDocument, {input: answerInput(agenda, document, 0, server.now), key}, {token: student.token})
    expect((await answer('alta-00', 'antes')).codes).toEqual([])
    await move(student, friday)
    expect((await answer('alta-01', 'depois')).codes).toEqual([])
    const variables = {theoreticalType: 'theoreticalStudy', lessonId: 'alta', calendarDate: wednesday, key: 'fim'}
    expect((await server.ask(finishDocument, variables, {token: student.token})).codes).toEqual([])
    await at(wednesdayNoon + 2 * day, student, async (later) => {
      expect(await studies(later, friday)).toEqual([])
    })
  })

  test('the same request again has one effect and the same answer', async () => {
    const {student} = await start()
    const first = await move(student, friday, 'alta', 'mesma')
    expect(await move(student, friday, 'alta', 'mesma')).toEqual(first)
    expect(await move(student, sunday, 'alta', 'mesma')).toEqual(['IDEMPOTENCY_KEY_REUSED'])
    expect(await undo(student, 'volta')).toEqual(await undo(student, 'volta'))
  })

  test('of another student it is unknown, as are her reasons', async () => {
    const {agenda} = await start()
    const other = await server.student({study_week: midWeek})
    expect(await move(other, friday)).toEqual(['NOT_FOUND'])
    expect(await ask(other, reasonsDocument, {activity: agenda._id})).toEqual(['NOT_FOUND'])
    expect(await ask(other, reasonsDocument, {activity: 'nenhuma'})).toEqual(['NOT_FOUND'])
    expect(await ask(other, reasonsDocument, {activity: '\0'})).toEqual(['BAD_INPUT'])
  })
})

describe.each(backends)('why a lesson stands on a day on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await TestServer.open(kind)
  })
  afterAll(() => server.close())

  const reasons = async ({token}: Student, activity: string) =>
    (await server.ask(reasonsDocument, {activity}, {token})).data?.selectionReasons

  test('is what was known when the day was composed, whatever is learned later', async () => {
    const student = await server.student()
    const {db} = server.database
    await db
      .insertInto('lesson_progress')
      .values({
        profile_id: student.profileId,
        lesson_id: 'longa',
        study_finished_at: new Date(wednesdayNoon - 20 * day),
      })
      .execute()
    const card = (question: string, daysAgo: number, last_outcome: number) => ({
      profile_id: student.profileId,
      question_id: question,
      due: new Date(wednesdayNoon),
      stability: 3,
      difficulty: 5,
      scheduled_days: 3,
      learning_steps: 0,
      reps: 1,
      lapses: 0,
      state: 2,
      last_review: new Date(wednesdayNoon - daysAgo * day),
      last_outcome,
    })
    await db
      .insertInto('question_card')
      .values([card('longa-00', 41, 1), card('longa-01', 50, 0), card('longa-02', 60, 1)])
      .execute()
    const agenda = await server.agenda(student.token, wednesday)
    const recorded = [
      {
        _id: `${agenda._id}:alta`,
        kind: 'mostRelevant',
        lessonId: 'alta',
        questions: expect.arrayContaining(['alta-00']),
        relevance: 0.03,
        institutions: null,
        lastSeenDays: null,
        answered: 0,
        correct: 0,
        movedFrom: null,
      },
      {
        _id: `${agenda._id}:longa`,
        kind: 'oldestStudy',
        lessonId: 'longa',
        questions: expect.arrayContaining(['longa-00']),
        relevance: 0.02,
        institutions: null,
        lastSeenDays: 41,
        answered: 3,
        correct: 2,
        movedFrom: null,
      },
    ]
    expect(await reasons(student, agenda._id)).toEqual(recorded)
    const input = answerInput(agenda, 'alta-00', 0, server.now)
    await server.ask(oneAnswerDocument, {input, key: 'resposta'}, {token: student.token})
    expect(await reasons(student, agenda._id)).toEqual(recorded)
  })

  test('is not known of a day that was composed before reasons were recorded', async () => {
    const student = await server.student()
    const {_id} = await server.agenda(student.token, wednesday)
    await server.database.db.deleteFrom('selection_reason').where('activity_id', '=', _id).execute()
    expect(await reasons(student, _id)).toEqual([])
    expect((await server.ask(agendaDocument, {calendarDate: wednesday}, {token: student.token})).codes).toEqual([])
  })
})
