import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {addDays} from '../../domain/shared/studyDay.ts'
import {questionsAtOnce} from '../../domain/agenda/firstQuestions.ts'
import {addFullExams, addMock, examWeek} from './examFixture.ts'
import {Sitting} from './examSupport.ts'
import {wednesday} from './fixture.ts'
import {backends, type Student, TestServer} from './support.ts'

const document = `query ($address: String!) { dayOpening(address: $address) {
  agenda { _id mocks exams } questions { _id }
  fullExam { _id questions examTemplate } mockExam { _id startedAt questions mockExamTemplate } smartExam { _id questions } } }`

type Opened = {readonly _id: string; readonly questions: readonly string[]}
type Opening = {
  readonly agenda: {readonly _id: string}
  readonly questions: readonly {readonly _id: string}[]
  readonly fullExam: Opened | null
  readonly mockExam: (Opened & {readonly startedAt: string | null}) | null
  readonly smartExam: Opened | null
}

const some = (lesson: string, count: number) =>
  Array.from({length: count}, (_, index) => `${lesson}-${String(index).padStart(2, '0')}`)

/** More than are seen first. */
const long = [...some('longa', 12), ...some('media', 5), ...some('alta', 5), ...some('futura', 3)]

describe.each(backends)('an exam in the reply that a page opens with on %s', (kind) => {
  let server: TestServer
  let mock: string
  beforeAll(async () => {
    server = await TestServer.open(kind)
    await addFullExams(server, [{id: 'usp-2024', uf: 'SP', institution: 'USP', year: 2024, questions: long}])
    mock = await addMock(server, long)
  })
  afterAll(() => server.close())

  const open = async ({token}: Student, address: string) => {
    const {data, codes} = await server.ask(document, {address}, {token})
    return {opening: data?.dayOpening as Opening | undefined, codes}
  }
  const idsOf = (opening: Opening | undefined) => opening?.questions.map(({_id}) => _id)

  test('a mock exam that has not started comes without questions, and is the one that is read afterwards', async () => {
    const student = await server.student({study_week: examWeek})
    const {opening} = await open(student, '/agenda/simulado')
    expect(opening).toMatchObject({
      mockExam: {startedAt: null, questions: [], mockExamTemplate: mock},
      fullExam: null,
      smartExam: null,
      questions: [],
    })
    const {id} = await Sitting.open(server, mock, student)
    expect(opening?.mockExam?._id).toBe(id)
  })

  test('of one that runs the group of the question in the address comes along', async () => {
    const student = await server.student({study_week: examWeek})
    const sitting = await Sitting.open(server, mock, student)
    await sitting.start()
    const {opening} = await open(student, '/agenda/simulado')
    expect([opening?.mockExam?._id, idsOf(opening)]).toEqual([sitting.id, long.slice(0, questionsAtOnce)])
    const named = `/agenda/simulado?date=${wednesday}&a=${sitting.id}&id=${long.at(-1)}`
    expect(idsOf((await open(student, named)).opening)).toEqual(long.slice(questionsAtOnce))
  })

  test('a full exam by its id and its questions', async () => {
    const student = await server.student()
    const day = await server.agenda(student.token, wednesday)
    await server.database.db.updateTable('agenda').set({exam_id: 'usp-2024'}).where('id', '=', day._id).execute()
    const {opening} = await open(student, '/agenda/prova')
    expect(opening?.fullExam).toEqual({_id: expect.any(String), questions: long, examTemplate: 'usp-2024'})
    expect(idsOf(opening)).toEqual(long.slice(0, questionsAtOnce))
    const again = await open(student, `/agenda/prova?a=${opening?.fullExam?._id}`)
    expect(again.opening?.fullExam).toEqual(opening?.fullExam)
  })

  test('a day without an exam of the kind opens without one', async () => {
    const student = await server.student({study_week: examWeek})
    const {opening, codes} = await open(student, '/agenda/simulado-inteligente')
    expect(codes).toEqual([])
    expect(opening).toMatchObject({questions: [], fullExam: null, mockExam: null, smartExam: null})
  })

  test('the exam of another student is as unknown as none', async () => {
    const sitting = await Sitting.open(server, mock, await server.student({study_week: examWeek}))
    const other = await server.student({study_week: examWeek})
    for (const route of ['simulado', 'prova', 'simulado-inteligente'])
      for (const activity of [sitting.id, 'nenhum'])
        expect(await open(other, `/agenda/${route}?a=${activity}`)).toEqual({opening: undefined, codes: ['NOT_FOUND']})
  })

  test.each([
    ['without a path', 'agenda/simulado'],
    ['of another host', '//outro.test/agenda/simulado'],
    ['longer than any', `/agenda?${'x'.repeat(2_000)}`],
  ])('an address %s is refused', async (_name, address) => {
    expect((await open(await server.student(), address)).codes).toEqual(['BAD_INPUT'])
  })

  test.each(['/', '/agenda', `/agenda/estudo-teorico/alta/questao?date=${wednesday}`])(
    'an address of the day, %s, opens with the day and its questions',
    async (address) => {
      const {opening} = await open(await server.student(), address)
      expect(opening).toMatchObject({fullExam: null, mockExam: null, smartExam: null})
      expect(opening?.questions.length).toBeGreaterThan(0)
    },
  )

  test('any other address opens with the day alone, without questions that it does not show', async () => {
    const student = await server.student()
    const {opening} = await open(student, `/desempenho/geral?a=nenhum&date=${wednesday}`)
    const {_id} = await server.agenda(student.token, wednesday)
    expect(opening).toMatchObject({agenda: {_id}, fullExam: null, mockExam: null, smartExam: null, questions: []})
  })

  test('the day of the address is the one that counts, not the one beside it', async () => {
    const student = await server.student()
    const both = `query ($address: String, $calendarDate: String) {
      dayOpening(address: $address, calendarDate: $calendarDate) { agenda { calendarDate } } }`
    const past = addDays(wednesday, -1)
    const opened = (address: string, calendarDate: string) => server.ask(both, {address, calendarDate}, student)
    expect(await opened(`/agenda?date=${wednesday}`, past)).toMatchObject({
      data: {dayOpening: {agenda: {calendarDate: wednesday}}},
    })
    // A past day that was never composed.
    expect(await opened(`/agenda?date=${past}`, wednesday)).toMatchObject({codes: ['NO_AGENDA_CREATION_ON_PAST_DAYS']})
  })
})
