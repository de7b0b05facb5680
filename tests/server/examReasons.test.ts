import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {addFullExams, addMock, examWeek} from './examFixture.ts'
import {wednesday} from './fixture.ts'
import {backends, type Student, TestServer} from './support.ts'
import {examReasonsDocument} from './themesSupport.ts'

const usp = {uf: 'SP', institution: 'USP'}
const inep = {uf: 'BR', institution: 'INEP'}

describe.each(backends)('why the exam of a day was chosen on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await TestServer.open(kind)
  })
  afterAll(() => server.close())

  const examStudent = (targets: readonly object[] = []) =>
    server.student({study_week: examWeek, institution_target: JSON.stringify(targets)})
  const reasonsOf = async ({token}: Student, activity: string) => {
    const {data, codes} = await server.ask(examReasonsDocument, {activity}, {token})
    return data?.selectionReasons ?? codes
  }
  const chosen = async (student: Student) => {
    const agenda = await server.agenda(student.token, wednesday)
    return {agenda, reasons: await reasonsOf(student, agenda._id)}
  }
  const reason = (day: string, facts: object) => ({
    _id: `${day}:exam`,
    lessonId: null,
    questions: [],
    institutions: null,
    institution: null,
    target: null,
    among: null,
    ...facts,
  })

  test('a smart exam: no full exam is left, in the manner of the first target', async () => {
    const withTargets = await chosen(await examStudent([usp, inep]))
    expect(withTargets.agenda).toMatchObject({exams: [], mocks: [], smartExamActivity: expect.any(String)})
    expect(withTargets.reasons).toEqual([
      reason(withTargets.agenda._id, {kind: 'noExamLeft', institution: 'USP', institutions: 2}),
    ])
    const withoutTargets = await chosen(await examStudent())
    expect(withoutTargets.reasons).toEqual([reason(withoutTargets.agenda._id, {kind: 'noExamLeft', institutions: 0})])
  })

  test('a smart exam that has no question is not there, and neither is a reason', async () => {
    const {db} = server.database
    await db.updateTable('question').set({retired: true}).execute()
    const {agenda, reasons} = await chosen(await examStudent([usp]))
    await db.updateTable('question').set({retired: false}).execute()
    expect(agenda).toMatchObject({exams: [], mocks: [], smartExamActivity: null})
    expect(reasons).toEqual([])
  })

  test('a full exam: the place of its institution among the targets, or none of them', async () => {
    await addFullExams(server, [
      {id: 'inep/2025', institution: 'INEP', year: 2025, questions: ['alta-00', 'alta-04']},
      {id: 'usp-2024', uf: 'SP', institution: 'USP', year: 2024, questions: ['longa-00', 'longa-01']},
    ])
    const unicamp = {uf: 'SP', institution: 'UNICAMP'}
    const cases = [
      [[usp, inep], 'usp-2024', {kind: 'targetExam', institution: 'USP', target: 1, institutions: 2}],
      [[unicamp, usp], 'usp-2024', {kind: 'targetExam', institution: 'USP', target: 2, institutions: 2}],
      [[unicamp], 'inep/2025', {kind: 'newestExam', institution: 'INEP', institutions: 1}],
      [[], 'inep/2025', {kind: 'newestExam', institution: 'INEP', institutions: 0}],
    ] as const
    for (const [targets, exam, facts] of cases) {
      const {agenda, reasons} = await chosen(await examStudent(targets))
      expect(agenda).toMatchObject({exams: [exam]})
      expect(reasons).toEqual([reason(agenda._id, facts)])
    }
  })

  test('what was recorded stays when the targets change later', async () => {
    const student = await examStudent([usp])
    const before = await chosen(student)
    await server.database.db
      .updateTable('profile')
      .set({institution_target: JSON.stringify([inep])})
      .where('id', '=', student.profileId)
      .execute()
    expect(await chosen(student)).toEqual(before)
  })

  test('a mock exam: how many of the day there were; recorded once although two requests compose the day', async () => {
    const mocks = [
      await addMock(server, ['media-00'], {last_start_after_hours: 19}),
      await addMock(server, ['media-01']),
    ]
    const student = await examStudent([usp])
    const [one, two] = await Promise.all([chosen(student), chosen(student)])
    expect(two).toEqual(one)
    expect(one.agenda).toMatchObject({exams: [], mocks: [mocks[0]], smartExamActivity: null})
    expect(one.reasons).toEqual([reason(one.agenda._id, {kind: 'openMock', among: 2})])
    await server.database.db.updateTable('mock_exam').set({retired: true}).execute()
  })

  test('a day that was composed before reasons were recorded tells none', async () => {
    const student = await examStudent([usp])
    const {agenda, reasons} = await chosen(student)
    expect(reasons).toHaveLength(1)
    await server.database.db.deleteFrom('exam_reason').where('activity_id', '=', agenda._id).execute()
    expect(await reasonsOf(student, agenda._id)).toEqual([])
  })

  test('a day without exams has no reason of one', async () => {
    const student = await server.student()
    const {agenda, reasons} = await chosen(student)
    expect(agenda).toMatchObject({exams: [], mocks: [], smartExamActivity: null})
    expect(reasons).toEqual([expect.objectContaining({kind: 'mostRelevant', institution: null, target: null})])
  })

  test('the reason of somebody else is never told, and it goes with its day', async () => {
    const owner = await examStudent([usp])
    const {agenda, reasons} = await chosen(owner)
    expect(reasons).toHaveLength(1)
    expect(await reasonsOf(await examStudent([usp]), agenda._id)).toEqual(['NOT_FOUND'])
    const kept = () =>
      server.database.db.selectFrom('exam_reason').select('kind').where('activity_id', '=', agenda._id).execute()
    expect(await kept()).toHaveLength(1)
    await server.database.db.deleteFrom('agenda').where('profile_id', '=', owner.profileId).execute()
    expect(await kept()).toEqual([])
  })
})
