import {randomUUID} from 'node:crypto'
import {sql} from 'kysely'
import {describe, expect, test} from 'vitest'
import {addMock} from './examFixture.ts'
import {wednesdayNoon} from './fixture.ts'
import {onTestServer} from './onTestServer.ts'
import {forecastDocument, helpDocument, percentilesDocument, rankingDocument} from './performanceRequests.ts'
import {asking} from './performanceSupport.ts'
import {backends, type TestServer, updateProfileDocument} from './support.ts'

describe.each(backends)('rankings and forecasts of performance on %s', (kind) => {
  let server: TestServer
  onTestServer(kind, (opened) => (server = opened))
  const {ask, codes} = asking(() => server)

  describe('the ranking', () => {
    async function ranked(amount: number, template: string) {
      await addMock(server, ['longa-08', 'longa-09'], {id: template, opens_after_days: 40})
      const students = await Promise.all(
        Array.from({length: amount}, (_, index) => server.student({name: `Aluna ${index} Souza`})),
      )
      for (const [index, {profileId}] of students.entries()) {
        const id = randomUUID()
        const at = new Date(wednesdayNoon)
        await sql`insert into agenda (id, profile_id, calendar_date, has_smart_review, created_at, kind)
          values (${id}, ${profileId}, '20260601', false, ${at}, 'mock')`.execute(server.database.db)
        await sql`insert into exam_activity (id, profile_id, kind, is_extra, calendar_date, mock_exam_id, created_at, updated_at)
          values (${id}, ${profileId}, 'mock', false, '20260601', ${template}, ${at}, ${at})`.execute(
          server.database.db,
        )
        await server.database.db
          .insertInto('mock_ranking')
          .values({
            activity_id: id,
            mock_exam_id: template,
            profile_id: profileId,
            position: index + 1,
            total: amount,
            grade: 90 - index,
            percentile: (amount - index - 1) / amount,
            ranked_at: at,
          })
          .execute()
      }
      return students
    }
    type Row = {userId: string; name: string; ranking: number | null; total: number; grade: number | null}

    test('has the first ten, the own row last, no id of anybody else, and initials of who wishes so', async () => {
      const students = await ranked(12, 'doze')
      const [first, second] = students
      const last = students[11]
      if (first === undefined || second === undefined || last === undefined) throw new Error('nobody')
      await ask(second, updateProfileDocument, {input: {rankingInitials: true}, key: 'iniciais'})
      const rows: Row[] = await ask(last, rankingDocument, {mockExamTemplate: 'doze'})
      expect(rows.map(({name, ranking}) => [ranking, name])).toEqual([
        [1, 'Aluna Souza'],
        [2, 'A. S.'],
        ...Array.from({length: 8}, (_, index) => [index + 3, 'Aluna Souza']),
        [12, 'Aluna Souza'],
      ])
      expect(rows.at(-1)).toEqual({
        userId: last.profileId,
        name: 'Aluna Souza',
        ranking: 12,
        total: 12,
        grade: 79,
      })
      const strangers = students.slice(0, 11).map(({profileId}) => profileId)
      expect(rows.filter(({userId}) => strangers.includes(userId))).toEqual([])
      expect(await ask(last, percentilesDocument, {mockExamTemplate: 'doze'})).toEqual({
        userRanking: {grade: 79, total: 12},
        userPercentile: 0,
      })
    })

    test('of who did not finish has no place; of fewer than three nobody else; before it there is none', async () => {
      await ranked(3, 'tres')
      const outsider = await server.student()
      const rows: Row[] = await ask(outsider, rankingDocument, {mockExamTemplate: 'tres'})
      expect(rows.map(({ranking}) => ranking)).toEqual([1, 2, 3, null])
      expect(await ask(outsider, percentilesDocument, {mockExamTemplate: 'tres'})).toEqual({
        userRanking: null,
        userPercentile: null,
      })
      const [one] = await ranked(2, 'dois')
      if (one === undefined) throw new Error('nobody')
      const few: Row[] = await ask(one, rankingDocument, {mockExamTemplate: 'dois'})
      expect(few.map(({userId, total}) => [userId, total])).toEqual([[one.profileId, 2]])
      await ranked(0, 'vazio')
      expect(await ask(one, rankingDocument, {mockExamTemplate: 'vazio'})).toEqual([])
    })

    test('of another course answers as an unknown one does', async () => {
      await server.course('alheio')
      await addMock(server, ['longa-08'], {id: 'de-outro', opens_after_days: 40, course_id: 'alheio'})
      const student = await server.student()
      for (const mockExamTemplate of ['de-outro', 'nenhum']) {
        expect(await codes(student, rankingDocument, {mockExamTemplate})).toEqual(['NOT_FOUND'])
        expect(await codes(student, percentilesDocument, {mockExamTemplate})).toEqual(['NOT_FOUND'])
      }
    })
  })

  describe('the forecast', () => {
    const target = [{uf: 'SP', institution: 'USP'}]

    async function addBank() {
      await sql`
        insert into question (id, lesson_id, area, classification, inherits_classification, kind, body, choices, correct,
          institution, uf, year, content_hash, created_at, updated_at)
        select 'usp-' || n, case when n % 4 = 0 then 'longa' else 'alta' end, 'CM', '["Clínica"]', false, 'choice', '[]',
          '["a","b","c","d"]', 0, 'USP', 'SP', 2025, '', ${new Date(0)}, ${new Date(0)}
        from generate_series(1, 40) n on conflict do nothing`.execute(server.database.db)
    }

    test('needs answers and questions enough, and says how many', async () => {
      await addBank()
      const student = await server.student({institution_target: JSON.stringify(target)})
      const nothing = {share: null, low: null, high: null, hasEnoughData: false}
      const told: {entries: object[]} = await ask(student, forecastDocument)
      expect({...told, entries: told.entries.slice(0, 1)}).toMatchObject({
        answers: 0,
        answersNeeded: 80,
        entries: [
          {
            _id: 'institution:SP USP',
            kind: 'institution',
            uf: 'SP',
            name: 'USP',
            questions: 40,
            coverage: 0,
            ...nothing,
          },
        ],
      })
      expect(await ask(student, helpDocument)).toEqual([])
    })

    test('is told with its interval; the weak theme would help most', async () => {
      await addBank()
      const student = await server.student({institution_target: JSON.stringify(target)})
      await sql`insert into theme_count (profile_id, period, theme, right_count, wrong_count) values
        (${student.profileId}, '202607', 'alta', 30, 70), (${student.profileId}, '202607', 'longa', 20, 0),
        (${student.profileId}, '202406', 'longa', 0, 500)`.execute(server.database.db)
      const {answers, entries} = await ask(student, forecastDocument)
      expect(answers).toBe(120)
      const [entry]: {share: number; low: number; high: number; coverage: number; hasEnoughData: boolean}[] = entries
      if (entry === undefined) throw new Error('no entry')
      expect(entry.hasEnoughData).toBe(true)
      expect(entry.coverage).toBe(1)
      expect(entry.share).toBeGreaterThan(0.35)
      expect(entry.share).toBeLessThan(0.55)
      expect(entry.low).toBeLessThan(entry.share)
      expect(entry.high).toBeGreaterThan(entry.share)
      const help: {lessonId: string; leaf: string[]; gainPerHour: number; questions: number; correct: number}[] =
        await ask(student, helpDocument)
      expect(help[0]).toMatchObject({
        lessonId: 'alta',
        leaf: ['Clínica Médica', 'Clínica', 'Tema alta'],
        questions: 100,
        correct: 30,
      })
      expect(help[0]?.gainPerHour).toBeGreaterThan(help[1]?.gainPerHour ?? 0)
      // A theme that is not released is not proposed.
      expect(help.map(({lessonId}) => lessonId)).not.toContain('futura')
    })
  })
})
