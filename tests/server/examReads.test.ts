import {afterAll, afterEach, beforeAll, describe, expect, test} from 'vitest'
import {addFullExams, addMock, examWeek} from './examFixture.ts'
import {wednesday, wednesdayNoon} from './fixture.ts'
import {revealInput, sender, revealDocument} from './studySupport.ts'
import {
  backends,
  manyAnswerDocument,
  oneAnswerDocument,
  questionsDocument,
  type Student,
  TestServer,
} from './support.ts'

const hour = 3_600_000
const receipt = 'receipt { sequence hash finishedAt answered total byStudent }'
const mockFields = `_t _id finished calendarDate questions mockExamTemplate title startsAt finishesAt timeToDo extraTime answersAt
  startedAt deadline rankingAt limitDateToStart printingIsBlocked ${receipt}`
const mockDocument = `query ($id: ID!) { exam: getOrCreateMockExamActivity(mockExamTemplate: $id) { ${mockFields} } }`
const fullFields = `_t _id finished calendarDate institution uf year title questions examTemplate preChoice { questionId } ${receipt}`
const fullDocument = `query ($id: ID!, $date: String!) {
  exam: getOrCreateExamActivity(examTemplate: $id, calendarDate: $date) { ${fullFields} } }`
const smartDocument = `query ($id: ID!) { exam: getSmartExamActivity(_id: $id) { _t _id finished institution uf calendarDate questions ${receipt} } }`
const printDocument = `query ($id: ID!) { print: getActivityDetailsForPrint(activityId: $id) {
  _id title subtitle questions { _id isEssay correctChoice answer comment { author } } } }`
const extraDocument = `mutation ($id: ID!, $key: ID!) {
  extra: createMockExamExtraActivity(mockExamTemplate: $id, idempotencyKey: $key) { _id calendarDate } }`
const historyDocument = `{ mocks: getActivityMockExamsHistory { _t _id mockExamTemplate title startsAt startedAt grade finished calendarDate }
  exams: getActivityExamsHistory { _t _id smartExamTemplate institution uf year grade finished calendarDate ${receipt} }
  smarts: getActivitySmartExamsHistory { _t _id institution uf grade finished calendarDate } }`
const commentedDocument = `query ($id: ID!, $skip: Int!, $limit: Int!) {
  questions: commentedQuestions(examTemplate: $id, skip: $skip, limit: $limit) { _id correctChoice comment { author } } }`

type Exam = {readonly _id: string; readonly questions: readonly string[]; readonly finished: boolean}

