import {readFileSync} from 'node:fs'
import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {blockReasonOf} from '../../domain/shell/access.ts'
import {buildServer} from '../../server/app.ts'
import {demoAccounts, demoConfig, notificationAge} from '../../server/demo/accounts.ts'
import {askedOf, operate} from '../../server/operations/operate.ts'
import {verifyAggregates} from '../../server/performance/verify.ts'
import {seedDemo} from '../../server/seed.ts'
import {wednesday, wednesdayNoon} from './fixture.ts'
import {agendaDocument, backends, makeDatabase, testConfig} from './support.ts'
import {timeouts} from '../support/timeouts.ts'

const demo = {email: 'demo@aristo.local', password: 'senha-da-demonstracao'}

const profileDocument = `{ profile { name isPremium trialFinished courseFinished isAccessBlockedForAllCourses roles trialEndsAt
  questionnaireAnswered courses { status course { _id homePage onboarding hidesInstitutionTarget } } } }`

type Shown = {
  readonly name: string
  readonly roles: readonly string[]
  readonly questionnaireAnswered: boolean
  readonly isAccessBlockedForAllCourses: boolean
  readonly trialFinished: boolean
  readonly courseFinished: boolean
  readonly courses: readonly {
    readonly status: string
    readonly course: {readonly _id: string; readonly homePage: string; readonly onboarding: string}
  }[]
}

describe.each(backends)('the demo accounts on %s', (kind) => {
  let app: Awaited<ReturnType<typeof buildServer>>
  let made: Awaited<ReturnType<typeof makeDatabase>>
  const tokens = new Map<string, string>()

  beforeAll(async () => {
    made = await makeDatabase(kind)
    const clock = () => wednesdayNoon
    expect(await seedDemo(made.database, demo, clock)).toBe(true)
    app = await buildServer({config: testConfig(), database: made.database, clock, clientFolder: '/nonexistent'})
    await app.ready()
  }, timeouts.long)
  afterAll(async () => {
    await app.close()
    await made.drop()
  })

  async function signIn(key: string): Promise<string> {
    const known = tokens.get(key)
    if (known !== undefined) return known
    const reply = await app.inject({
      method: 'POST',
      url: '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=local',
      payload: {email: `${key}@aristo.local`, password: demo.password, returnSecureToken: true},
    })
    const {idToken} = reply.json() as {idToken: string}
    tokens.set(key, idToken)
    return idToken
  }
  async function ask(key: string, query: string, variables = {}, url = '/graphql') {
    const headers = {authorization: `Bearer ${await signIn(key)}`}
    const reply = await app.inject({method: 'POST', url, headers, payload: {query, variables}})
    return reply.json() as {data: Record<string, unknown>; errors?: {extensions: {code: string}}[]}
  }
  const profile = async (key: string) => (await ask(key, profileDocument)).data.profile as Shown
  const agenda = async (key: string) =>
    (await ask(key, agendaDocument, {calendarDate: wednesday})).errors?.map(({extensions}) => extensions.code) ??
    'opened'

  test.each(demoAccounts.map(({key, name}) => [key, name]))('%s signs in with the one password', async (key, name) => {
    expect((await profile(key)).name).toBe(name)
  })

  test('a second seed changes nothing', async () => {
    const count = () => made.database.db.selectFrom('profile').select('id').execute()
    const before = await count()
    expect(await seedDemo(made.database, demo, () => wednesdayNoon)).toBe(true)
    expect(await count()).toEqual(before)
  })

  test.each([
    ['demo', null, 'opened'],
    ['novo', null, 'opened'],
    ['teste', null, 'opened'],
    ['teste-vencido', null, ['TRIAL_TIME_OVER']],
    ['teste-encerrado', 'trial', ['FORBIDDEN']],
    ['bloqueado', 'allCourses', ['FORBIDDEN']],
    ['inadimplente', 'payment', ['FORBIDDEN']],
    ['encerrado', 'course', ['COURSE_FINISHED']],
    ['turma-encerrada', null, ['COURSE_FINISHED']],
    ['dois-cursos', null, 'opened'],
    ['residente', null, 'opened'],
    ['moderator', null, 'opened'],
  ] as const)('%s is blocked by %s, its agenda %s', async (key, reason, opened) => {
    expect(blockReasonOf(await profile(key))).toBe(reason)
    expect(await agenda(key)).toEqual(opened)
  })

  test.each([
    ['sprint', 'sprint', '/sprint', true, 'full'],
    ['pratico', 'pratico', '/practical-courses', true, 'full'],
    ['residente', 'residente', '/agenda', true, 'full'],
    ['revalida', 'revalida', '/agenda', true, 'full'],
    ['novo', 'extensivo', '/agenda', false, 'full'],
    ['continuada', 'medicina-continuada', '/agenda', false, 'continuingEducation'],
    ['ortopedia', 'ortopedia', '/agenda', false, 'orthopedics'],
  ])('%s is on the course %s', async (key, courseId, homePage, answered, onboarding) => {
    const {courses, questionnaireAnswered} = await profile(key)
    expect(courses[0]?.course).toMatchObject({_id: courseId, homePage, onboarding})
    expect(questionnaireAnswered).toBe(answered)
  })

  test.each(['super-admin', 'admin', 'commentator', 'curator', 'moderator', 'specialist'])(
    '%s has its role',
    async (role) => {
      expect((await profile(role)).roles).toEqual([role])
    },
  )

  test('one has the message of the operator before it, the others on its course have seen it', async () => {
    const shown = async (key: string) =>
      (await ask(key, '{ shouldDisplayModal { shouldExecute } }')).data.shouldDisplayModal
    expect(await shown('aviso')).toEqual({shouldExecute: true})
    for (const key of ['revalida', 'demo', 'dois-cursos']) expect(await shown(key)).toEqual({shouldExecute: false})
  })

  test('two take part in the experiment', async () => {
    const state = async (key: string) =>
      (await ask(key, '{ getCurrentStudentExperiment { state canReturnToOldVersion } }')).data
        .getCurrentStudentExperiment
    expect([await state('versao-nova'), await state('flutter'), await state('demo')]).toEqual([
      {state: 'web', canReturnToOldVersion: true},
      {state: 'flutter', canReturnToOldVersion: true},
      null,
    ])
  })

  test('one has notifications of all ages, some of them new', async () => {
    const path = '/notifications/graphql'
    const {data} = await ask('notificacoes', '{ findUserNewNotificationsAmount(userFirebaseId: "x") }', {}, path)
    expect(data).toEqual({findUserNewNotificationsAmount: expect.any(Number)})
    expect(data.findUserNewNotificationsAmount).toBeGreaterThan(0)
    const ages = Array.from({length: 35}, (_entry, index) => notificationAge(index))
    for (const [from, to] of [
      [0, 1],
      [1, 7],
      [7, 30],
      [30, 400],
    ] as const) {
      expect(ages.filter((age) => age >= from && age < to).length).toBeGreaterThan(0)
    }
    expect(ages).toEqual(ages.toSorted((a, b) => a - b))
  })

  test('the values of the remote configuration are ones that an operator may set', async () => {
    for (const [key, value] of Object.entries(demoConfig)) {
      expect(
        await operate(made.database, askedOf(['config', 'set', key, value]), {now: wednesdayNoon, file: undefined}),
      ).toEqual([`${key} set`])
    }
  })
})

