import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {backends, swapDocument, type Student, TestServer} from './support.ts'
import {timeouts} from '../support/timeouts.ts'

const modalDocument = '{ shouldDisplayModal { shouldExecute title text } }'
const seenDocument = 'mutation ($key: ID!) { markModalAsSeen(idempotencyKey: $key) }'
const experimentDocument = '{ getCurrentStudentExperiment { state canReturnToOldVersion customToken } }'
const stateDocument = `mutation ($state: String!, $key: ID!) {
  updateUserExperimentState(input: {state: $state}, idempotencyKey: $key) }`
const premiumDocument = '{ getPremiumCoursesForUser { courseId title description image } }'
const coursesDocument = '{ profile { courses { status course { _id } } } }'

const nothing = {shouldExecute: false, title: '', text: []}
const day = 86_400_000

describe.each(backends)('the shell on %s', (kind) => {
  let server: TestServer

  beforeAll(async () => {
    server = await TestServer.open(kind)
    await server.course('outro')
    await server.course('terceiro')
  })
  afterAll(() => server.close())

  const mutate = async ({token}: Student, document: string, variables: Record<string, unknown>) => {
    const {codes, data} = await server.ask(document, variables, {token})
    return codes.length > 0 ? codes : Object.values(data ?? {})[0]
  }
  const swap = (student: Student, courseId: string, key = courseId) => mutate(student, swapDocument, {courseId, key})
  const coursesOf = async ({token}: Student) => {
    const {data} = await server.ask(coursesDocument, {}, {token})
    const profile = data?.profile as {courses: {status: string; course: {_id: string}}[]}
    return profile.courses.map(({status, course}) => `${course._id} ${status}`)
  }
  const give = (student: Student, courseId: string, position: number, status = 'active') =>
    server.database.db
      .insertInto('student_course')
      .values({profile_id: student.profileId, course_id: courseId, position, status})
      .execute()
  const three = async (fields = {}, status = 'active') => {
    const student = await server.student(fields, status)
    await give(student, 'outro', 1)
    await give(student, 'terceiro', 2)
    return student
  }

  describe('courses', () => {
    test('the chosen one comes first and the others keep their order', async () => {
      const student = await three()
      expect(await swap(student, 'terceiro')).toBe(true)
      expect(await coursesOf(student)).toEqual(['terceiro active', 'curso active', 'outro active'])
      expect(await swap(student, 'curso')).toBe(true)
      expect(await coursesOf(student)).toEqual(['curso active', 'terceiro active', 'outro active'])
      expect(await swap(student, 'curso', 'again')).toBe(true)
      expect(await coursesOf(student)).toEqual(['curso active', 'terceiro active', 'outro active'])
    })

    test('a repeat is answered as the first time and undoes no later switch', async () => {
      const student = await three()
      expect(await swap(student, 'outro', 'um')).toBe(true)
      expect(await swap(student, 'terceiro', 'dois')).toBe(true)
      expect(await swap(student, 'outro', 'um')).toBe(true)
      expect(await coursesOf(student)).toEqual(['terceiro active', 'outro active', 'curso active'])
      expect(await swap(student, 'curso', 'um')).toEqual(['IDEMPOTENCY_KEY_REUSED'])
    })

    test('fifty clicks at once are one switch', async () => {
      const student = await three()
      const replies = await Promise.all(Array.from({length: 50}, () => swap(student, 'terceiro', 'clique')))
      expect(new Set(replies)).toEqual(new Set([true]))
      expect(await coursesOf(student)).toEqual(['terceiro active', 'curso active', 'outro active'])
    })

    test.each([
      ['is finished', 'finished', {}],
      ['is not paid for', 'blocked_due_payment', {}],
      ['ended its trial', 'active', {trial_finished: true}],
    ])('a course that %s can be left', async (_name, status, fields) => {
      const student = await three(fields, status)
      expect(await swap(student, 'outro')).toBe(true)
      expect((await coursesOf(student))[0]).toBe('outro active')
    })

    test('who is blocked for all courses stays where they are', async () => {
      const student = await three({access_blocked: true})
      expect(await swap(student, 'outro')).toEqual(['FORBIDDEN'])
      expect(await coursesOf(student)).toEqual(['curso active', 'outro active', 'terceiro active'])
    })

    test.each([['a course of nobody'], ['outro'], [''], ['x'.repeat(201)], ['curso\u0000']])(
      'the id %j that is not theirs changes nothing',
      async (courseId) => {
        const student = await server.student()
        const isShape = courseId.length > 0 && courseId.length <= 200 && !courseId.includes('\0')
        expect(await swap(student, courseId, 'k')).toEqual([isShape ? 'NOT_FOUND' : 'BAD_INPUT'])
        expect(await coursesOf(student)).toEqual(['curso active'])
      },
    )

    test('with a page of their own are listed by title, those that can be opened alone', async () => {
      const page = (title: string) => ({
        premium: JSON.stringify({title, description: `Sobre ${title}.`, image: `/media/${title}.svg`}),
      })
      for (const [id, title] of [
        ['prem-b', 'Beta'],
        ['prem-a', 'Alfa'],
        ['prem-c', 'Caro'],
        ['prem-f', 'Feito'],
        ['prem-de-outro', 'De outro'],
      ] as const)
        await server.course(id, page(title))
      const student = await three()
      const other = await server.student()
      await give(other, 'prem-de-outro', 1)
      await give(student, 'prem-b', 3)
      await give(student, 'prem-a', 4)
      await give(student, 'prem-c', 5, 'blocked_due_payment')
      await give(student, 'prem-f', 6, 'finished')
      const listed = async ({token}: Student) => (await server.ask(premiumDocument, {}, {token})).data
      const of = (courseId: string, title: string) => ({
        courseId,
        title,
        description: `Sobre ${title}.`,
        image: `/media/${title}.svg`,
      })
      expect(await listed(student)).toEqual({
        getPremiumCoursesForUser: [of('prem-a', 'Alfa'), of('prem-b', 'Beta')],
      })
      expect(await listed(other)).toEqual({getPremiumCoursesForUser: [of('prem-de-outro', 'De outro')]})
      expect(await swap(student, 'prem-b')).toBe(true)
      expect(await listed(student)).toEqual({
        getPremiumCoursesForUser: [of('prem-a', 'Alfa'), of('prem-b', 'Beta')],
      })
      expect(await swap(student, 'prem-de-outro')).toEqual(['NOT_FOUND'])
    })

    test('carry what the content pack says of their look', async () => {
      const fields = {
        color_palette: 'teal',
        logo: '/logo.svg',
        onboarding: 'orthopedics',
        hides_institution_target: true,
      } as const
      await server.course('ortopedia', fields)
      const student = await server.student()
      const document =
        '{ coursesManyInfo(ids: ["ortopedia", "curso"]) { colorPalette logo onboarding hidesInstitutionTarget } }'
      const {data} = await server.ask(document, {}, {token: student.token})
      expect(data?.coursesManyInfo).toEqual([
        {colorPalette: 'teal', logo: '/logo.svg', onboarding: 'orthopedics', hidesInstitutionTarget: true},
        {colorPalette: null, logo: null, onboarding: 'full', hidesInstitutionTarget: false},
      ])
    })
  })

  describe('the message of the operator', () => {
    const publish = (id: string, fields: object = {}) =>
      server.database.db
        .insertInto('operator_modal')
        .values({
          id,
          title: `Aviso ${id}`,
          lines: JSON.stringify(['Primeira linha.', 'Segunda.']),
          course_id: null,
          role: null,
          starts_at: new Date(server.now - day),
          ends_at: null,
          ...fields,
        })
        .execute()
    const shown = async ({token}: Student) => (await server.ask(modalDocument, {}, {token})).data?.shouldDisplayModal
    const modal = (id: string) => ({shouldExecute: true, title: `Aviso ${id}`, text: ['Primeira linha.', 'Segunda.']})
    const clear = () => server.database.db.deleteFrom('operator_modal').execute()

    test('is shown until it was seen, once for each student', async () => {
      const [ana, bia] = [await server.student(), await server.student()]
      expect(await shown(ana)).toEqual(nothing)
      await publish('a')
      expect([await shown(ana), await shown(ana)]).toEqual([modal('a'), modal('a')])
      expect(await mutate(ana, seenDocument, {key: 'k'})).toBe(true)
      expect([await shown(ana), await shown(bia)]).toEqual([nothing, modal('a')])
      await clear()
    })

    test('a repeated mark does not hide the message that follows', async () => {
      const ana = await server.student()
      await publish('a', {starts_at: new Date(server.now - 2 * day)})
      await publish('b')
      expect(await shown(ana)).toEqual(modal('a'))
      await Promise.all(Array.from({length: 20}, () => mutate(ana, seenDocument, {key: 'k'})))
      expect(await shown(ana)).toEqual(modal('b'))
      await clear()
      expect(await mutate(ana, seenDocument, {key: 'none'})).toBe(true)
    })

    test.each([
      ['of another course', {course_id: 'outro'}],
      ['for a role the student does not have', {role: 'admin'}],
      ['that is not due yet', {starts_at: new Date(Date.UTC(2100, 0))}],
      ['whose time is over', {ends_at: new Date(Date.UTC(2020, 0))}],
    ])('one %s is not shown', async (_name, fields) => {
      await publish('x', fields)
      expect(await shown(await server.student())).toEqual(nothing)
      await clear()
    })

    test('reaches the students of its course, those of its role, and who is blocked', async () => {
      await publish('x', {course_id: 'curso', role: 'curator'})
      const staff = await server.student({roles: '["curator"]', access_blocked: true})
      expect([await shown(staff), await shown(await server.student())]).toEqual([modal('x'), nothing])
      await clear()
    })
  })

  describe('the experiment', () => {
    const join = (student: Student, state: string, canReturn: boolean) =>
      server.database.db
        .insertInto('student_experiment')
        .values({profile_id: student.profileId, state, can_return_to_old_version: canReturn})
        .execute()
    const experiment = async ({token}: Student) =>
      (await server.ask(experimentDocument, {}, {token})).data?.getCurrentStudentExperiment
    const move = (student: Student, state: string, key = 'k') => mutate(student, stateDocument, {state, key})

    test('is nothing for who takes no part', async () => {
      const student = await server.student()
      expect(await experiment(student)).toBeNull()
      expect(await move(student, 'flutter')).toEqual(['NOT_FOUND'])
    })

    test('moves the student to the other version and signs in there', async () => {
      const student = await server.student()
      await join(student, 'web', true)
      expect(await move(student, 'flutter')).toBe(true)
      expect(await experiment(student)).toEqual({
        state: 'flutter',
        canReturnToOldVersion: true,
        customToken: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
      })
    })

    test('signs in by its token as nobody else', async () => {
      const student = await server.student()
      await join(student, 'flutter', false)
      const {customToken} = (await experiment(student)) as {customToken: string}
      const reply = await server.app.inject({
        method: 'POST',
        url: '/identitytoolkit.googleapis.com/v1/accounts:signInWithCustomToken?key=local',
        payload: {token: customToken, returnSecureToken: true},
      })
      const {idToken} = reply.json() as {idToken: string}
      const {data} = await server.ask('{ profile { uid } }', {}, {token: idToken})
      expect(data).toEqual({profile: {uid: student.uid}})
    })

    test('keeps who may not return where they are, and answers a repeat as the first time', async () => {
      const student = await server.student()
      await join(student, 'flutter', false)
      expect(await move(student, 'web')).toEqual(['FORBIDDEN'])
      expect(await move(student, 'flutter', 'same')).toBe(true)
      const free = await server.student()
      await join(free, 'web', true)
      await move(free, 'flutter', 'um')
      await move(free, 'web', 'dois')
      expect(await move(free, 'flutter', 'um')).toBe(true)
      expect(await experiment(free)).toMatchObject({state: 'web'})
    })

    test.each(['', ' ', '9', 'a b', 'x'.repeat(41), '<script>', 'web\u0000'])('%j is no version', async (state) => {
      const student = await server.student()
      await join(student, 'web', true)
      expect(await move(student, state)).toEqual(['BAD_INPUT'])
      expect(await experiment(student)).toMatchObject({state: 'web'})
    })
  })
})

test('a Firebase project has no local sign-in that a token could open', {timeout: timeouts.process}, async () => {
  const options = {apiKey: 'k', projectId: 'aristo-prod', appId: '1:1:web:1'}
  const server = await TestServer.open('pglite', {FIREBASE_WEB_CONFIG: JSON.stringify(options)})
  const routes = server.app.printRoutes()
  expect(routes).not.toContain('signInWithCustomToken')
  await server.close()
})