describe.each(backends)('exams are made and read on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await TestServer.open(kind)
    await addFullExams(server, [
      {id: 'inep/2025', institution: 'INEP', year: 2025, questions: ['alta-05', 'alta-00', 'alta-04']},
      {id: 'usp-2024', uf: 'SP', institution: 'USP', year: 2024, questions: ['longa-00', 'longa-01']},
    ])
  })
  const retireAll = () => server.database.db.updateTable('mock_exam').set({retired: true}).execute()
  /** No mock exam holds a key any more. */
  const forgetMocks = async () => {
    await server.database.db.deleteFrom('agenda').where('kind', '=', 'mock').execute()
    await server.database.db.updateTable('mock_exam').set({retired: false}).execute()
    await retireAll()
  }
  afterEach(async () => {
    server.now = wednesdayNoon
    await retireAll()
  })
  afterAll(() => server.close())

  const examStudent = (targets: readonly object[] = []) =>
    server.student({study_week: examWeek, institution_target: JSON.stringify(targets)})
  /** With a token of that hour. */
  const ask = async ({uid}: Student, document: string, variables: object = {}) =>
    server.ask(document, {...variables}, {token: await server.token(uid)})
  const exam = async (student: Student, document: string, variables: object): Promise<Exam> => {
    const reply = await ask(student, document, variables)
    if (reply.codes.length > 0) throw new Error(reply.codes.join())
    return reply.data?.exam as Exam
  }
  const keysOf = (questions: unknown) =>
    (questions as {readonly _id: string; readonly correctChoice: number | null}[]).map(({_id, correctChoice}) => [
      _id,
      correctChoice,
    ])
  const codes = async (student: Student, document: string, variables: object) =>
    (await ask(student, document, variables)).codes
  const after = (hours: number) => {
    server.now = wednesdayNoon + hours * hour
  }
  const rightOf = async (id: string) =>
    (await server.database.db.selectFrom('question').select('correct').where('id', '=', id).executeTakeFirstOrThrow())
      .correct ?? 0
  const answers = (activity: Exam, given: readonly {document: string; choosen: number; essay?: string}[]) => ({
    answers: given,
    calendarDate: wednesday,
    type: 'exams',
    theoreticalType: 'exam',
    activity: activity._id,
    dateNow: new Date(server.now).toISOString(),
  })

  describe('a full exam', () => {
    test('the day has the full exam of the first target, and it is made once although ten requests ask for it', async () => {
      const student = await examStudent([{uf: 'SP', institution: 'USP'}])
      const agenda = await server.agenda(student.token, wednesday)
      expect(agenda).toMatchObject({exams: ['usp-2024'], mocks: [], smartExamActivity: null})
      const wanted = {id: 'usp-2024', date: wednesday}
      const made = await Promise.all(Array.from({length: 10}, () => exam(student, fullDocument, wanted)))
      expect(new Set(made.map(({_id}) => _id)).size).toBe(1)
      expect(made[0]).toEqual({
        _t: 'ExamActivity',
        _id: expect.any(String),
        finished: false,
        calendarDate: wednesday,
        institution: 'USP',
        uf: 'SP',
        year: 2024,
        title: 'Prova usp-2024',
        questions: ['longa-00', 'longa-01'],
        examTemplate: 'usp-2024',
        preChoice: [],
        receipt: null,
      })
    })

    test('a full exam is made only on its day, and read on every later one', async () => {
      const student = await examStudent()
      const wanted = {id: 'inep/2025', date: wednesday}
      expect(await codes(student, fullDocument, wanted)).toEqual(['NOT_FOUND'])
      await server.agenda(student.token, wednesday)
      expect(await codes(student, fullDocument, {...wanted, id: 'usp-2024'})).toEqual(['NOT_FOUND'])
      expect(await codes(student, fullDocument, {...wanted, date: '20260716'})).toEqual(['NOT_FOUND'])
      after(17)
      expect(await codes(student, fullDocument, wanted)).toEqual(['NOT_FOUND'])
      after(15)
      const {_id} = await exam(student, fullDocument, wanted)
      after(17)
      expect((await exam(student, fullDocument, wanted))._id).toBe(_id)
      expect(
        await codes(await examStudent(), `query ($id: ID!) { getExamActivity(_id: $id) { _id } }`, {id: _id}),
      ).toEqual(['NOT_FOUND'])
    })

    test('a full exam is finished by its last answer, when its essay has a grade', async () => {
      const student = await examStudent()
      const send = sender(server)
      await server.agenda(student.token, wednesday)
      const full = await exam(student, fullDocument, {id: 'inep/2025', date: wednesday})
      const others = answers(full, [
        {document: 'alta-00', choosen: await rightOf('alta-00')},
        {document: 'alta-04', choosen: 2},
      ])
      expect((await send(student, manyAnswerDocument, others)).codes).toEqual([])
      expect(
        (await send(student, revealDocument, revealInput(full, 'A conduta é observar.', server.now))).codes,
      ).toEqual([])
      const read = () => exam(student, fullDocument, {id: 'inep/2025', date: wednesday})
      expect((await read()).finished).toBe(false)
      expect(await server.agenda(student.token, wednesday)).toMatchObject({examFinished: false})
      const {answers: _answers, ...place} = others
      const graded = await send(student, oneAnswerDocument, {...place, document: 'alta-05', choosen: 1, essay: null})
      expect(graded.codes).toEqual([])
      expect(await read()).toMatchObject({
        finished: true,
        receipt: {
          sequence: expect.any(Number),
          hash: expect.stringMatching(/^[0-9a-f]{64}$/),
          answered: 3,
          total: 3,
          byStudent: true,
        },
      })
      expect(await server.agenda(student.token, wednesday)).toMatchObject({examFinished: true})
      const {data} = await ask(student, historyDocument, {})
      expect(data?.exams).toMatchObject([
        {_t: 'ExamActivity', _id: full._id, smartExamTemplate: 'inep/2025', grade: (2 / 3) * 100, finished: true},
      ])
      const exported = await server.app.inject({
        url: '/profile/export?format=json',
        headers: {authorization: `Bearer ${student.token}`},
      })
      expect(exported.json<{exams: object[]}>().exams).toMatchObject([
        {kind: 'exam', title: 'Prova inep/2025', correct: 2, receiptHash: expect.any(String)},
      ])
    })

    test('an essay that waits for its grade after its day keeps the exam from being done', async () => {
      const student = await examStudent()
      const send = sender(server)
      await server.agenda(student.token, wednesday)
      const full = await exam(student, fullDocument, {id: 'inep/2025', date: wednesday})
      const given = [
        {document: 'alta-00', choosen: 0},
        {document: 'alta-04', choosen: 0},
        {document: 'alta-05', choosen: -1, essay: 'Observar.'},
      ]
      expect((await send(student, manyAnswerDocument, answers(full, given))).codes).toEqual([])
      after(17)
      const {answers: _answers, ...place} = answers(full, [])
      const grading = {input: {...place, document: 'alta-05', choosen: 0}, key: 'nota-tarde'}
      expect(await codes(student, oneAnswerDocument, grading)).toEqual(['OUTSIDE_EDITING_WINDOW'])
      expect((await exam(student, fullDocument, {id: 'inep/2025', date: wednesday})).finished).toBe(false)
    })
  })

  describe('a smart exam', () => {
    test('who took all exams gets a smart exam, without the questions of a mock exam whose keys are not shown', async () => {
      const student = await examStudent([{uf: 'SP', institution: 'USP'}])
      const taken = await server.database.db.selectFrom('exam').select('id').execute()
      for (const [index, {id}] of taken.entries()) {
        const [at, agenda] = [new Date(wednesdayNoon - 72 * hour), `${student.profileId}-${index}`]
        const row = {id: agenda, profile_id: student.profileId, calendar_date: '20260712', created_at: at}
        await server.database.db
          .insertInto('agenda')
          .values({...row, has_smart_review: false, kind: 'exam'})
          .execute()
        await server.database.db
          .insertInto('exam_activity')
          .values({
            ...row,
            kind: 'exam',
            is_extra: false,
            exam_id: id,
            institution: 'X',
            uf: null,
            updated_at: at,
            finished_at: at,
            mock_exam_id: null,
            minutes: null,
          })
          .execute()
      }
      await addMock(server, ['longa-00', 'longa-02'], {opens_after_days: 61})
      const [one, two] = await Promise.all([
        server.agenda(student.token, wednesday),
        server.agenda(student.token, wednesday),
      ])
      expect(two).toEqual(one)
      const {smartExamActivity} = one as unknown as {smartExamActivity: string}
      const smart = await exam(student, smartDocument, {id: smartExamActivity})
      expect(smart).toMatchObject({
        _t: 'SmartExamActivity',
        institution: 'USP',
        uf: 'SP',
        calendarDate: wednesday,
        finished: false,
        receipt: null,
      })
      expect(smart.questions).toContain('longa-01')
      expect(smart.questions).not.toContain('longa-00')
      expect(smart.questions).not.toContain('alta-05')
      expect(await codes(await examStudent(), smartDocument, {id: smartExamActivity})).toEqual(['NOT_FOUND'])
      const given = await Promise.all(
        smart.questions.map(async (document) => ({document, choosen: Math.max(0, await rightOf(document))})),
      )
      expect(
        (await sender(server)(student, manyAnswerDocument, {...answers(smart, given), type: 'smart_exams'})).codes,
      ).toEqual([])
      const {data} = await ask(student, historyDocument, {})
      expect(data?.smarts).toEqual([
        {
          _t: 'SmartExamActivity',
          _id: smart._id,
          institution: 'USP',
          uf: 'SP',
          grade: 100,
          finished: true,
          calendarDate: wednesday,
        },
      ])
    })
  })

  describe('a mock exam', () => {
    test('a mock exam of the day is made while its window is open, once, and read afterwards', async () => {
      const [student, late] = [await examStudent(), await examStudent()]
      const mock = await addMock(server, ['alta-00', 'alta-01'])
      expect(await server.agenda(student.token, wednesday)).toMatchObject({
        exams: [],
        mocks: [mock],
        smartExamActivity: null,
      })
      const made = await Promise.all(Array.from({length: 10}, () => exam(student, mockDocument, {id: mock})))
      expect(new Set(made.map(({_id}) => _id)).size).toBe(1)
      expect(made[0]).toEqual({
        _t: 'MockExamActivity',
        _id: expect.any(String),
        finished: false,
        calendarDate: wednesday,
        questions: [],
        mockExamTemplate: mock,
        title: `Simulado ${mock}`,
        startsAt: '2026-07-15T03:00:00.000Z',
        limitDateToStart: '2026-07-15T23:00:00.000Z',
        finishesAt: '2026-07-16T03:00:00.000Z',
        answersAt: '2026-07-16T03:00:00.000Z',
        rankingAt: '2026-07-16T04:00:00.000Z',
        timeToDo: 60,
        extraTime: 0,
        startedAt: null,
        deadline: null,
        printingIsBlocked: false,
        receipt: null,
      })
      after(12)
      expect(await codes(late, mockDocument, {id: mock})).toEqual(['EXAM_START_CLOSED'])
      expect((await exam(student, mockDocument, {id: mock}))._id).toBe(made[0]?._id)
    })

    test('a mock exam is refused before its window, of another course and when it is unknown', async () => {
      const student = await examStudent()
      await server.course('outro')
      const [early, foreign] = [
        await addMock(server, ['alta-00'], {opens_after_days: 61}),
        await addMock(server, ['alta-00'], {course_id: 'outro', opens_after_days: 0}),
      ]
      expect(await codes(student, mockDocument, {id: early})).toEqual(['EXAM_NOT_OPEN'])
      for (const id of [foreign, 'nenhum']) expect(await codes(student, mockDocument, {id})).toEqual(['NOT_FOUND'])
    })

    test('a mock exam is printed before its start, without keys, unless printing is blocked', async () => {
      const student = await examStudent()
      const [open, blocked] = [
        await addMock(server, ['alta-00', 'alta-05']),
        await addMock(server, ['alta-01'], {printing_blocked: true}),
      ]
      const {_id} = await exam(student, mockDocument, {id: open})
      const {data} = await ask(student, printDocument, {id: _id})
      expect(data?.print).toEqual({
        _id,
        title: `Simulado ${open}`,
        subtitle: 'De prova',
        questions: [
          {_id: 'alta-00', isEssay: false, correctChoice: null, answer: null, comment: null},
          {_id: 'alta-05', isEssay: true, correctChoice: null, answer: null, comment: null},
        ],
      })
      expect(await codes(student, printDocument, {id: (await exam(student, mockDocument, {id: blocked}))._id})).toEqual(
        ['PRINTING_BLOCKED'],
      )
      expect(await codes(await examStudent(), printDocument, {id: _id})).toEqual(['NOT_FOUND'])
    })
  })

  describe('history and commented questions', () => {
    test('the history has the mock exams that passed without the student, and those can be made up for', async () => {
      const student = await examStudent()
      const missed = await addMock(server, ['alta-00', 'alta-01'], {opens_after_days: 50})
      const opened = await addMock(server, ['alta-02'])
      const {_id} = await exam(student, mockDocument, {id: opened})
      const history = async () => (await ask(student, historyDocument, {})).data?.mocks
      const missedEntry = {
        _t: 'MockExamActivity',
        _id: null,
        mockExamTemplate: missed,
        title: `Simulado ${missed}`,
        startsAt: '2026-07-05T03:00:00.000Z',
        startedAt: null,
        grade: null,
        finished: false,
        calendarDate: '20260705',
      }
      const openedEntry = {
        ...missedEntry,
        _id,
        mockExamTemplate: opened,
        title: `Simulado ${opened}`,
        startsAt: '2026-07-15T03:00:00.000Z',
        calendarDate: wednesday,
      }
      expect(await history()).toEqual([openedEntry, missedEntry])
      expect(await codes(student, extraDocument, {id: opened, key: 'cedo'})).toEqual(['EXAM_NOT_OPEN'])
      expect(await codes(student, extraDocument, {id: 'nenhum', key: 'nenhum'})).toEqual(['NOT_FOUND'])
      after(1)
      const made = await Promise.all(
        Array.from(
          {length: 5},
          async (_try, index) => (await ask(student, extraDocument, {id: missed, key: `extra-${index}`})).data?.extra,
        ),
      )
      expect(new Set(made.map((extra) => JSON.stringify(extra))).size).toBe(1)
      const extra = made[0] as {_id: string}
      expect(made[0]).toEqual({_id: expect.any(String), calendarDate: wednesday})
      const {data} = await ask(student, `query ($id: ID!) { exam: getMockExamActivity(_id: $id) { ${mockFields} } }`, {
        id: extra._id,
      })
      expect(data?.exam).toMatchObject({
        _t: 'ExtraMockExamActivity',
        startsAt: null,
        finishesAt: null,
        answersAt: null,
        rankingAt: null,
        limitDateToStart: null,
        timeToDo: 60,
      })
      expect(await history()).toEqual([
        expect.objectContaining({_id: extra._id, _t: 'ExtraMockExamActivity'}),
        openedEntry,
        missedEntry,
      ])
    })

    test('commented questions have their keys, but those of an exam that the student has not finished', async () => {
      await forgetMocks()
      const student = await examStudent()
      const page = async (skip = 0, limit = 100) =>
        keysOf((await ask(student, commentedDocument, {id: 'inep/2025', skip, limit})).data?.questions)
      const all = [
        ['alta-05', 0],
        ['alta-00', await rightOf('alta-00')],
        ['alta-04', -1],
      ]
      expect(await page()).toEqual(all)
      expect(await page(1, 1)).toEqual([all[1]])
      const mock = await addMock(server, ['alta-00'])
      await exam(student, mockDocument, {id: mock})
      // Its key is held for everybody, so it is left out.
      expect(await page()).toEqual([all[0], all[2]])
      await forgetMocks()
      const other = await examStudent()
      await server.agenda(other.token, wednesday)
      const full = await exam(other, fullDocument, {id: 'inep/2025', date: wednesday})
      const hidden = await ask(other, commentedDocument, {id: 'inep/2025', skip: 0, limit: 100})
      expect(hidden.data?.questions).toEqual(full.questions.map((_id) => ({_id, correctChoice: null, comment: null})))
      // The day ends at four in the morning of the last zone of Brazil.
      after(19)
      expect((await ask(other, commentedDocument, {id: 'inep/2025', skip: 1, limit: 1})).data?.questions).toMatchObject(
        [{correctChoice: all[1]?.[1]}],
      )
      expect(await codes(student, commentedDocument, {id: 'nenhuma', skip: 0, limit: 100})).toEqual(['NOT_FOUND'])
      expect(await codes(student, commentedDocument, {id: 'inep/2025', skip: 0, limit: 101})).toEqual(['BAD_INPUT'])
    })

    test('the exams of an institution are listed, those of the whole country under BR', async () => {
      await forgetMocks()
      const student = await examStudent()
      const list = async (uf: string, institution: string) =>
        (
          await server.ask(
            'query ($uf: String!, $institution: String!) { commentedExams(uf: $uf, institution: $institution) { template title year totalQuestions } }',
            {uf, institution},
            student,
          )
        ).data?.commentedExams
      expect(await list('BR', 'INEP')).toEqual([
        {template: 'inep/2025', title: 'Prova inep/2025', year: 2025, totalQuestions: 3},
      ])
      expect(await list('SP', 'INEP')).toEqual([])
    })

    test('institutions are listed with the number of their questions, those with held keys only are not', async () => {
      await forgetMocks()
      const student = await examStudent()
      const list = async () =>
        (await ask(student, '{ list: commentedInstitutions { uf name totalQuestions } }')).data?.list
      const before = await list()
      expect(before).toContainEqual({uf: 'BR', name: 'INEP', totalQuestions: 3})
      await addMock(server, ['alta-05', 'alta-00', 'alta-04'])
      expect(await list()).not.toContainEqual(expect.objectContaining({name: 'INEP'}))
      await forgetMocks()
      expect(await list()).toEqual(before)
    })
  })

  describe('areas and questions of an exam', () => {
    test('areas of a mock exam are told before its keys, scores and areas of the student after them', async () => {
      const student = await examStudent()
      const mock = await addMock(server, ['alta-00', 'alta-01'])
      const {_id} = await exam(student, mockDocument, {id: mock})
      const read = async () =>
        (
          await server.ask(
            `query ($id: ID!, $mock: ID!) { mockExamTemplateInfo(activityId: $id) { _id totalQuestions studentScore cutOffScore rankingGeneratedOn infoDescription percentile studentRanking { position } banner { title } }
          studentPerformanceMockExam(activityId: $id) { area } questionsByAreaMockExam(mockExamTemplateId: $mock) { area questions } getMockExamTemplates { template } }`,
            {id: _id, mock},
            student,
          )
        ).data
      expect(await read()).toEqual({
        mockExamTemplateInfo: {
          _id: mock,
          totalQuestions: 2,
          studentScore: null,
          cutOffScore: 60,
          rankingGeneratedOn: '2026-07-16T04:00:00.000Z',
          infoDescription: 'Sobre o simulado.',
          percentile: null,
          studentRanking: null,
          banner: null,
        },
        studentPerformanceMockExam: [],
        questionsByAreaMockExam: [{area: 'CM', questions: 2}],
        getMockExamTemplates: [{template: mock}],
      })
    })

    test('questions of an exam are read by its own id', async () => {
      const student = await examStudent([{uf: 'SP', institution: 'USP'}])
      await server.agenda(student.token, wednesday)
      const full = await exam(student, fullDocument, {id: 'usp-2024', date: wednesday})
      const {data} = await ask(student, questionsDocument, {
        ids: full.questions,
        calendarDate: wednesday,
        type: 'exams',
        activity: full._id,
      })
      expect(keysOf(data?.questionMany)).toEqual([
        ['longa-00', null],
        ['longa-01', null],
      ])
    })
  })
})
