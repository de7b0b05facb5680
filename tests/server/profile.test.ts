import {randomUUID} from 'node:crypto'
import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {firstStudyWeek} from '../../server/profile/studyWeek.ts'
import {wednesday} from './fixture.ts'
import {
  agendaDocument,
  backends,
  cancelDeletionDocument,
  requestDeletionDocument,
  type Student,
  TestServer,
  updateProfileDocument,
} from './support.ts'

const profileDocument = `{ profile { name gender birthday mobilePhone updatedAt createdAt questionnaireAnswered onboardingStep
  graduation { institution uf yearConclusion desiredExpertise isGraduated }
  work { inHealthArea placeOfWork weeklyHours } institutionTarget { uf institution } deletionRequestedAt photoUpdatedAt
  trialEndsAt studyWeek { monday { theoreticalStudy theoreticalReview smartReview examAndMocks } } } }`

const graduation = {
  institution: 'USP',
  uf: 'SP',
  yearConclusion: 2024,
  desiredExpertise: 'Cardiologia',
  isGraduated: true,
}
const work = {inHealthArea: true, placeOfWork: 'Santa Casa', weeklyHours: 40}
const targets = [
  {uf: 'SP', institution: 'UNICAMP'},
  {uf: 'RJ', institution: 'UFRJ'},
]
const goals = {
  theoreticalStudy: {min: 5, max: 7},
  theoreticalReview: {min: 1, max: 7},
  smartReview: {min: 1, max: 7},
  exam: {min: 0, max: 1},
}
const goodWeek = firstStudyWeek(goals)
const weekWith = (kind: string, value: boolean) =>
  Object.fromEntries(Object.entries(goodWeek).map(([day, plan]) => [day, {...plan, [kind]: value}]))

