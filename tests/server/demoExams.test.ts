import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {type DiagnosticUnit, type ExamType, offeredUnits} from '../../domain/diagnostic/choice.ts'
import {addDays} from '../../domain/shared/studyDay.ts'
import {buildServer} from '../../server/app.ts'
import {seedDemo} from '../../server/seed.ts'
import {wednesday, wednesdayNoon} from './fixture.ts'
import {agendaDocument, makeDatabase, testConfig} from './support.ts'
import {timeouts} from '../support/timeouts.ts'

const demo = {email: 'demo@aristo.local', password: 'senha-da-demonstracao'}
const day = 86_400_000

const historyDocument = `{ mocks: getActivityMockExamsHistory { _id title finished grade receipt { total } }
  exams: getActivityExamsHistory { finished grade receipt { answered } } }`
const infoDocument = `query ($id: ID!) { mockExamTemplateInfo(activityId: $id) { studentScore percentile studentRanking { position total grade } } }`
const mockDocument = `query ($id: ID!) { exam: getOrCreateMockExamActivity(mockExamTemplate: $id) {
  _id title questions totalQuestions limitDateToStart printingIsBlocked } }`

type Agenda = {
  readonly exams: readonly string[]
  readonly mocks: readonly string[]
  readonly smartExamActivity: string | null
}
type Entry = {
  readonly _id: string | null
  readonly title: string
  readonly finished: boolean
  readonly grade: number | null
}