test('the README lists every demo account', () => {
  const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8')
  expect(demoAccounts.filter(({key}) => !readme.includes(`${key}@`)).map(({key}) => key)).toEqual([])
})

test(
  'the demo student may have the e-mail of another demo account',
  async () => {
    const {database, drop} = await makeDatabase('pglite')
    expect(await seedDemo(database, {...demo, email: 'sprint@aristo.local'}, () => wednesdayNoon)).toBe(true)
    await drop()
  },
  timeouts.long,
)

describe('the account with a year of study', () => {
  test(
    'has a believable past, the same each time, and its sums are right',
    async () => {
      const clock = () => wednesdayNoon
      const [one, other] = await Promise.all([makeDatabase('pglite'), makeDatabase('pglite')])
      try {
        const past = async ({database}: typeof one) => {
          await seedDemo(database, demo, clock)
          const {db} = database
          expect(await verifyAggregates(db)).toEqual([])
          return db
            .selectFrom('study_day')
            .select(['calendar_date', 'questions', 'correct', 'hits', 'misses', 'studies', 'reviews', 'exams'])
            .where('profile_id', '=', 'demo-profile-desempenho')
            .orderBy('calendar_date')
            .execute()
        }
        const days = await past(one)
        expect(await past(other)).toEqual(days)
        expect(days.length).toBeGreaterThan(250)
        expect(days.at(-1)?.calendar_date).toBe('20260714')
        expect(days[0]?.calendar_date.slice(0, 4)).toBe('2025')
        const shareOf = (some: typeof days) =>
          some.reduce((sum, {correct}) => sum + correct, 0) / some.reduce((sum, {questions}) => sum + questions, 0)
        const half = Math.floor(days.length / 2)
        expect(shareOf(days.slice(half))).toBeGreaterThan(shareOf(days.slice(0, half)) + 0.05)
        expect(shareOf(days)).toBeLessThan(0.85)
        expect(days.filter(({exams}) => exams > 0).length).toBeGreaterThan(20)
      } finally {
        await Promise.all([one.drop(), other.drop()])
      }
    },
    timeouts.long,
  )
})
