import {randomUUID} from 'node:crypto'
import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {longestFeedback, npsAskedAt} from '../../domain/feedback/nps.ts'
import {surveyBody, surveyRequests} from '../../server/feedback/limits.ts'
import {surveyPermissions} from '../../server/feedback/permissions.ts'
import {type CallerRole, callerRoles} from '../../server/kernel/roles.ts'
import {askedOf, operate} from '../../server/operations/operate.ts'
import {backends, type Student, TestServer} from './support.ts'
import {surveyBodies as bodies, surveyCaller, surveyOperations as operations} from './surveysSupport.ts'

const day = 86_400_000

describe.each(backends)('the survey service on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await TestServer.open(kind, {ALLOWED_ORIGINS: 'https://produto.example'})
  })
  afterAll(() => server.close())

  const call = (...args: Parameters<ReturnType<typeof surveyCaller>>) => surveyCaller(server)(...args)
  const told = async (...args: Parameters<typeof call>) => {
    const {status, body} = await call(...args)
    return [status, body]
  }
  const isDue = async (student: Student) => (await call(student, 'GET /nps/should-execute')).body
  const run = (...words: string[]) => operate(server.database, askedOf(words), {now: server.now, file: undefined})
  const stored = {ok: true}

  describe('who may call it', () => {
    const wire: Partial<Record<CallerRole, string>> = {
      moderator: 'moderator',
      specialist: 'specialist',
      superAdmin: 'super-admin',
      admin: 'admin',
      commentator: 'commentator',
      curator: 'curator',
    }
    const cells = callerRoles.flatMap((role) => operations.map((operation) => ({role, operation})))
    test.each(cells)('$role: $operation', async ({role, operation}) => {
      const isVisitor = role === 'visitor' || role === 'diagnosticVisitor'
      const name = wire[role]
      const student = await server.student({
        roles: JSON.stringify(name === undefined ? [] : [name]),
        access_blocked: role === 'blockedStudent',
      })
      const cell = surveyPermissions[operation][role]
      const headers: Record<string, string> = role === 'diagnosticVisitor' ? {'x-diagnostic-id': 'ab'.repeat(16)} : {}
      const {status, body} = await call(isVisitor ? null : student, operation, {headers})
      if (cell === 'allowed') expect(status).toBe(200)
      else expect([status, body]).toEqual([cell === 'UNAUTHENTICATED' ? 401 : 403, JSON.stringify({error: cell})])
    })

    test('a token that is none, or over, opens nothing', async () => {
      for (const operation of operations) {
        const headers = {authorization: 'Bearer x.y.z'}
        expect((await call(null, operation, {headers})).status).toBe(401)
      }
    })

    test('pages of the configured origins may call it, others may not', async () => {
      const preflight = async (origin: string) => {
        const {headers, statusCode} = await server.app.inject({
          method: 'OPTIONS',
          url: '/nps/complete-survey',
          headers: {origin, 'access-control-request-method': 'POST'},
        })
        return [statusCode, headers['access-control-allow-origin'], headers['access-control-allow-headers']]
      }
      expect(await preflight('https://produto.example')).toEqual([
        204,
        'https://produto.example',
        'authorization, content-type, x-timezone, idempotency-key',
      ])
      expect((await preflight('https://mal.example')).slice(1)).toEqual([undefined, undefined])
    })

    test('no answer of it is kept by a cache', async () => {
      const {headers} = await call(await server.student(), 'GET /nps/should-execute')
      expect(headers['cache-control']).toBe('no-store')
    })
  })

  describe('the recommendation survey', () => {
    test('is due thirty days after joining', async () => {
      const joined = await server.student({created_at: new Date(server.now - 30 * day + 1)})
      expect(await isDue(joined)).toBe('false')
      server.now += 1
      expect(await isDue(joined)).toBe('true')
    })

    test.each([
      ['POST /nps/complete-survey', 90],
      ['POST /nps/refuse-survey', 90],
      ['POST /nps/reply-later', 7],
    ] as const)('%s: is due again after %i days', async (operation, days) => {
      const student = await server.student()
      expect(await isDue(student)).toBe('true')
      expect(await told(student, operation)).toEqual([200, JSON.stringify(stored)])
      const then = server.now
      server.now = then + days * day - 1
      expect(await isDue(student)).toBe('false')
      server.now += 1
      expect(await isDue(student)).toBe('true')
      server.now = then
    })

    test('stores an answer once, however often it is sent', async () => {
      const student = await server.student()
      const key = randomUUID()
      const body = {...bodies['POST /nps/complete-survey'], comment: '  <b>Bom</b> 😀  '}
      const answers = await Promise.all(
        [1, 2, 3].map(async () => (await call(student, 'POST /nps/complete-survey', {key, body})).status),
      )
      expect(answers).toEqual([200, 200, 200])
      const rows = await server.database.db
        .selectFrom('nps_reply')
        .selectAll()
        .where('profile_id', '=', student.profileId)
        .execute()
      expect(rows).toMatchObject([
        {score: 9, reasons: ['goodQuestions', 'dailyAgenda'], comment: '<b>Bom</b> 😀', source: 'web', in_test: false},
      ])
      const other = {...body, score: 10}
      expect(await told(student, 'POST /nps/complete-survey', {key, body: other})).toEqual([
        409,
        '{"error":"IDEMPOTENCY_KEY_REUSED"}',
      ])
    })

    test('takes one answer of a student a period, so that nobody moves the score alone', async () => {
      const student = await server.student()
      expect((await call(student, 'POST /nps/complete-survey')).status).toBe(200)
      expect(await told(student, 'POST /nps/complete-survey')).toEqual([409, '{"error":"ALREADY_ANSWERED"}'])
      const both = await server.student()
      const statuses = await Promise.all([1, 2].map(async () => (await call(both, 'POST /nps/complete-survey')).status))
      expect(statuses.toSorted()).toEqual([200, 409])
    })

    test('"later" of an old tab shortens no pause', async () => {
      const student = await server.student()
      await call(student, 'POST /nps/complete-survey')
      await call(student, 'POST /nps/reply-later')
      const state = await server.database.db
        .selectFrom('nps_state')
        .select('next_at')
        .where('profile_id', '=', student.profileId)
        .executeTakeFirstOrThrow()
      expect(state.next_at.getTime()).toBe(npsAskedAt(server.now, 'answered'))
    })

    test.each([
      [{score: 11}],
      [{score: -1}],
      [{score: 8.5}],
      [{score: '9'}],
      [{score: null}],
      [{reasons: []}],
      [{reasons: ['slowOrFailing']}],
      [{reasons: ['goodQuestions', 'goodQuestions']}],
      [{reasons: ['__proto__']}],
      [{reasons: 'goodQuestions'}],
      [{reasons: Array.from({length: 21}, () => 'goodQuestions')}],
      [{comment: ''}],
      [{comment: '   '}],
      [{comment: 'a'.repeat(longestFeedback + 1)}],
      [{comment: 7}],
      [{source: ''}],
      [{source: 'WEB'}],
      [{source: '=1+1'}],
      [{isUserParticipatingInTest: 'no'}],
      [{profileId: 'outra'}],
    ])('refuses %j', async (part) => {
      const student = await server.student()
      const body = {...bodies['POST /nps/complete-survey'], ...part}
      expect(await told(student, 'POST /nps/complete-survey', {body})).toEqual([400, '{"error":"BAD_INPUT"}'])
      expect(await isDue(student)).toBe('true')
    })

    test('keeps the longest comment, also one of characters that JSON writes in six', async () => {
      const body = {...bodies['POST /nps/complete-survey'], comment: '\u0001'.repeat(longestFeedback)}
      expect((await call(await server.student(), 'POST /nps/complete-survey', {body})).status).toBe(200)
    })
  })

  describe('hostile requests', () => {
    test('a key is wanted, and a body that is JSON and no larger than told', async () => {
      const student = await server.student()
      for (const operation of operations.filter((name) => name.startsWith('POST'))) {
        expect(await told(student, operation, {key: ''})).toEqual([400, '{"error":"BAD_INPUT"}'])
        expect((await call(student, operation, {key: 'a'.repeat(101)})).status).toBe(400)
        for (const body of ['{', '[]', '"x"', '7', '{"__proto__": {"score": 9}}'])
          expect({operation, body, status: (await call(student, operation, {body})).status}).toEqual({
            operation,
            body,
            status: 400,
          })
        const huge = JSON.stringify({comment: 'a'.repeat(surveyBody)})
        expect((await call(student, operation, {body: huge})).status).toBe(413)
      }
    })

    test('a student asks so many times a minute', async () => {
      const student = await server.student()
      const statuses: number[] = []
      for (let asked = 0; asked <= surveyRequests; asked += 1)
        statuses.push((await call(student, 'GET /nps/should-execute')).status)
      expect(statuses.filter((status) => status === 200)).toHaveLength(surveyRequests)
      expect(statuses.at(-1)).toBe(429)
      expect((await call(await server.student(), 'GET /nps/should-execute')).status).toBe(200)
    })
  })

  describe('the temporary survey', () => {
    const state = async (student: Student, headers: Record<string, string> = {}) =>
      JSON.parse((await call(student, 'GET /temporary-nps/can-execute', {headers})).body) as unknown
    const none = {canExecute: false}
    const shown = {
      canExecute: true,
      id: expect.any(String),
      title: 'Sua semana típica',
      url: 'https://forms.example/semana',
    }

    test('is shown while it is open, until it is answered, and not again on a day on which it was put off', async () => {
      const [ana, bia] = [await server.student(), await server.student()]
      expect(await state(ana)).toEqual(none)
      await call(ana, 'POST /temporary-nps/mark-survey-as-completed')
      expect(await run('survey', 'open', shown.url, shown.title)).toEqual(['"Sua semana típica" open'])
      expect(await state(ana)).toEqual(shown)
      await call(ana, 'POST /temporary-nps/mark-today-as-skiped')
      expect(await state(ana)).toEqual(none)
      expect(await state(bia)).toEqual(shown)
      const before = server.now
      // Half past three of the next morning is the same study day; the hour after it is the next one.
      server.now = Date.parse('2026-07-16T03:30:00-03:00')
      expect(await state(ana)).toEqual(none)
      server.now = Date.parse('2026-07-16T04:30:00-03:00')
      expect(await state(ana)).toEqual(shown)
      await call(ana, 'POST /temporary-nps/mark-survey-as-completed')
      await call(ana, 'POST /temporary-nps/mark-today-as-skiped')
      server.now += 3 * day
      expect(await state(ana)).toEqual(none)
      await call(bia, 'POST /temporary-nps/mark-today-as-skiped')
      server.now = before
      expect(await run('survey', 'open', 'https://forms.example/b', 'Outra')).toEqual([
        '"Sua semana típica" closed: 1 opened its form, 1 put it off',
        '"Outra" open',
      ])
      expect(await state(ana)).toMatchObject({title: 'Outra'})
      expect(await run('survey', 'close')).toEqual(['"Outra" closed: 0 opened its form, 0 put it off'])
      expect(await state(ana)).toEqual(none)
      await expect(run('survey', 'close')).rejects.toThrow('No temporary survey is open.')
    })

    test('an answer that comes late is about the survey and the day it names, also after another has opened', async () => {
      const student = await server.student()
      const read = async () => (await state(student)) as {id?: string; title?: string; canExecute: boolean}
      await run('survey', 'open', shown.url, 'Primeira')
      const {id = ''} = await read()
      await run('survey', 'open', shown.url, 'Segunda')
      const tell = (operation: (typeof operations)[number], body: object) => call(student, operation, {body})
      expect((await tell('POST /temporary-nps/mark-survey-as-completed', {survey: id})).status).toBe(200)
      expect((await tell('POST /temporary-nps/mark-today-as-skiped', {survey: 'nenhuma'})).status).toBe(200)
      expect(await read()).toMatchObject({canExecute: true, title: 'Segunda'})
      const second = {survey: (await read()).id ?? ''}
      await tell('POST /temporary-nps/mark-today-as-skiped', {...second, day: '20260101'})
      expect((await read()).canExecute).toBe(true)
      await tell('POST /temporary-nps/mark-today-as-skiped', second)
      expect(await read()).toEqual(none)
      expect(await run('survey', 'close')).toEqual(['"Segunda" closed: 0 opened its form, 1 put it off'])
    })

    test.each([{survey: ''}, {survey: 7}, {day: '2026-01-01'}, {other: 1}])('refuses %j', async (body) => {
      expect(await told(await server.student(), 'POST /temporary-nps/mark-today-as-skiped', {body})).toEqual([
        400,
        '{"error":"BAD_INPUT"}',
      ])
    })

    test.each([
      'http://forms.example',
      'javascript:alert(1)',
      'https://eu@forms.example',
      'https://a b',
      '/formulario',
    ])('has no form at %s', async (url) => {
      await expect(run('survey', 'open', url, 'Título')).rejects.toThrow('URL is the https address of a form.')
    })

    test('has a title', async () => {
      await expect(run('survey', 'open', shown.url, ' ')).rejects.toThrow('TITLE has 1 to 120 characters.')
    })
  })

  describe('features and admissions', () => {
    test('keeps the last rating that a student gave a feature', async () => {
      const student = await server.student()
      const body = bodies['POST /nps-feature/submit']
      expect((await call(student, 'POST /nps-feature/submit')).status).toBe(200)
      await call(student, 'POST /nps-feature/submit', {body: {...body, score: 2, userFeedback: ''}})
      const rows = await server.database.db
        .selectFrom('feature_feedback')
        .selectAll()
        .where('profile_id', '=', student.profileId)
        .execute()
      expect(rows).toMatchObject([{feature_id: 'decks', score: 2, comment: '', in_test: true}])
    })

    test.each([
      [{featureId: 'agenda'}],
      [{featureId: 'toString'}],
      [{score: 0}],
      [{score: 6}],
      [{score: 4.5}],
      [{userFeedback: 'a'.repeat(longestFeedback + 1)}],
      [{userFeedback: null}],
      [{more: 1}],
    ])('refuses a rating with %j', async (part) => {
      const body = {...bodies['POST /nps-feature/submit'], ...part}
      expect(await told(await server.student(), 'POST /nps-feature/submit', {body})).toEqual([
        400,
        '{"error":"BAD_INPUT"}',
      ])
    })

    test('keeps one admission of a student and year', async () => {
      const student = await server.student()
      const body = bodies['POST /student-admission']
      for (const part of [{}, {institution: 'UFRJ', uf: 'RJ'}, {year: 2027}])
        expect((await call(student, 'POST /student-admission', {body: {...body, ...part}})).status).toBe(200)
      const rows = await server.database.db
        .selectFrom('student_admission')
        .select(['year', 'institution', 'uf', 'specialty'])
        .where('profile_id', '=', student.profileId)
        .orderBy('year')
        .execute()
      expect(rows).toEqual([
        {year: 2026, institution: 'UFRJ', uf: 'RJ', specialty: 'Pediatria'},
        {year: 2027, institution: 'USP', uf: 'SP', specialty: 'Pediatria'},
      ])
    })

    test.each([
      [{institution: ''}],
      [{institution: 'a'.repeat(121)}],
      [{institution: 'USP\0'}],
      [{institution: 'USP\u202e', uf: 'XX'}],
      [{uf: 'sp'}],
      [{year: 2020}],
      [{year: 2028}],
      [{year: 2026.5}],
      [{specialty: 'Astrologia'}],
      [{email: 'x@y.z'}],
    ])('refuses an admission with %j', async (part) => {
      const body = {...bodies['POST /student-admission'], ...part}
      expect(await told(await server.student(), 'POST /student-admission', {body})).toEqual([
        400,
        '{"error":"BAD_INPUT"}',
      ])
    })
  })
})