describe('the exams of the demo', () => {
  let app: Awaited<ReturnType<typeof buildServer>>
  let made: Awaited<ReturnType<typeof makeDatabase>>
  let now = wednesdayNoon
  beforeAll(async () => {
    made = await makeDatabase('pglite')
    expect(await seedDemo(made.database, demo, () => now)).toBe(true)
    app = await buildServer({
      config: testConfig(),
      database: made.database,
      clock: () => now,
      clientFolder: '/nonexistent',
    })
    await app.ready()
  }, timeouts.long)
  afterAll(async () => {
    await app.close()
    await made.drop()
  })

  async function ask<T>(key: string, query: string, variables: object = {}): Promise<T> {
    const signIn = {email: `${key}@aristo.local`, password: demo.password, returnSecureToken: true}
    const url = '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=local'
    const {idToken} = (await app.inject({method: 'POST', url, payload: signIn})).json<{idToken: string}>()
    const reply = await app.inject({
      method: 'POST',
      url: '/graphql',
      headers: {authorization: `Bearer ${idToken}`},
      payload: {query, variables},
    })
    const {data, errors} = reply.json<{data: T; errors?: {message: string}[]}>()
    if (errors !== undefined) throw new Error(errors.map(({message}) => message).join())
    return data
  }
  /** The exam of a day, so many days after the seed. */
  async function examsOf(key: string, after = 0): Promise<Agenda> {
    now = wednesdayNoon + after * day
    const {agenda} = await ask<{agenda: Agenda}>(key, agendaDocument, {calendarDate: addDays(wednesday, after)})
    now = wednesdayNoon
    return {exams: agenda.exams, mocks: agenda.mocks, smartExamActivity: agenda.smartExamActivity}
  }
  const none = {exams: [], mocks: [], smartExamActivity: null}

  test('the demo student of the small course has none, on no day of the week', async () => {
    for (let after = 0; after < 7; after += 1) expect(await examsOf('demo', after)).toEqual(none)
  })

  test('one has a mock exam of ten questions on every day', async () => {
    for (const after of [0, 1, 2, 3, 4, 5, 6, 200])
      expect(await examsOf('simulado', after)).toEqual({...none, mocks: ['demo/simulado-aberto']})
    const {exam} = await ask<{exam: object}>('simulado', mockDocument, {id: 'demo/simulado-aberto'})
    expect(exam).toMatchObject({questions: [], totalQuestions: 10})
  })

  test('her history has a ranked mock exam, one that waits for its ranking and one that passed without her', async () => {
    const {mocks, exams} = await ask<{mocks: readonly Entry[]; exams: readonly object[]}>('simulado', historyDocument)
    const shown = mocks
      .filter(({title}) => title !== 'Simulado relâmpago')
      .map(({title, finished, grade, _id}) => [title, finished, grade, _id !== null])
    expect(shown).toEqual([
      ['Simulado de ontem', true, expect.any(Number), true],
      ['Simulado com classificação', true, expect.any(Number), true],
      ['Simulado que passou', false, null, false],
    ])
    expect(exams).toEqual([{finished: true, grade: expect.any(Number), receipt: {answered: 11}}])
    const infoOf = async (title: string) =>
      (
        await ask<{mockExamTemplateInfo: {studentRanking: {position: number; total: number} | null}}>(
          'simulado',
          infoDocument,
          {id: mocks.find((entry) => entry.title === title)?._id},
        )
      ).mockExamTemplateInfo
    const ranked = await infoOf('Simulado com classificação')
    expect(ranked).toEqual({
      studentScore: expect.any(Number),
      percentile: expect.any(Number),
      studentRanking: {position: expect.any(Number), total: 7, grade: expect.any(Number)},
    })
    expect(await infoOf('Simulado de ontem')).toMatchObject({studentScore: expect.any(Number), studentRanking: null})
  })

  test('one has the mock exam of the first day only, with its ranking on the next morning', async () => {
    expect(await examsOf('simulado-de-hoje')).toEqual({...none, mocks: ['demo/simulado-de-hoje']})
    const {exam} = await ask<{exam: object}>('simulado-de-hoje', mockDocument, {id: 'demo/simulado-de-hoje'})
    expect(exam).toMatchObject({limitDateToStart: '2026-07-16T02:00:00.000Z', printingIsBlocked: false})
    expect(await examsOf('simulado-de-hoje', 1)).toEqual({...none, exams: ['demo/aurora-2025']})
  })

  test('one comes too late, one must not print', async () => {
    expect(await examsOf('simulado-encerrado')).toEqual({...none, mocks: ['demo/simulado-de-manha']})
    const {exam: late} = await ask<{exam: object}>('simulado-encerrado', mockDocument, {id: 'demo/simulado-de-manha'})
    expect(late).toMatchObject({limitDateToStart: '2026-07-15T11:00:00.000Z'})
    expect(await examsOf('simulado-sem-impressao', 30)).toEqual({...none, mocks: ['demo/simulado-sem-impressao']})
    const {exam: blocked} = await ask<{exam: object}>('simulado-sem-impressao', mockDocument, {
      id: 'demo/simulado-sem-impressao',
    })
    expect(blocked).toMatchObject({printingIsBlocked: true})
  })

  test('one has a full exam with an essay, one a smart exam, on every day', async () => {
    for (const after of [0, 5]) expect(await examsOf('prova', after)).toEqual({...none, exams: ['demo/aurora-2025']})
    for (const after of [0, 5])
      expect(await examsOf('prova-inteligente', after)).toEqual({...none, smartExamActivity: expect.any(String)})
    const rows = await made.database.db
      .selectFrom('exam_question as x')
      .innerJoin('question as q', 'q.id', 'x.question_id')
      .select('q.kind')
      .where('x.exam_id', '=', 'demo/aurora-2025')
      .where('q.kind', '=', 'essay')
      .execute()
    expect(rows).toHaveLength(1)
  })

  test('the compass has institutions of both exams, and themes of Revalida', async () => {
    const {units} = await ask<{units: DiagnosticUnit[]}>(
      'demo',
      '{ units: getInstitutionListForDiagnostic(hasRecentExamsOnly: true) { uf institutions { name } } }',
    )
    const names = (type: ExamType) => offeredUnits(units, type).flatMap(({institutions}) => institutions)
    expect([names('R1').length > 0, names('REVALIDA')]).toEqual([true, [{name: 'Revalida Fictício'}]])
    const {of} = await ask<{of: {institution: string; themeStatistics: unknown[]}[]}>(
      'demo',
      `{ of: getExamStatistics(institutionTarget: [{uf: "BR", institution: "Revalida Fictício"}], examType: REVALIDA) {
        institution themeStatistics { numberOfQuestions } } }`,
    )
    expect(of.find(({institution}) => institution === 'Revalida Fictício')?.themeStatistics).not.toEqual([])
  })

  test('the percentages of the demo count nobody of them', async () => {
    const rows = await made.database.db
      .selectFrom('exam_activity')
      .select(['kind', 'learned_at'])
      .where('kind', '=', 'mock')
      .where('finished_at', 'is not', null)
      .execute()
    expect(rows.filter(({learned_at}) => learned_at === null)).toEqual([])
  })
})
