import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {wednesday, wednesdayNoon} from './fixture.ts'
import {agendaDocument, backends, finishDocument, type Student, TestServer} from './support.ts'

const day = 86_400_000

describe.each(backends)('the agenda on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await TestServer.open(kind)
  })
  afterAll(() => server.close())

  const refusal = async ({token}: Student, calendarDate: string, timeZone = 'America/Sao_Paulo') =>
    (await server.ask(agendaDocument, {calendarDate}, {token, headers: {'x-timezone': timeZone}})).codes

  const studied = (profileId: string, lessonId: string, daysAgo: number) =>
    server.database.db
      .insertInto('lesson_progress')
      .values({profile_id: profileId, lesson_id: lessonId, study_finished_at: new Date(wednesdayNoon - daysAgo * day)})
      .execute()

  test('a new student studies the most relevant released lesson and reviews what was never seen', async () => {
    const {token} = await server.student()
    const agenda = await server.agenda(token, wednesday)
    expect(agenda).toEqual({
      _id: expect.any(String),
      calendarDate: wednesday,
      theoreticalStudy: [
        {
          lessonId: 'alta',
          finished: false,
          questions: ['alta-00', 'alta-01', 'alta-02', 'alta-03', 'alta-04', 'alta-05'],
        },
      ],
      theoreticalReview: [],
      smartReview: {
        questions: [
          'longa-00',
          'longa-01',
          'longa-02',
          'longa-03',
          'longa-04',
          'longa-05',
          'longa-06',
          'longa-07',
          'longa-08',
          'longa-09',
        ],
        finished: false,
        due: expect.any(Array),
      },
      smartReviewPreChoice: [],
      exams: [],
      mocks: [],
      smartExamActivity: null,
      examFinished: false,
    })
    expect(agenda.smartReview?.due[0]).toEqual({questionId: 'longa-00', reason: 'new', retrievability: null})
  })

  test('the oldest study finished more than fourteen days ago is reviewed, one of fourteen days is not', async () => {
    const [older, exact] = [await server.student(), await server.student()]
    await studied(older.profileId, 'media', 15)
    await studied(older.profileId, 'longa', 20)
    await studied(exact.profileId, 'longa', 14)
    expect((await server.agenda(older.token, wednesday)).theoreticalReview.map(({lessonId}) => lessonId)).toEqual([
      'longa',
    ])
    expect((await server.agenda(exact.token, wednesday)).theoreticalReview).toEqual([])
  })

  test('kinds that the student does not study on the weekday stay away', async () => {
    const nothing = {theoreticalStudy: false, theoreticalReview: false, smartReview: false, examAndMocks: false}
    const all = {theoreticalStudy: true, theoreticalReview: true, smartReview: true, examAndMocks: true}
    const week = {sunday: all, monday: all, tuesday: all, wednesday: nothing, thursday: all, friday: all, saturday: all}
    const {token} = await server.student({study_week: JSON.stringify(week)})
    const agenda = await server.agenda(token, wednesday)
    expect([agenda.theoreticalStudy, agenda.theoreticalReview, agenda.smartReview]).toEqual([[], [], null])
  })

  test('twenty requests at once compose one agenda', async () => {
    const {profileId, token} = await server.student()
    const agendas = await Promise.all(Array.from({length: 20}, () => server.agenda(token, wednesday)))
    expect(new Set(agendas.map((agenda) => JSON.stringify(agenda))).size).toBe(1)
    const rows = await server.database.db
      .selectFrom('agenda')
      .select('id')
      .where('profile_id', '=', profileId)
      .execute()
    expect(rows).toHaveLength(1)
  })

  test('a change of the week counts from the next agenda on', async () => {
    const {profileId, token} = await server.student()
    const before = await server.agenda(token, wednesday)
    await server.database.db
      .updateTable('profile')
      .set({study_week: JSON.stringify({})})
      .where('id', '=', profileId)
      .execute()
    expect(await server.agenda(token, wednesday)).toEqual(before)
  })

  test('a past day without an agenda gets none, a past day with one shows it', async () => {
    const student = await server.student()
    expect(await refusal(student, '20260714')).toEqual(['NO_AGENDA_CREATION_ON_PAST_DAYS'])
    const {_id} = await server.agenda(student.token, wednesday)
    server.now = wednesdayNoon + day
    try {
      const later = {...student, token: await server.token(student.uid)}
      expect((await server.agenda(later.token, wednesday))._id).toBe(_id)
    } finally {
      server.now = wednesdayNoon
    }
  })

  test('a day to come and a day that does not exist are refused', async () => {
    const student = await server.student()
    expect(await refusal(student, '20260716')).toEqual(['ERROR_CREATING_AGENDA'])
    expect(await refusal(student, '20260231')).toEqual(['BAD_INPUT'])
    expect(await refusal(student, 'amanhã')).toEqual(['BAD_INPUT'])
  })

  test('the calendar is that of the student, not of the server', async () => {
    const student = await server.student()
    expect(await refusal(student, '20260716', 'Pacific/Kiritimati')).toEqual([])
    expect(await refusal(student, '20260717', 'Pacific/Kiritimati')).toEqual(['ERROR_CREATING_AGENDA'])
    expect(await refusal(student, '20260717', 'Not/AZone')).toEqual(['ERROR_CREATING_AGENDA'])
  })

  test('at one in the morning the study day can still begin, at four it is past', async () => {
    const student = await server.student()
    server.now = Date.UTC(2026, 6, 16, 4)
    try {
      const night = {...student, token: await server.token(student.uid)}
      expect(await refusal(night, wednesday)).toEqual([])
      const other = await server.student()
      server.now = Date.UTC(2026, 6, 16, 7)
      expect(await refusal({...other, token: await server.token(other.uid)}, wednesday)).toEqual([
        'NO_AGENDA_CREATION_ON_PAST_DAYS',
      ])
    } finally {
      server.now = wednesdayNoon
    }
  })

  test.each([
    ['a trial of fifteen days still studies', {is_premium: false}, 15, []],
    ['a trial of more than fifteen days is over', {is_premium: false}, 15.001, ['TRIAL_TIME_OVER']],
    ['a premium student has no trial', {is_premium: true}, 400, []],
    ['the team has no trial', {is_premium: false, roles: '["curator"]'}, 400, []],
    ['a finished course has no agenda', {course_finished: true}, 1, ['COURSE_FINISHED']],
  ] as const)('%s', async (_name, fields, age, codes) => {
    const student = await server.student({...fields, created_at: new Date(server.now - age * day)})
    expect(await refusal(student, wednesday)).toEqual(codes)
  })

  test('a finished study is not offered again and is reviewed after its time', async () => {
    const student = await server.student()
    await server.agenda(student.token, wednesday)
    const finish = {theoreticalType: 'theoreticalStudy', lessonId: 'alta', calendarDate: wednesday, key: 'k'}
    const reply = await server.ask(finishDocument, finish, {token: student.token})
    expect(reply.data).toMatchObject({
      finishAgendaActivityContent: {theoreticalStudy: [{lessonId: 'alta', finished: true}]},
    })
    server.now = wednesdayNoon + 15 * day
    try {
      const agenda = await server.agenda(await server.token(student.uid), '20260730')
      expect(agenda.theoreticalStudy.map(({lessonId}) => lessonId)).toEqual(['longa'])
      expect(agenda.theoreticalReview.map(({lessonId}) => lessonId)).toEqual(['alta'])
      expect(agenda.smartReview?.questions.some((id) => id.startsWith('alta') || id.startsWith('longa'))).toBe(false)
    } finally {
      server.now = wednesdayNoon
    }
  })

  test('one login record stands for a study day, and asking for the records makes none', async () => {
    const {token} = await server.student()
    const days = async () => (await server.ask('{ getLoginFrequency { days } }', {}, {token})).data
    expect(await days()).toEqual({getLoginFrequency: {days: []}})
    await server.agenda(token, wednesday)
    await server.ask('{ profile { _id } }', {}, {token})
    expect(await days()).toEqual({getLoginFrequency: {days: [wednesday]}})
  })

  test('a look at a day that is over makes no login record', async () => {
    const {token, uid} = await server.student()
    await server.agenda(token, wednesday)
    server.now = wednesdayNoon + day
    try {
      const later = await server.token(uid)
      await server.agenda(later, wednesday)
      expect((await server.ask('{ getLoginFrequency { days } }', {}, {token: later})).data).toEqual({
        getLoginFrequency: {days: [wednesday]},
      })
    } finally {
      server.now = wednesdayNoon
    }
  })
})
