import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {addDays} from '../../domain/shared/studyDay.ts'
import {importFiles} from '../../server/content/import.ts'
import {askedOf, operate} from '../../server/operations/operate.ts'
import {addFullExams, examWeek} from './examFixture.ts'
import {wednesday, wednesdayNoon} from './fixture.ts'
import {backends, manyAnswerDocument, type Student, TestServer} from './support.ts'

const folder = process.env.EXAM_DATA_DIR
const files = ['revalida-2022.json', 'enare-2022.json']

type Exam = {
  readonly _id: string
  readonly finished: boolean
  readonly questions: readonly string[]
  readonly receipt: {readonly answered: number} | null
}
type Known = {readonly id: string; readonly correct: number | null}

const fullDocument = `query ($id: ID!, $date: String!) {
  exam: getOrCreateExamActivity(examTemplate: $id, calendarDate: $date) { _id finished questions receipt { answered } } }`
const mockDocument =
  'query ($id: ID!) { exam: getOrCreateMockExamActivity(mockExamTemplate: $id) { _id finished questions receipt { answered } } }'
const change = (name: string, input: string) =>
  `mutation ($input: ${input}!, $key: ID!) { exam: ${name}(input: $input, idempotencyKey: $key) { _id finished } }`
const manyDocument =
  'mutation ($input: ManyPreChoicesInput!, $key: ID!) { createManyPreChoices(input: $input, idempotencyKey: $key) { questionId } }'
const resultDocument = `query ($id: ID!) { mockExamTemplateInfo(activityId: $id) { totalQuestions studentScore }
  studentPerformanceMockExam(activityId: $id) { totalQuestionsByArea correct } }`

describe.each(backends)('an operator makes mock exams of imported exams on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await TestServer.open(kind)
    await addFullExams(server, [{id: 'inep/2025', institution: 'INEP', year: 2025, questions: ['alta-00', 'alta-01']}])
  })
  afterAll(() => server.close())

  const run = (...argv: readonly string[]) =>
    operate(server.database, askedOf(argv), {now: server.now, file: undefined})

  test('with a window of its own, once a day, until it is retired', async () => {
    const id = 'mock/inep/2025/curso/20260715'
    expect(await run('mock', 'add', 'inep/2025', 'curso', '--minutes', '60', '--title', 'Simulado INEP')).toEqual([
      `${id}: 2 questions, opens on 20260715`,
      'Put on 0 agendas that were composed already; 0 keep an exam that was begun, or another mock exam.',
    ])
    const student = await server.student({study_week: examWeek})
    const {data} = await server.ask(
      'query ($id: ID!) { getOrCreateMockExamActivity(mockExamTemplate: $id) { title totalQuestions questions startsAt finishesAt limitDateToStart timeToDo } }',
      {id},
      student,
    )
    expect(data?.getOrCreateMockExamActivity).toEqual({
      title: 'Simulado INEP',
      totalQuestions: 2,
      // They are shown when it was started.
      questions: [],
      startsAt: '2026-07-15T03:00:00.000Z',
      limitDateToStart: '2026-07-16T02:00:00.000Z',
      finishesAt: '2026-07-16T07:00:00.000Z',
      timeToDo: 60,
    })
    expect(await run('mock', 'list', 'curso')).toEqual([`${id}\tSimulado INEP\tday 60`])
    await expect(run('mock', 'add', 'inep/2025', 'curso')).rejects.toThrow(
      `curso has this exam as a mock exam on that day already: ${id}`,
    )
    expect(await run('mock', 'retire', id)).toEqual([`${id} retired`])
    expect(await run('mock', 'list', 'curso')).toEqual([`${id}\tSimulado INEP\tday 60\tretired`])
  })

  test('for days that were composed before, instead of an exam that nobody has begun', async () => {
    await addFullExams(server, [
      {id: 'usp/2025', institution: 'USP', year: 2020, questions: ['alta-02']},
      {id: 'unicamp/2025', institution: 'Unicamp', year: 2026, questions: ['alta-03']},
    ])
    const wants = {study_week: examWeek}
    const students = [await server.student(wants), await server.student(wants), await server.student()] as const
    const days = () =>
      Promise.all(
        students.map(async ({token}) => {
          const {exams, mocks} = await server.agenda(token, wednesday)
          return [exams, mocks]
        }),
      )
    expect(await days()).toEqual([
      [['unicamp/2025'], []],
      [['unicamp/2025'], []],
      [[], []],
    ])
    await server.ask(fullDocument, {id: 'unicamp/2025', date: wednesday}, {token: students[1].token})
    expect(await run('mock', 'add', 'usp/2025', 'curso')).toEqual([
      'mock/usp/2025/curso/20260715: 1 questions, opens on 20260715',
      'Put on 1 agendas that were composed already; 1 keep an exam that was begun, or another mock exam.',
    ])
    expect(await days()).toEqual([
      [[], ['mock/usp/2025/curso/20260715']],
      [['unicamp/2025'], []],
      [[], []],
    ])
    await run('mock', 'retire', 'mock/usp/2025/curso/20260715')
  })

  test.each([
    [['inep/2024', 'curso'], 'There is no exam "inep/2024".'],
    [['inep/2025', 'curso', '--date', '1.12.2026'], '"1.12.2026" is no date. It is written as 2026-12-01.'],
    [['inep/2025', 'curso', '--minutes', 'duas'], '--minutes wants a number, not "duas".'],
    [['inep/2025', 'curso', '--date', '2026-08-01', '--closes', '20'], 'It may be started after it has closed.'],
    [['inep/2025', 'curso', '--date', '2026-08-01', '--answers', '20'], 'Its answers are shown before it closes.'],
  ])('%j is refused', async (argv, words) => {
    await expect(run('mock', 'add', ...argv)).rejects.toThrow(words)
  })
})

