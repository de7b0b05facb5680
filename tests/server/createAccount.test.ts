import {randomUUID} from 'node:crypto'
import {afterAll, beforeAll, beforeEach, describe, expect, test} from 'vitest'
import {accountInput, backends, createAccountDocument, TestServer} from './support.ts'

const profileDocument = `{ profile { name email isPremium trialFinished trialEndsAt questionnaireAnswered onboardingStep roles
  institutionTarget { uf } courses { status course { _id } } studyWeek { monday { theoreticalStudy examAndMocks } } } }`

describe.each(backends)('a registration on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await TestServer.open(kind)
  })
  afterAll(() => server.close())
  beforeEach(() => {
    // The limit on registrations of one network counts a quarter of an hour.
    server.now += 3_600_000
  })

  const create = (input: object, key: string = randomUUID()) => server.ask(createAccountDocument, {input, key})
  const freshEmail = () => `${randomUUID()}@exemplo.br`
  const usersOf = (email: string) =>
    server.database.db.selectFrom('identity_user').selectAll().where('email', '=', email).execute()
  const profilesOf = (email: string) =>
    server.database.db.selectFrom('profile').selectAll().where('email', '=', email).execute()

  test('makes an account in its trial, on the chosen course, before its onboarding', async () => {
    const email = freshEmail()
    const reply = await create({...accountInput(` ${email.toUpperCase()} `), name: '  Ana Novata '})
    expect(reply).toMatchObject({
      status: 200,
      codes: [],
      data: {createAccount: {uid: expect.stringMatching(/^\w{28}$/)}},
    })
    const [user] = await usersOf(email)
    expect(reply.data).toEqual({createAccount: {uid: user?.uid}})
    const token = await server.token(user?.uid ?? '', email)
    expect((await server.ask(profileDocument, {}, {token})).data?.profile).toEqual({
      name: 'Ana Novata',
      email,
      isPremium: false,
      trialFinished: false,
      trialEndsAt: new Date(server.now + 15 * 86_400_000).toISOString(),
      questionnaireAnswered: false,
      onboardingStep: 0,
      roles: [],
      institutionTarget: [],
      courses: [{status: 'active', course: {_id: 'curso'}}],
      studyWeek: {monday: {theoreticalStudy: true, examAndMocks: true}},
    })
  })

  test.each([
    ['an e-mail without text before the @', {email: '@exemplo.br'}, 'INVALID_EMAIL'],
    ['an e-mail without @', {email: 'ana.exemplo.br'}, 'INVALID_EMAIL'],
    ['an e-mail of two @', {email: 'ana@b@exemplo.br'}, 'INVALID_EMAIL'],
    ['an empty e-mail', {email: ''}, 'INVALID_EMAIL'],
    ['an endless e-mail', {email: `${'a'.repeat(300)}@exemplo.br`}, 'INVALID_EMAIL'],
    ['an e-mail with the character zero', {email: 'ana\0@exemplo.br'}, 'INVALID_EMAIL'],
    ['a password of seven characters', {password: 'pitanga'}, 'WEAK_PASSWORD'],
    ['a password of the most used', {password: 'Abcd1234'}, 'WEAK_PASSWORD'],
    ['the name as password', {password: 'ananovata1'}, 'WEAK_PASSWORD'],
    ['an empty password', {password: ''}, 'WEAK_PASSWORD'],
    ['seven characters outside of the basic plane', {password: '😀😀😀😀😀😀😀'}, 'WEAK_PASSWORD'],
    ['an endless password', {password: 'a'.repeat(1_001)}, 'BAD_INPUT'],
    ['an empty name', {name: '   '}, 'BAD_INPUT'],
    ['a name of 71 characters', {name: `Ana ${'a'.repeat(67)}`}, 'BAD_INPUT'],
    ['a first name of 36 characters', {name: `${'A'.repeat(36)} Novata`}, 'BAD_INPUT'],
    ['a name with the character zero', {name: 'Ana\0'}, 'BAD_INPUT'],
    ['a name with half a character', {name: 'Ana \ud800'}, 'BAD_INPUT'],
    ['an unknown course', {courseId: 'nenhum'}, 'NOT_FOUND'],
    ['a course that is no id', {courseId: ''}, 'BAD_INPUT'],
  ])('refuses %s and makes nothing', async (_name, wrong, code) => {
    const email = freshEmail()
    const reply = await create({...accountInput(email), ...wrong})
    expect({status: reply.status, codes: reply.codes, data: reply.data}).toEqual({
      status: 200,
      codes: [code],
      data: null,
    })
    expect(await usersOf(email)).toEqual([])
    expect(await profilesOf(email)).toEqual([])
  })

  test.each([
    ['a name of 70 characters', {name: `Ana ${'a'.repeat(66)}`}],
    ['a first name of 35 characters', {name: `${'A'.repeat(35)} Novata`}],
    ['a password of eight characters', {password: 'pitangas'}],
  ])('takes %s', async (_name, fields) => {
    expect((await create({...accountInput(freshEmail()), ...fields})).codes).toEqual([])
  })

  test.each([
    ['pitanga', 'Password should be at least 8 characters'],
    ['iloveyou', 'Password is among the most used ones'],
    ['Novata2026', 'Password is the name or the address of its owner'],
  ])('tells why "%s" is too weak', async (password, reason) => {
    expect((await create({...accountInput(freshEmail()), password})).text).toContain(`"message":"${reason}"`)
  })

  test('refuses an e-mail that is in use, in any case', async () => {
    const email = freshEmail()
    await create(accountInput(email))
    for (const same of [email, email.toUpperCase()]) {
      expect((await create({...accountInput(same), password: 'outra-senha'})).codes).toEqual(['EMAIL_IN_USE'])
    }
    expect(await usersOf(email)).toHaveLength(1)
    expect(await profilesOf(email)).toHaveLength(1)
  })

  test('repeated ten times gives the first uid', async () => {
    const input = accountInput(freshEmail())
    const first = await create(input, 'a-mesma')
    for (let turn = 0; turn < 9; turn += 1) {
      expect(await create(input, 'a-mesma')).toMatchObject({codes: [], data: first.data})
    }
    expect(await usersOf(input.email)).toHaveLength(1)
  })

  test('sent by fifty clicks at once makes one account', async () => {
    const input = accountInput(freshEmail())
    const key = randomUUID()
    const replies = await Promise.all(Array.from({length: 50}, () => create(input, key)))
    expect(replies.flatMap(({codes}) => codes)).toEqual([])
    expect(new Set(replies.map(({text}) => text)).size).toBe(1)
    expect(await usersOf(input.email)).toHaveLength(1)
    expect(await profilesOf(input.email)).toHaveLength(1)
  })

  test('refuses its key for another person', async () => {
    const key = randomUUID()
    await create(accountInput(freshEmail()), key)
    expect((await create(accountInput(freshEmail()), key)).codes).toEqual(['IDEMPOTENCY_KEY_REUSED'])
  })

  test.each(['', 'a'.repeat(101), 'com espaço'])('refuses the key %j', async (key) => {
    expect((await create(accountInput(freshEmail()), key)).codes).toEqual(['BAD_INPUT'])
  })

  test('a refused one may be sent again with the same key, corrected', async () => {
    const key = randomUUID()
    const input = accountInput(freshEmail())
    expect((await create({...input, password: '123'}, key)).codes).toEqual(['WEAK_PASSWORD'])
    expect((await create(input, key)).codes).toEqual([])
  })

  test('that fails half way leaves no account, and its repeat makes both', async () => {
    const {db} = server.database
    const input = accountInput(freshEmail())
    const key = randomUUID()
    await db.schema.alterTable('student_course').renameTo('student_course_away').execute()
    const broken = await create(input, key)
    await db.schema.alterTable('student_course_away').renameTo('student_course').execute()
    expect(broken.codes).toEqual(['INTERNAL'])
    expect(await usersOf(input.email)).toEqual([])
    expect((await create(input, key)).codes).toEqual([])
    expect(await profilesOf(input.email)).toHaveLength(1)
  })

  test('keeps nothing of the password but its argon2id hash', async () => {
    const {db} = server.database
    const password = 'senha-muito-secreta'
    const input = {...accountInput(freshEmail()), password}
    const key = randomUUID()
    await create(input, key)
    const kept = await db.selectFrom('visitor_idempotency').selectAll().where('key', '=', key).execute()
    expect(JSON.stringify(kept)).not.toContain(password)
    const other = await create({...input, password: 'uma-outra'}, key)
    expect(other.codes).toEqual([])
    const [user] = await usersOf(input.email)
    expect(user?.password_hash).toMatch(/^\$argon2id\$/)
  })

  test('is refused after a hundred from one network', async () => {
    const replies = []
    for (let turn = 0; turn < 101; turn += 1) replies.push(await create({...accountInput('sem-arroba'), password: 'x'}))
    expect(new Set(replies.slice(0, 100).flatMap(({codes}) => codes))).toEqual(new Set(['INVALID_EMAIL']))
    const last = replies.at(-1)
    expect({status: last?.status, codes: last?.codes}).toEqual({status: 429, codes: ['RATE_LIMITED']})
  })

  test('straight at the identity provider gets a profile on the first course at the first request', async () => {
    const email = freshEmail()
    const signedUp = await server.app.inject({
      method: 'POST',
      url: '/identitytoolkit.googleapis.com/v1/accounts:signUp?key=local',
      payload: {email, password: 'segredo-1', returnSecureToken: true},
    })
    const {idToken}: {idToken: string} = signedUp.json()
    const reply = await server.ask(profileDocument, {}, {token: idToken})
    expect(reply.data?.profile).toMatchObject({
      email,
      questionnaireAnswered: false,
      onboardingStep: 0,
      courses: [{course: {_id: 'curso'}, status: 'active'}],
    })
  })
})