describe.each(backends)('a profile on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await TestServer.open(kind)
  })
  afterAll(() => server.close())

  const update = ({token}: Student, input: object, key: string = randomUUID()) =>
    server.ask(updateProfileDocument, {input, key}, {token})
  const read = async ({token}: Student) => (await server.ask(profileDocument, {}, {token})).data?.profile

  describe('what is stored', () => {
    test('of an older shape has sensible values', async () => {
      const student = await server.student()
      const createdAt = new Date(server.now - 60 * 86_400_000).toISOString()
      expect(await read(student)).toEqual({
        name: 'Estudante Secreta',
        gender: null,
        birthday: null,
        mobilePhone: null,
        updatedAt: createdAt,
        createdAt,
        questionnaireAnswered: true,
        onboardingStep: 0,
        graduation: null,
        work: null,
        institutionTarget: [],
        deletionRequestedAt: null,
        photoUpdatedAt: null,
        trialEndsAt: null,
        studyWeek: {monday: {theoreticalStudy: true, theoreticalReview: true, smartReview: true, examAndMocks: false}},
      })
    })

    test('changes in every field, and what is absent stays', async () => {
      const student = await server.student()
      const everything = {
        name: '  Nome Novo ',
        gender: 'f',
        birthday: '1990-02-28T03:00:00.000Z',
        graduation,
        work,
        institutionTarget: targets,
        studyWeek: goodWeek,
        questionnaireAnswered: true,
        onboardingStep: -1,
      }
      expect(await update(student, everything)).toMatchObject({codes: [], data: {updateProfile: true}})
      const changed = {
        ...everything,
        name: 'Nome Novo',
        mobilePhone: null,
        updatedAt: new Date(server.now).toISOString(),
        createdAt: new Date(server.now - 60 * 86_400_000).toISOString(),
        deletionRequestedAt: null,
        photoUpdatedAt: null,
        trialEndsAt: null,
        studyWeek: {monday: goodWeek.monday},
      }
      expect(await read(student)).toEqual(changed)
      await update(student, {gender: 'm'})
      expect(await read(student)).toEqual({...changed, gender: 'm'})
      await update(student, {gender: null, birthday: null, graduation: null, work: null, institutionTarget: null})
      expect(await read(student)).toEqual({
        ...changed,
        gender: null,
        birthday: null,
        graduation: null,
        work: null,
        institutionTarget: [],
      })
    })

    test('remembers when its picture was replaced, until it is removed', async () => {
      const student = await server.student()
      expect((await update(student, {hasPhoto: true})).data).toEqual({updateProfile: true})
      expect(await read(student)).toMatchObject({photoUpdatedAt: new Date(server.now).toISOString()})
      expect((await update(student, {hasPhoto: false})).data).toEqual({updateProfile: true})
      expect(await read(student)).toMatchObject({photoUpdatedAt: null})
      expect((await update(student, {hasPhoto: null})).codes).toEqual(['BAD_INPUT'])
    })

    test('keeps the order of its targets', async () => {
      const student = await server.student()
      await update(student, {institutionTarget: targets})
      await update(student, {institutionTarget: targets.toReversed()})
      expect(await read(student)).toMatchObject({institutionTarget: targets.toReversed()})
    })
  })

  describe('what is refused', () => {
    test.each([
      ['name', {name: null}],
      ['name', {name: '   '}],
      ['name', {name: 'a'.repeat(151)}],
      ['name', {name: 'Ana\0'}],
      ['name', {name: 'Ana \ud800'}],
      ['birthday', {birthday: '1990-02-28T00:00:00.000Z'}],
      ['birthday', {birthday: '1990-02-28T03:00:00.001Z'}],
      ['birthday', {birthday: '2026-07-16T03:00:00.000Z'}],
      ['graduation.uf', {graduation: {uf: 'XX'}}],
      ['graduation.uf', {graduation: {uf: ''}}],
      ['graduation.yearConclusion', {graduation: {yearConclusion: 2004}}],
      ['graduation.yearConclusion', {graduation: {yearConclusion: 2035}}],
      ['graduation.desiredExpertise', {graduation: {desiredExpertise: 'Astrologia'}}],
      ['graduation.institution', {graduation: {uf: 'UX', institution: 'a'.repeat(151)}}],
      ['graduation.institution', {graduation: {institution: 'a\u0007'}}],
      ['work.weeklyHours', {work: {weeklyHours: -1}}],
      ['work.weeklyHours', {work: {weeklyHours: 169}}],
      ['work.placeOfWork', {work: {placeOfWork: 'a'.repeat(151)}}],
      ['institutionTarget', {institutionTarget: [targets[0], targets[0]]}],
      ['institutionTarget', {institutionTarget: [{uf: 'SP', institution: 'Nenhuma'}]}],
      ['institutionTarget', {institutionTarget: [{uf: 'RJ', institution: 'UNICAMP'}]}],
      [
        'institutionTarget',
        {institutionTarget: Array.from({length: 51}, (_entry, at) => ({uf: 'SP', institution: `${at}`}))},
      ],
      ['studyWeek', {studyWeek: null}],
      ['studyWeek.theoreticalStudy', {studyWeek: weekWith('theoreticalStudy', false)}],
      ['studyWeek.examAndMocks', {studyWeek: weekWith('examAndMocks', true)}],
      ['questionnaireAnswered', {questionnaireAnswered: null}],
      ['onboardingStep', {onboardingStep: null}],
      ['onboardingStep', {onboardingStep: -2}],
      ['onboardingStep', {onboardingStep: 11}],
    ])('refuses a wrong %s by its name: %j', async (field, input) => {
      const student = await server.student()
      const before = await read(student)
      const reply = await update(student, {gender: 'f', ...input})
      expect({codes: reply.codes, data: reply.data}).toEqual({codes: ['BAD_INPUT'], data: null})
      expect(reply.text).toContain(`"message":"${field}:`)
      expect(await read(student)).toEqual(before)
    })

    test.each([
      ['the oldest birthday', {birthday: '1900-01-01T03:00:00.000Z'}],
      ['a birthday of today', {birthday: '2026-07-15T03:00:00.000Z'}],
      ['a leap day', {birthday: '2000-02-29T03:00:00.000Z'}],
      ['the first year of graduation', {graduation: {yearConclusion: 2005}}],
      ['the last year of graduation', {graduation: {yearConclusion: 2034}}],
      ['a graduation abroad', {graduation: {uf: 'UX', institution: 'Universidad de Buenos Aires'}}],
      ['the most hours', {work: {weeklyHours: 168}}],
      ['no hours', {work: {weeklyHours: 0}}],
      ['a name of 150 characters', {name: 'a'.repeat(150)}],
      ['text that looks like code', {name: `<script>alert('1')</script>`}],
      ['nothing at all', {}],
    ])('takes %s', async (_name, input) => {
      expect(await update(await server.student(), input)).toMatchObject({codes: [], data: {updateProfile: true}})
    })

    test.each([
      ['the day before 1900', {birthday: '1899-12-31T03:00:00.000Z'}],
      ['no date', {birthday: 'ontem'}],
      ['a third gender of the wire', {gender: 'x'}],
      ['half an hour', {work: {weeklyHours: 1.5}}],
      ['a number as name', {name: 1}],
      ['an unknown field', {isPremium: true}],
      ['a role', {roles: ['admin']}],
      ['half a week', {studyWeek: {monday: goodWeek.monday}}],
    ])('%s is no input at all', async (_name, input) => {
      const student = await server.student()
      const before = await read(student)
      expect((await update(student, input)).codes).toEqual(expect.arrayContaining(['BAD_INPUT']))
      expect(await read(student)).toEqual(before)
    })
  })

  describe('its week and courses', () => {
    test('keeps what was right when it was stored', async () => {
      const stored = {...graduation, yearConclusion: 2001, desiredExpertise: 'Especialidade Antiga'}
      const student = await server.student({
        graduation: JSON.stringify(stored),
        institution_target: JSON.stringify([{uf: 'SP', institution: 'Antiga'}]),
      })
      const input = {
        graduation: {...stored, institution: 'UNESP'},
        institutionTarget: [...targets, {uf: 'SP', institution: 'Antiga'}],
      }
      expect((await update(student, input)).codes).toEqual([])
      expect(await read(student)).toMatchObject(input)
    })

    test('a kind that the course hides is on no day', async () => {
      const {db} = server.database
      const hiding = {...goals, exam: {min: 0, max: 0}}
      await db
        .updateTable('course')
        .set({week_goals: JSON.stringify(hiding)})
        .where('id', '=', 'curso')
        .execute()
      const student = await server.student()
      expect((await update(student, {studyWeek: goodWeek})).text).toContain('studyWeek.examAndMocks')
      expect((await update(student, {studyWeek: weekWith('examAndMocks', false)})).codes).toEqual([])
      await db
        .updateTable('course')
        .set({week_goals: JSON.stringify(goals)})
        .where('id', '=', 'curso')
        .execute()
    })

    test('a changed week leaves the agenda of the day as it is, and counts from the next day', async () => {
      const student = await server.student()
      const ask = () => server.ask(agendaDocument, {calendarDate: wednesday}, {token: student.token})
      const before = await ask()
      const mondaysOff = {...goodWeek, wednesday: {...goodWeek.wednesday, theoreticalReview: false, smartReview: false}}
      expect((await update(student, {studyWeek: mondaysOff})).codes).toEqual([])
      expect((await ask()).data).toEqual(before.data)
    })
  })

  describe('its deletion', () => {
    test('changes nothing once the time to take its deletion back is over', async () => {
      const student = await server.student()
      await server.ask(requestDeletionDocument, {key: 'pedido'}, {token: student.token})
      expect((await update(student, {gender: 'f'})).data).toEqual({updateProfile: true})
      await server.database.db
        .updateTable('profile')
        .set({deletion_requested_at: new Date(server.now - 15 * 86_400_000)})
        .where('id', '=', student.profileId)
        .execute()
      expect(await update(student, {gender: 'm'})).toMatchObject({codes: [], data: {updateProfile: false}})
      expect(await read(student)).toMatchObject({gender: 'f'})
    })

    test('asks for its deletion once, and takes it back', async () => {
      const student = await server.student()
      const {token} = student
      const at = new Date(server.now).toISOString()
      const first = await server.ask(requestDeletionDocument, {key: 'pedido'}, {token})
      expect(first.data).toEqual({requestAccountDeletion: at})
      server.now += 60_000
      expect((await server.ask(requestDeletionDocument, {key: 'outro'}, {token})).data).toEqual(first.data)
      expect(await read(student)).toMatchObject({deletionRequestedAt: at})
      expect((await server.ask(cancelDeletionDocument, {key: 'volta'}, {token})).data).toEqual({
        cancelAccountDeletion: true,
      })
      expect(await read(student)).toMatchObject({deletionRequestedAt: null})
      // The late repeat of a request does not ask again.
      expect((await server.ask(requestDeletionDocument, {key: 'pedido'}, {token})).data).toEqual(first.data)
      expect(await read(student)).toMatchObject({deletionRequestedAt: null})
      server.now -= 60_000
    })
  })

  describe('hostile input', () => {
    test('holds against inputs of all kinds', async () => {
      const student = await server.student()
      const values = [
        null,
        '',
        'a',
        0,
        -1,
        1e9,
        1.5,
        true,
        [],
        {},
        [[]],
        '\0',
        '\ud800',
        '😀'.repeat(80),
        'a'.repeat(10_000),
        '1990-01-01T03:00:00Z',
        '2000-02-30T03:00:00Z',
        {uf: 'SP'},
        [{uf: '\0', institution: '\ud800'}],
        [{uf: 'SP', institution: 'USP'}],
        {weeklyHours: 2_147_483_647},
        {yearConclusion: -2_147_483_648},
        {placeOfWork: '\u2028'},
        goodWeek,
      ]
      const fields = [
        'name',
        'gender',
        'birthday',
        'graduation',
        'work',
        'institutionTarget',
        'studyWeek',
        'questionnaireAnswered',
        'onboardingStep',
      ]
      for (const field of fields) {
        for (const value of values) {
          const reply = await update(student, {[field]: value})
          expect({field, value, status: reply.status}).toEqual({
            field,
            value,
            status: expect.toSatisfy((status) => status < 500),
          })
          expect(reply.codes).not.toContain('INTERNAL')
        }
      }
      expect((await server.ask(profileDocument, {}, {token: student.token})).codes).toEqual([])
    })
  })
})
