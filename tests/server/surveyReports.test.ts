import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {cleanUp} from '../../server/cleanupJob.ts'
import {closedSurveyDays, npsDays} from '../../server/feedback/limits.ts'
import {askedOf, operate} from '../../server/operations/operate.ts'
import {deleteAccount} from '../../server/profile/deleteAccount.ts'
import {backends, TestServer} from './support.ts'
import {surveyBodies as bodies, surveyCaller, surveyOperations as operations} from './surveysSupport.ts'

const day = 86_400_000

describe.each(backends)('what surveys gave on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await TestServer.open(kind)
  })
  afterAll(() => server.close())

  const call = (...args: Parameters<ReturnType<typeof surveyCaller>>) => surveyCaller(server)(...args)
  const run = (...words: string[]) => operate(server.database, askedOf(words), {now: server.now, file: undefined})

  describe('what becomes of it', () => {
    test('a student exports it, and takes it along when the account goes', async () => {
      const student = await server.student()
      await run('survey', 'open', 'https://forms.example/x', 'De passagem')
      for (const operation of operations.filter((name) => name.startsWith('POST'))) await call(student, operation)
      const reply = await server.app.inject({
        url: '/profile/export',
        headers: {authorization: `Bearer ${await server.token(student.uid)}`},
      })
      const exported: Record<string, readonly unknown[]> = reply.json()
      const keys = ['npsReplies', 'npsNext', 'featureFeedback', 'temporarySurveys', 'admissions']
      expect(keys.map((key) => [key, exported[key]?.length])).toEqual(keys.map((key) => [key, 1]))
      expect(exported.npsReplies).toMatchObject([{score: 9, comment: 'Gosto das questões.'}])
      const {db} = server.database
      await db.transaction().execute((tx) => deleteAccount(tx, student.profileId, server.now))
      for (const table of [
        'nps_reply',
        'nps_state',
        'feature_feedback',
        'temporary_survey_reply',
        'student_admission',
      ] as const)
        expect(
          await db.selectFrom(table).select('profile_id').where('profile_id', '=', student.profileId).execute(),
        ).toEqual([])
      await run('survey', 'close')
    })

    test('the cleanup deletes old answers and surveys that were closed long ago, and nothing younger', async () => {
      const {db} = server.database
      const {profileId} = await server.student()
      const now = server.now
      const reply = (id: string, created: number) => ({
        id,
        profile_id: profileId,
        score: 5,
        reasons: '["other"]',
        comment: 'x',
        source: 'web',
        in_test: false,
        created_at: new Date(created),
      })
      await db
        .insertInto('nps_reply')
        .values([reply('velha', now - npsDays * day - 1), reply('nova', now - npsDays * day)])
        .execute()
      const survey = (id: string, closed: number) => ({
        id,
        title: id,
        form_url: 'https://forms.example',
        opened_at: new Date(0),
        closed_at: new Date(closed),
      })
      await db
        .insertInto('temporary_survey')
        .values([survey('velha', now - closedSurveyDays * day - 1), survey('nova', now - closedSurveyDays * day)])
        .execute()
      await db
        .insertInto('temporary_survey_reply')
        .values({survey_id: 'velha', profile_id: profileId, completed_at: new Date(now), skipped_on: null})
        .execute()
      await cleanUp({database: server.database, clock: () => now})
      const ids = async (table: 'nps_reply' | 'temporary_survey') =>
        (await db.selectFrom(table).select('id').where('id', 'in', ['velha', 'nova']).execute()).map(({id}) => id)
      expect([await ids('nps_reply'), await ids('temporary_survey')]).toEqual([['nova'], ['nova']])
      expect(
        await db.selectFrom('temporary_survey_reply').select('survey_id').where('survey_id', '=', 'velha').execute(),
      ).toEqual([])
      await db.deleteFrom('nps_reply').where('id', '=', 'nova').execute()
    })
  })

  describe('the reports of the operator', () => {
    beforeAll(async () => {
      await server.database.db.deleteFrom('nps_reply').execute()
      await server.database.db.deleteFrom('feature_feedback').execute()
      await server.database.db.deleteFrom('student_admission').execute()
    })

    test('say so while there is nothing', async () => {
      expect(await run('nps', 'report')).toEqual(['No answers.'])
      expect(await run('features', 'report')).toEqual(['No ratings.'])
      expect(await run('admissions')).toEqual(['"instant";"year";"institution";"uf";"specialty"'])
    })

    test('nps report prints score, groups, reasons and trend; nps export every answer as CSV', async () => {
      const noon = server.now
      const answer = async (at: string, part: object) => {
        server.now = Date.parse(at)
        const body = {...bodies['POST /nps/complete-survey'], ...part}
        const student = await server.student()
        expect((await call(student, 'POST /nps/complete-survey', {body})).status).toBe(200)
      }
      // Still June in Brasília.
      await answer('2026-07-01T02:59:00Z', {
        score: 3,
        reasons: ['poorValue', 'slowOrFailing'],
        comment: '=HYPERLINK("x")',
      })
      await answer('2026-07-01T03:00:00Z', {score: 9, reasons: ['goodQuestions']})
      await answer('2026-07-02T12:00:00Z', {
        score: 10,
        reasons: ['goodQuestions', 'goodSupport'],
        isUserParticipatingInTest: true,
      })
      await answer('2026-07-03T12:00:00Z', {score: 7, reasons: ['easierToUse'], comment: 'Linha 1\nLinha 2'})
      server.now = noon
      expect(await run('nps', 'report')).toEqual([
        'score +25 of 4 answers',
        'promoter\t2\t50%',
        'neutral\t1\t25%',
        'detractor\t1\t25%',
        'reasons of promoters',
        '  goodQuestions\t2\t100%',
        '  goodSupport\t1\t50%',
        'reasons of neutrals',
        '  easierToUse\t1\t100%',
        'reasons of detractors',
        '  poorValue\t1\t100%',
        '  slowOrFailing\t1\t100%',
        'trend',
        '  2026-06\t-100\t1 answer',
        '  2026-07\t+67\t3 answers',
      ])
      expect((await run('nps', 'report', '--since', '2026-07-01'))[0]).toBe('score +67 of 3 answers')
      expect(await run('nps', 'export', '--since', '2026-06-01')).toEqual([
        '"instant";"score";"group";"reasons";"comment";"source";"test"',
        '2026-07-03T12:00:00.000Z;7;"neutral";"easierToUse";"Linha 1\nLinha 2";"web";"no"',
        '2026-07-02T12:00:00.000Z;10;"promoter";"goodQuestions, goodSupport";"Gosto das questões.";"web";"yes"',
        '2026-07-01T03:00:00.000Z;9;"promoter";"goodQuestions";"Gosto das questões.";"web";"no"',
        `2026-07-01T02:59:00.000Z;3;"detractor";"poorValue, slowOrFailing";"'=HYPERLINK(""x"")";"web";"no"`,
      ])
      for (const since of ['ontem', '2026-02-30', '2026-13-01', "2026-01-01'"])
        await expect(run('nps', 'report', '--since', since)).rejects.toThrow('--since is a day such as 2026-01-31.')
    })

    test('features report prints mean, stars and comments of each feature that was rated', async () => {
      for (const [featureId, score, userFeedback] of [
        ['decks', 5, 'Ótimo\ncartão'],
        ['decks', 2, ''],
        ['themes', 4, ''],
      ] as const) {
        const body = {...bodies['POST /nps-feature/submit'], featureId, score, userFeedback}
        await call(await server.student(), 'POST /nps-feature/submit', {body})
      }
      const decks = ['decks\t2 ratings\tmean 3.50\t5: 1, 4: 0, 3: 0, 2: 1, 1: 0', '  5\tÓtimo cartão']
      expect(await run('features', 'report')).toEqual([
        ...decks,
        'themes\t1 rating\tmean 4.00\t5: 0, 4: 1, 3: 0, 2: 0, 1: 0',
      ])
      expect(await run('features', 'report', 'decks')).toEqual(decks)
      await expect(run('features', 'report', 'agenda')).rejects.toThrow('There is no feature "agenda".')
    })

    test('admissions prints them without whose they are', async () => {
      const at = new Date(server.now).toISOString()
      await call(await server.student(), 'POST /student-admission')
      expect((await run('admissions')).slice(1)).toEqual([`${at};2026;"USP";"SP";"Pediatria"`])
    })
  })
})
