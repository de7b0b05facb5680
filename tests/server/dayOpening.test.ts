import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {addDays} from '../../domain/shared/studyDay.ts'
import {wednesday, wednesdayNoon} from './fixture.ts'
import {backends, dayOpeningDocument, questionsDocument, type Student, TestServer} from './support.ts'

type Opening = {agenda: {_id: string; calendarDate: string}; questions: {_id: string}[]}

describe.each(backends)('the day in one reply on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await TestServer.open(kind)
  })
  afterAll(() => server.close())

  const open = async ({token}: Student, calendarDate: string | null = null, timeZone = 'America/Sao_Paulo') => {
    const {data, codes} = await server.ask(
      dayOpeningDocument,
      {calendarDate},
      {token, headers: {'x-timezone': timeZone}},
    )
    return {opening: data?.dayOpening as Opening | undefined, codes}
  }

  test('it is what the agenda and its first questions are, asked for one by one', async () => {
    const student = await server.student()
    const {opening} = await open(student)
    const agenda = await server.agenda(student.token, wednesday)
    const ids = agenda.theoreticalStudy[0]?.questions ?? []
    const variables = {ids, calendarDate: wednesday, type: 'question', activity: agenda._id}
    const {data} = await server.ask(questionsDocument, variables, student)
    expect(opening).toEqual({agenda, questions: data?.questionMany})
    expect(opening?.questions.map(({_id}) => _id)).toEqual(ids)
  })

  test('a day without a study begins with its smart review', async () => {
    const plan = {theoreticalStudy: false, theoreticalReview: false, smartReview: true, examAndMocks: false}
    const week = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'].map((day) => [
      day,
      plan,
    ])
    const student = await server.student({study_week: JSON.stringify(Object.fromEntries(week))})
    const {opening} = await open(student)
    const agenda = await server.agenda(student.token, wednesday)
    expect(opening?.questions.map(({_id}) => _id)).toEqual(agenda.smartReview?.questions)
  })

  test('a day with nothing to study has no questions', async () => {
    const plan = {theoreticalStudy: false, theoreticalReview: false, smartReview: false, examAndMocks: false}
    const week = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'].map((day) => [
      day,
      plan,
    ])
    const student = await server.student({study_week: JSON.stringify(Object.fromEntries(week))})
    expect(await open(student)).toMatchObject({opening: {questions: []}, codes: []})
  })

  test('the day is that of the server in the zone of the student, whatever the device believes', async () => {
    const student = await server.student()
    expect((await open(student, addDays(wednesday, 1))).opening?.agenda.calendarDate).toBe(wednesday)
    expect((await open(student, 'amanhã')).opening?.agenda.calendarDate).toBe(wednesday)
    const before = server.now
    server.now = wednesdayNoon + 13 * 3_600_000
    // Logins of noon have ended.
    const late = await server.student()
    expect((await open(late)).opening?.agenda.calendarDate).toBe(wednesday)
    server.now = before
  })

  test('a past day that was never composed is refused as the agenda refuses it', async () => {
    const student = await server.student()
    expect(await open(student, addDays(wednesday, -1))).toEqual({
      opening: undefined,
      codes: ['NO_AGENDA_CREATION_ON_PAST_DAYS'],
    })
  })

  test('both come to the same day when two ask at once', async () => {
    const student = await server.student()
    const [one, other] = await Promise.all([open(student), server.agenda(student.token, wednesday)])
    expect(one.opening?.agenda).toEqual(other)
  })
})
