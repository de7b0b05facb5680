import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {compilePack} from '../../content/tools/compile.ts'
import {readSources, sourceFiles} from '../../content/tools/sources.ts'
import {addDays} from '../../domain/shared/studyDay.ts'
import {buildServer} from '../../server/app.ts'
import {seedDemo} from '../../server/seed.ts'
import {wednesday, wednesdayNoon} from './fixture.ts'
import {
  type AgendaData,
  agendaDocument,
  answerInput,
  backends,
  finishDocument,
  makeDatabase,
  oneAnswerDocument,
  testConfig,
} from './support.ts'
import {revealDocument, revealInput} from './studySupport.ts'
import {timeouts} from '../support/timeouts.ts'

const demo = {email: 'demo@aristo.local', password: 'senha-da-demonstracao'}
const day = 86_400_000

describe.each(backends)('the demo student with the content pack on %s', (kind) => {
  let app: Awaited<ReturnType<typeof buildServer>>
  let made: Awaited<ReturnType<typeof makeDatabase>>
  let now = wednesdayNoon
  let keys = 0

  beforeAll(async () => {
    made = await makeDatabase(kind)
    const pack = {name: 'aristo.json', text: JSON.stringify(compilePack(readSources(sourceFiles())))}
    expect(await seedDemo(made.database, demo, () => now, pack)).toBe(true)
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

  async function signIn(): Promise<string> {
    const reply = await app.inject({
      method: 'POST',
      url: '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=local',
      payload: {...demo, returnSecureToken: true},
    })
    return reply.json<{idToken: string}>().idToken
  }
  async function ask<T>(token: string, query: string, variables: object = {}): Promise<T> {
    const headers = {authorization: `Bearer ${token}`}
    const reply = await app.inject({method: 'POST', url: '/graphql', headers, payload: {query, variables}})
    const {data, errors} = reply.json<{data: T; errors?: {message: string}[]}>()
    if (errors !== undefined) throw new Error(errors.map(({message}) => message).join())
    return data
  }

  test('finds 120 conversations in forums, some of which wait for a monitor', async () => {
    const {db} = made.database
    const tops = await db.selectFrom('forum_comment').select('id').where('parent_id', 'is', null).execute()
    const waiting = await db.selectFrom('forum_monitor_request').select('comment_id').execute()
    expect([tops.length >= 120, waiting.length]).toEqual([true, 3])
  })

  test('studies the pack, and the courses of the demo are one change away', async () => {
    const document = '{ profile { courses { status course { _id } } } }'
    const {profile} = await ask<{profile: unknown}>(await signIn(), document)
    expect(profile).toEqual({
      courses: [
        {status: 'active', course: {_id: 'residencia'}},
        {status: 'active', course: {_id: 'extensivo'}},
      ],
    })
  })

  /** Asks for the agenda of a day, then finishes its study and its review as a diligent student does. */
  async function live(calendarDate: string): Promise<AgendaData> {
    const token = await signIn()
    const {agenda} = await ask<{agenda: AgendaData}>(token, agendaDocument, {calendarDate})
    const nextKey = () => `key-${(keys += 1)}`
    for (const {lessonId} of agenda.theoreticalStudy) {
      await ask(token, finishDocument, {theoreticalType: 'theoreticalStudy', lessonId, calendarDate, key: nextKey()})
    }
    for (const {lessonId, questions} of agenda.theoreticalReview) {
      for (const question of questions) {
        const input = {...answerInput(agenda, question, 0, now), theoreticalType: 'theoreticalReview'}
        const reveal = {...revealInput(agenda, 'Minha resposta.', now), question}
        if (question.includes('discursiva')) await ask(token, revealDocument, {input: reveal, key: nextKey()})
        await ask(token, oneAnswerDocument, {input, key: nextKey()})
      }
      await ask(token, finishDocument, {theoreticalType: 'theoreticalReview', lessonId, calendarDate, key: nextKey()})
    }
    return agenda
  }

  test(
    'has a study, a review and a smart review of the pack on each of fourteen days, and no day twice',
    async () => {
      const days: AgendaData[] = []
      for (let at = 0; at < 14; at += 1) {
        now = wednesdayNoon + at * day
        days.push(await live(addDays(wednesday, at)))
      }
      now = wednesdayNoon
      const shapes = days.map(({theoreticalStudy, theoreticalReview, smartReview}) => [
        theoreticalStudy.length,
        theoreticalReview.length,
        smartReview?.questions.length,
      ])
      expect(shapes).toEqual(days.map(() => [1, 1, 10]))
      const lessonsOf = (part: 'theoreticalStudy' | 'theoreticalReview') =>
        days.flatMap((agenda) => agenda[part].map(({lessonId}) => lessonId))
      const studied = lessonsOf('theoreticalStudy')
      expect(new Set(studied).size).toBe(14)
      expect(new Set(lessonsOf('theoreticalReview')).size).toBe(14)
      const items = days.flatMap(({theoreticalStudy, theoreticalReview, smartReview}) => [
        ...[...theoreticalStudy, ...theoreticalReview].flatMap(({lessonId, questions}) => [lessonId, ...questions]),
        ...(smartReview?.questions ?? []),
      ])
      expect(items.filter((id) => !id.startsWith('aristo'))).toEqual([])
      expect(days.filter(({theoreticalStudy}) => theoreticalStudy[0]?.questions.length === 0)).toEqual([])
      const smart = days.map(({smartReview}) => smartReview?.questions.join())
      expect(new Set(smart).size).toBe(14)
      // Days 3 and 4 are the first weekend: the mock exam is open for a week from the first day on.
      const exams = days.map((agenda) => [...(agenda.mocks ?? []), ...(agenda.exams ?? [])])
      expect(exams.flatMap((ids, at) => ids.map((id) => [at, id]))).toEqual([
        [3, 'aristo/simulado-3'],
        [4, 'aristo/simulado-3'],
        [10, 'aristo/aurora-2026'],
        [11, 'aristo/aurora-2026'],
      ])
    },
    timeouts.process,
  )
})