describe.skipIf(folder === undefined)('real exams', () => {
  let server: TestServer
  const known = new Map<string, readonly Known[]>()
  beforeAll(async () => {
    server = await TestServer.open('pglite')
    const read = files.map((name) => ({name, text: readFileSync(join(folder ?? '', name), 'utf8')}))
    expect((await importFiles(server.database.db, read, new Date(server.now))).ok).toBe(true)
    for (const {id} of await server.database.db.selectFrom('exam').select('id').execute()) {
      const questions = await server.database.db
        .selectFrom('exam_question as x')
        .innerJoin('question as q', 'q.id', 'x.question_id')
        .select(['q.id', 'q.correct'])
        .where('x.exam_id', '=', id)
        .orderBy('x.position')
        .execute()
      known.set(id, questions)
    }
  })
  afterAll(() => server.close())

  const ask = async (student: Student, document: string, variables: object) => {
    const {data, codes} = await server.ask(document, {...variables}, {token: await server.token(student.uid)})
    expect(codes).toEqual([])
    return data
  }
  /** Every third answer is the one after the right one. */
  const given = (id: string) =>
    (known.get(id) ?? []).map(({id: question, correct}, index) => ({
      question,
      correct,
      choice: (Math.max(0, correct ?? 0) + (index % 3 === 2 ? 1 : 0)) % 4,
    }))
  const rightOf = (id: string) => given(id).filter(({correct, choice}) => correct === -1 || choice === correct).length
  const student = () => server.student({study_week: examWeek})

  test('are taken as full exams, one a day, and graded as the file says', async () => {
    const diligent = await student()
    const taken: string[] = []
    for (const day of [0, 1, 2]) {
      const date = addDays(wednesday, day)
      server.now = wednesdayNoon + day * 86_400_000
      const {exams} = (await server.agenda(await server.token(diligent.uid), date)) as unknown as {
        exams: readonly [string]
      }
      const [id] = exams
      const full = (await ask(diligent, fullDocument, {id, date}))?.exam as Exam
      expect(full.questions).toEqual(known.get(id)?.map((question) => question.id))
      const answers = given(id).map(({question, choice}) => ({document: question, choosen: choice}))
      const place = {
        calendarDate: date,
        type: 'exams',
        theoreticalType: 'exam',
        activity: full._id,
        dateNow: new Date(server.now).toISOString(),
      }
      await ask(diligent, manyAnswerDocument, {input: {...place, answers}, key: id})
      expect((await ask(diligent, fullDocument, {id, date}))?.exam).toMatchObject({
        finished: true,
        receipt: {answered: answers.length},
      })
      const history = await ask(diligent, '{ getActivityExamsHistory { smartExamTemplate grade } }', {})
      expect(history?.getActivityExamsHistory).toContainEqual({
        smartExamTemplate: id,
        grade: (rightOf(id) / answers.length) * 100,
      })
      taken.push(id)
    }
    expect(taken.toSorted()).toEqual([...known.keys()].toSorted())
    server.now = wednesdayNoon
  })

  test('are taken as mock exams: no key before its time, then the score that the file gives', async () => {
    for (const id of known.keys()) {
      const [line = ''] = await operate(server.database, askedOf(['mock', 'add', id, 'curso']), {
        now: server.now,
        file: undefined,
      })
      const template = line.split(':')[0] ?? ''
      const someone = await student()
      const begun = server.now
      const mock = (await ask(someone, mockDocument, {id: template}))?.exam as Exam
      const sent = (input: object) => ({
        input: {...input, dateNow: new Date(server.now).toISOString()},
        key: `${id}-${server.now}`,
      })
      await ask(someone, change('startExam', 'StartExamInput'), sent({activityId: mock._id}))
      server.now += 60_000
      const preChoices = given(id).map(({question, choice}) => ({question, selected: choice}))
      await ask(someone, manyDocument, sent({activity: mock._id, preChoices}))
      server.now += 60_000
      expect(
        (await ask(someone, change('finishMockExam', 'FinishMockExamInput'), sent({activityId: mock._id})))?.exam,
      ).toMatchObject({finished: true})
      expect(await ask(someone, resultDocument, {id: mock._id})).toEqual({
        mockExamTemplateInfo: {totalQuestions: preChoices.length, studentScore: null},
        studentPerformanceMockExam: [],
      })
      server.now = Date.parse('2026-07-16T08:00:00Z')
      const shown = await ask(someone, resultDocument, {id: mock._id})
      expect(shown?.mockExamTemplateInfo).toEqual({totalQuestions: preChoices.length, studentScore: rightOf(id)})
      const areas = shown?.studentPerformanceMockExam as {totalQuestionsByArea: number; correct: number}[]
      expect(areas.reduce((sum, {correct}) => sum + correct, 0)).toBe(rightOf(id))
      expect(areas.reduce((sum, {totalQuestionsByArea}) => sum + totalQuestionsByArea, 0)).toBe(preChoices.length)
      server.now = begun
    }
  })
})
