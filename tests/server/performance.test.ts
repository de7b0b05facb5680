import {randomUUID} from 'node:crypto'
import {sql} from 'kysely'
import {describe, expect, test} from 'vitest'
import {addDays} from '../../domain/shared/studyDay.ts'
import {wednesday, wednesdayNoon} from './fixture.ts'
import {onTestServer} from './onTestServer.ts'
import {
  achievementsDocument,
  areasDocument,
  chartDocument,
  classificationDocument,
  countDocument,
  examDocument,
  flashcardsDocument,
  overTimeDocument,
  performanceQueryCases,
  presenceDocument,
  progressDocument,
  rankingDocument,
  themesOfMonthDocument,
  trophiesDocument,
  weekDocument,
} from './performanceRequests.ts'
import {asking} from './performanceSupport.ts'
import {
  type AgendaData,
  answerInput,
  backends,
  finishDocument,
  oneAnswerDocument,
  type Student,
  type TestServer,
} from './support.ts'

const day = 86_400_000
const july = {dateStart: '20260701', dateEnd: '20260731'}

describe.each(backends)('performance on %s', (kind) => {
  let server: TestServer
  onTestServer(kind, (opened) => (server = opened))

  const {ask, codes} = asking(() => server)

  async function answer(student: Student, agenda: AgendaData, document: string, choosen: number, seconds?: number) {
    const input = {...answerInput(agenda, document, choosen, server.now), ...(seconds !== undefined && {seconds})}
    return ask(student, oneAnswerDocument, {input, key: randomUUID()})
  }

  /** A student with three answers in the study of Wednesday: two right, one wrong. */
  async function studious() {
    const student = await server.student()
    const agenda = await server.agenda(student.token, wednesday)
    await answer(student, agenda, 'alta-00', 0, 60)
    await answer(student, agenda, 'alta-01', 1, 30)
    await answer(student, agenda, 'alta-02', 0)
    return {student, agenda}
  }

  describe('an answer moves', () => {
    test('the counts by area, the chart, the themes, the days and the times', async () => {
      const {student} = await studious()
      expect(await ask(student, countDocument, july)).toEqual([{area: 'CM', questions: 3, correct: 2, wrong: 1}])
      expect(await ask(student, countDocument, {dateStart: wednesday, dateEnd: wednesday})).toEqual([
        {area: 'CM', questions: 3, correct: 2, wrong: 1},
      ])
      expect(await ask(student, countDocument, {dateStart: '20260601', dateEnd: '20260714'})).toEqual([])
      const chart = (tag: string) => ask(student, chartDocument, {startsAt: '20260708', tag})
      const week = {weekSpan: '20260713-20260719', globalCorrect: null, globalWrong: null}
      const empty = {weekSpan: '20260706-20260712', correct: 0, wrong: 0, globalCorrect: null, globalWrong: null}
      expect(await chart('all')).toEqual([empty, {...week, correct: 2, wrong: 1}])
      expect(await chart('medium_questions')).toEqual([empty, {...week, correct: 2, wrong: 1}])
      expect(await chart('exam_and_mocks')).toEqual([empty, {...week, correct: 0, wrong: 0}])
      expect(await ask(student, classificationDocument)).toEqual([
        {
          lessonId: 'alta',
          classification: ['Clínica Médica', 'Clínica', 'Tema alta'],
          performance: 2 / 3,
          relevance: expect.any(Number),
          questions: 3,
          correct: 2,
        },
      ])
      expect(await ask(student, themesOfMonthDocument, {...july, only: false})).toEqual({
        totalPerformance: {currMonth: 2 / 3, lastMonth: null},
        themes: [
          {
            lessonId: 'alta',
            leaf: ['Clínica Médica', 'Clínica', 'Tema alta'],
            priorityIndex: 1,
            isPriority: false,
            stats: {hits: 2, total: 3},
            lastMonthStats: {hits: 0, total: 0},
            relevance: expect.any(Number),
            totalPerformance: 2 / 3,
            performanceLastMonth: null,
          },
        ],
      })
      expect(await ask(student, themesOfMonthDocument, {...july, only: true})).toMatchObject({themes: []})
      expect(await ask(student, areasDocument, {...july, onlyExams: false})).toEqual([
        {classification: 'CM', percentage: 200 / 3, questions: 3, correct: 2},
      ])
      expect(await ask(student, areasDocument, july)).toEqual([])
      expect(await ask(student, overTimeDocument, july)).toEqual({
        _id: `${student.profileId}:20260701-20260731`,
        dateStart: '20260701',
        days: {questions: `${','.repeat(14)}3`, correct: `${','.repeat(14)}2`, flashcards: ''},
        streak: {current: 1, longest: 1, isFreeDayUsed: false},
        weeks: {timed: ',,2', seconds: ',,90', compared: '', comparedSeconds: '', comparedMedian: ''},
      })
    })

    test('its day until four in the morning, and nobody else', async () => {
      const student = await server.student()
      const agenda = await server.agenda(student.token, wednesday)
      // 3:59 of Thursday in São Paulo.
      server.now = Date.UTC(2026, 6, 16, 6, 59)
      await answer(student, agenda, 'alta-00', 0)
      const {days} = await ask(student, overTimeDocument, july)
      expect(days).toEqual({questions: `${','.repeat(14)}1`, correct: `${','.repeat(14)}1`, flashcards: ''})
      const other = await server.student()
      expect(await ask(other, countDocument, july)).toEqual([])
      expect(await ask(other, classificationDocument)).toEqual([])
    })

    test('the line of all students from five of them on', async () => {
      const week = addDays(wednesday, -14)
      const others = await Promise.all(Array.from({length: 5}, () => server.student()))
      const put = (profileId: string, right: number) =>
        sql`insert into study_day (profile_id, calendar_date, questions, correct, hard_right, hard_wrong)
          values (${profileId}, '20260701', ${right} + 3, ${right} + 1, ${right}, 2)`.execute(server.database.db)
      const [first] = others
      if (first === undefined) throw new Error('nobody')
      for (const [index, {profileId}] of others.slice(0, 4).entries()) await put(profileId, index)
      const chart = () => ask(first, chartDocument, {startsAt: week, tag: 'hard_questions'})
      const past = {weekSpan: '20260629-20260705', correct: 0, wrong: 2}
      expect((await chart())[0]).toEqual({...past, globalCorrect: null, globalWrong: null})
      for (const {profileId} of others.slice(4)) await put(profileId, 4)
      // What was made stands for a week, of the last two weeks for an hour.
      server.now = wednesdayNoon + 6 * day
      expect((await chart())[0]).toEqual({...past, globalCorrect: null, globalWrong: null})
      server.now = wednesdayNoon + 8 * day
      expect((await chart())[0]).toEqual({...past, globalCorrect: 2, globalWrong: 2})
    })
  })

  describe('the time of an answer', () => {
    test('is compared with the median of ten others who were right, and what cannot be believed is left out', async () => {
      const {db} = server.database
      await sql`insert into question_time (question_id, bucket, amount) values ('alta-03', time_bucket(40), 10)`.execute(
        db,
      )
      const student = await server.student()
      const agenda = await server.agenda(student.token, wednesday)
      await answer(student, agenda, 'alta-03', 1, 90)
      await answer(student, agenda, 'alta-00', 0, 1_801)
      await answer(student, agenda, 'alta-01', 1, -5)
      const {weeks} = await ask(student, overTimeDocument, july)
      expect(weeks).toEqual({
        timed: ',,1',
        seconds: ',,90',
        compared: ',,1',
        comparedSeconds: ',,90',
        comparedMedian: expect.stringMatching(/^,,(3\d|4\d)$/),
      })
    })

    test('the median of a question is within a fifth of the true one', async () => {
      const {db} = server.database
      await sql`delete from question_time where question_id = 'longa-00'`.execute(db)
      const seconds = Array.from({length: 201}, (_, index) => 5 + ((index * 37) % 201))
      await sql`
        insert into question_time (question_id, bucket, amount)
        select 'longa-00', time_bucket(s), count(*) from unnest(${seconds}::integer[]) s group by 2`.execute(db)
      const {rows} = await sql<{median: number}>`select median_seconds('longa-00') as median`.execute(db)
      expect(Math.abs((rows[0]?.median ?? 0) - 105) / 105).toBeLessThan(0.2)
      const few = await sql<{median: number | null}>`select median_seconds('longa-01') as median`.execute(db)
      expect(few.rows[0]?.median).toBeNull()
    })
  })

  describe('a week', () => {
    const nothing = {done: 0, total: 7}

    test('counts what is finished, and gives a trophy when every activity has its target', async () => {
      const student = await server.student()
      const week = () => ask(student, weekDocument, {calendarDate: wednesday})
      expect(await week()).toMatchObject({
        _id: `${student.profileId}:20260713`,
        profile: student.profileId,
        courseId: 'curso',
        phase: 2,
        calendarDateStart: '20260713',
        calendarDateEnd: '20260719',
        hasTrophy: false,
        trophy: null,
        theoreticalStudy: nothing,
        theoreticalReview: nothing,
        smartReview: {questions: 0, flashcards: 0, total: 7},
        exams: {done: 0, total: 0},
        goals: {
          theoreticalStudy: {bronze: 5, silver: 6, gold: 7},
          theoreticalReview: {bronze: 1, silver: 4, gold: 7},
          smartReview: {bronze: 1, silver: 4, gold: 7},
          exam: {bronze: 0, silver: 1, gold: 1},
        },
      })
      await server.agenda(student.token, wednesday)
      await ask(student, finishDocument, {
        theoreticalType: 'theoreticalStudy',
        lessonId: 'alta',
        calendarDate: wednesday,
        key: 'fim',
      })
      expect(await week()).toMatchObject({theoreticalStudy: {done: 1, total: 7}, hasTrophy: false})
      await finishWeek(student, '20260713', 5)
      expect(await week()).toMatchObject({
        theoreticalStudy: {done: 5, total: 7},
        theoreticalReview: {done: 1, total: 7},
        smartReview: {questions: 1, flashcards: 1, total: 7},
        hasTrophy: true,
        trophy: 'bronze',
      })
      const trophies = {bronze: 1, silver: 0, gold: 0, trophyPoints: 1, maxTrophyPoints: 12}
      const range = {calendarDateStart: '20260701', calendarDateEnd: '20260731'}
      expect(await ask(student, trophiesDocument, range)).toEqual(trophies)
      const progress: {scope: string; title: string; progress: number; bronze: number}[] = await ask(
        student,
        progressDocument,
      )
      expect(progress.map(({scope, title, progress: points, bronze}) => [scope, title, points, bronze])).toEqual([
        ['course', 'Curso de prova', 1, 1],
        ['general', 'Geral', 1, 1],
      ])
    })

    test.runIf(kind === 'postgres')('two days of one week that change at once both count', async () => {
      const {db} = server.database
      const student = await server.student()
      const at = new Date(wednesdayNoon)
      for (const date of ['20260713', wednesday, addDays(wednesday, 1)]) {
        const id = `${student.profileId}-${date}`
        const row = {id, profile_id: student.profileId, calendar_date: date, has_smart_review: false, created_at: at}
        await db.insertInto('agenda').values(row).execute()
        await db
          .insertInto('agenda_lesson')
          .values({
            agenda_id: id,
            part: 'theoreticalStudy',
            lesson_id: 'media',
            position: 0,
            finished_at: null,
          })
          .execute()
      }
      const finish = (tx: typeof db, date: string) =>
        tx
          .updateTable('agenda_lesson')
          .set({finished_at: at})
          .where('agenda_id', '=', `${student.profileId}-${date}`)
          .execute()
      const waiting = async () => {
        const {rows} = await sql<{waiting: number}>`
          select count(*)::integer as waiting from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
        return rows[0]?.waiting
      }
      await finish(db, '20260713')
      const first = await db.startTransaction().execute()
      await finish(first, wednesday)
      const second = finish(db, addDays(wednesday, 1))
      await expect.poll(waiting).toBe(1)
      await first.commit().execute()
      await second
      expect(await ask(student, weekDocument, {calendarDate: wednesday})).toMatchObject({theoreticalStudy: {done: 3}})
    })

    /** Studies on the first days of a week, one review, and one smart review of one question, as the product stores them. */
    async function finishWeek(student: Student, monday: string, studies: number) {
      const {db} = server.database
      for (let index = 0; index < studies; index += 1) {
        const date = addDays(monday, index)
        const id = `${student.profileId}-${date}`
        const known = await db
          .selectFrom('agenda')
          .select('id')
          .where('profile_id', '=', student.profileId)
          .where('calendar_date', '=', date)
          .executeTakeFirst()
        if (known !== undefined) continue
        const at = new Date(wednesdayNoon)
        const isFirst = index === 0
        await db
          .insertInto('agenda')
          .values({
            id,
            profile_id: student.profileId,
            calendar_date: date,
            has_smart_review: isFirst,
            created_at: at,
          })
          .execute()
        const lesson = {agenda_id: id, position: 0, finished_at: null}
        await db
          .insertInto('agenda_lesson')
          .values([
            {...lesson, part: 'theoreticalStudy' as const, lesson_id: 'media'},
            {...lesson, part: 'theoreticalReview' as const, lesson_id: 'longa'},
          ])
          .execute()
        await db
          .updateTable('agenda_lesson')
          .set({finished_at: at})
          .where('agenda_id', '=', id)
          .where('part', 'in', isFirst ? ['theoreticalStudy', 'theoreticalReview'] : ['theoreticalStudy'])
          .execute()
        if (!isFirst) continue
        await db
          .insertInto('agenda_question')
          .values({
            agenda_id: id,
            question_id: 'longa-00',
            part: 'smartReview',
            lesson_id: null,
            position: 0,
            reason: null,
            retrievability: null,
          })
          .execute()
        await db
          .insertInto('answer')
          .values({
            id: randomUUID(),
            profile_id: student.profileId,
            agenda_id: id,
            question_id: 'longa-00',
            choosen: 0,
            outcome: 1,
            essay: null,
            calendar_date: date,
            type: 'question',
            theoretical_type: 'smartReview',
            answered_at: at,
            created_at: at,
          })
          .execute()
      }
    }

    test('its trophy stays when the student changes course', async () => {
      await server.course('outro', {week_goals: JSON.stringify({theoreticalStudy: {min: 7, max: 7}})})
      const student = await server.student()
      await finishWeek(student, '20260706', 5)
      const {db} = server.database
      await db
        .insertInto('student_course')
        .values({profile_id: student.profileId, course_id: 'outro', position: 1, status: 'active'})
        .execute()
      const range = {calendarDateStart: '20260706', calendarDateEnd: '20260706'}
      expect(await ask(student, trophiesDocument, range)).toMatchObject({bronze: 1})
      await sql`update student_course set position = case course_id when 'outro' then -1 else position end
        where profile_id = ${student.profileId}`.execute(db)
      expect(await ask(student, trophiesDocument, range)).toMatchObject({bronze: 1})
    })

    test('its days were done, done in part, or missed; of a phase only its lessons count', async () => {
      const student = await server.student()
      await finishWeek(student, '20260713', 2)
      const days = (phase?: number) => ask(student, achievementsDocument, {calendarDate: wednesday, phase})
      expect(await days()).toEqual([
        {calendarDate: '20260713', status: 'partial'},
        {calendarDate: '20260714', status: 'partial'},
      ])
      expect(await days(2)).toEqual([
        {calendarDate: '20260713', status: 'done'},
        {calendarDate: '20260714', status: 'done'},
      ])
      expect(await days(1)).toEqual([
        {calendarDate: '20260713', status: 'done'},
        {calendarDate: '20260714', status: 'missed'},
      ])
      server.now = wednesdayNoon + day
      const later: object[] = await days()
      expect(later.at(-1)).toEqual({calendarDate: wednesday, status: 'missed'})
    })
  })

  test('a held answer moves nothing that can be asked, until its key is out', async () => {
    const student = await server.student()
    const agenda = await server.agenda(student.token, wednesday)
    const {db} = server.database
    const all = async () => {
      const replies = []
      for (const [name, {document, variables}] of Object.entries(performanceQueryCases)) {
        if (name.includes('Ranking')) continue
        replies.push((await server.ask(document, variables(agenda, server.now), {token: student.token})).text)
      }
      return replies
    }
    const before = await all()
    await sql`update question set key_held_until = ${new Date(wednesdayNoon + day)} where id = 'alta-01'`.execute(db)
    await answer(student, agenda, 'alta-01', 1, 50)
    expect(await all()).toEqual(before)
    await sql`update question set key_held_until = null where id = 'alta-01'`.execute(db)
    const {learnFromHeldAnswers} = await import('../../server/question/heldAnswer.repository.ts')
    await db.transaction().execute((tx) => learnFromHeldAnswers(tx, server.now))
    expect(await ask(student, countDocument, july)).toEqual([{area: 'CM', questions: 1, correct: 1, wrong: 0}])
  })

  test('presence is the login record', async () => {
    const student = await server.student()
    await server.database.db
      .insertInto('login_record')
      .values(
        ['20260630', '20260701', '20260703', '20250101'].map((study_day) => ({
          profile_id: student.profileId,
          study_day,
          seen_at: new Date(0),
        })),
      )
      .execute()
    expect(await ask(student, presenceDocument, july)).toEqual(['20260701', '20260703'])
    expect(await ask(student, presenceDocument)).toEqual(['20260630', '20260701', '20260703'])
  })

  test('exams and flashcards of a range', async () => {
    const student = await server.student()
    expect(await ask(student, examDocument, july)).toEqual({
      countExam: 0,
      answers: ['easy', 'medium', 'hard'].map((difficulty) => ({difficulty, countAnswer: 0, percentage: null})),
    })
    expect(await ask(student, flashcardsDocument, july)).toEqual({hits: 0, misses: 0})
    await sql`insert into study_day (profile_id, calendar_date, hits, misses, all_exams) values
      (${student.profileId}, '20260701', 3, 1, 1), (${student.profileId}, '20260731', 2, 0, 1),
      (${student.profileId}, '20260801', 9, 9, 1)`.execute(server.database.db)
    await sql`insert into answer_count (profile_id, period, area, difficulty, in_exam, right_count, wrong_count) values
      (${student.profileId}, '20260700', 'CM', 'easy', true, 3, 1), (${student.profileId}, '20260700', 'CM', 'hard', false, 9, 9)`.execute(
      server.database.db,
    )
    expect(await ask(student, examDocument, july)).toMatchObject({
      countExam: 2,
      answers: [{countAnswer: 4, percentage: 75}, {countAnswer: 0}, {countAnswer: 0}],
    })
    expect(await ask(student, flashcardsDocument, july)).toEqual({hits: 5, misses: 1})
  })

  test.each([
    ['a date that is none', countDocument, {dateStart: '20260230', dateEnd: '20260301'}],
    ['an end before the beginning', countDocument, {dateStart: '20260302', dateEnd: '20260301'}],
    ['a range of centuries', countDocument, {dateStart: '19000101', dateEnd: '20260301'}],
    ['more than 400 days', flashcardsDocument, {dateStart: '20250101', dateEnd: '20260301'}],
    ['more than 400 days of exams', examDocument, {dateStart: '20250101', dateEnd: '20260301'}],
    ['more than 400 days of presence', presenceDocument, {dateStart: '20250101', dateEnd: '20260301'}],
    ['more than 400 days over time', overTimeDocument, {dateStart: '20250101', dateEnd: '20260301'}],
    ['a chart of more than a year', chartDocument, {startsAt: '20250630', tag: 'all'}],
    ['a chart of days to come', chartDocument, {startsAt: '20260720', tag: 'all'}],
    ['part of a month', themesOfMonthDocument, {dateStart: '20260602', dateEnd: '20260630', only: false}],
    ['a month that ends early', themesOfMonthDocument, {dateStart: '20260601', dateEnd: '20260629', only: false}],
    ['a week to come', weekDocument, {calendarDate: '20260720'}],
    ['words for a date', achievementsDocument, {calendarDate: "'; drop table answer"}],
    ['a template with a zero', rankingDocument, {mockExamTemplate: 'a\0b'}],
  ])('%s is bad input', async (_what, document, variables) => {
    expect(await codes(await server.student(), document, variables)).toEqual(['BAD_INPUT'])
  })
})
