import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {findQuestions, type QuestionsWanted} from '../../server/question/question.repository.ts'
import {countStatements} from './countStatements.ts'
import {wednesday} from './fixture.ts'
import {
  type AgendaData,
  answerInput,
  backends,
  oneAnswerDocument,
  questionsDocument,
  type Student,
  TestServer,
} from './support.ts'

const ids = ['alta-00', 'alta-01', 'alta-02', 'alta-03', 'alta-04', 'alta-05']

describe.each(backends)('reads at the same time on %s', (kind) => {
  let server: TestServer
  let students: {student: Student; agenda: AgendaData}[]

  beforeAll(async () => {
    server = await TestServer.open(kind)
    students = []
    for (const [place, id] of ids.slice(0, 5).entries()) {
      const student = await server.student()
      const agenda = await server.agenda(student.token, wednesday)
      // Each has answered another question, by another choice.
      const input = answerInput(agenda, id, place % 4, server.now)
      await server.ask(oneAnswerDocument, {input, key: `key-${id}`}, {token: student.token})
      students.push({student, agenda})
    }
  })
  afterAll(() => server.close())

  const ask = ({token}: Student, {_id, calendarDate}: AgendaData, wanted: readonly string[] = ids) =>
    server.ask(questionsDocument, {ids: wanted, calendarDate, type: 'question', activity: _id}, {token})

  const wantedOf = ({student, agenda}: (typeof students)[number], questionIds = ids): QuestionsWanted => ({
    profileId: student.profileId,
    agendaId: agenda._id,
    questionIds,
    calendarDate: agenda.calendarDate,
    now: server.now,
  })

  test('everybody gets their own answers and keys, and those alone, as if nobody else had asked', async () => {
    const together = await Promise.all(students.map(({student, agenda}) => ask(student, agenda)))
    for (const [place, {student, agenda}] of students.entries()) {
      const alone = await ask(student, agenda)
      expect(together[place]?.data).toEqual(alone.data)
      const questions = alone.data?.questionMany as {_id: string; scopedId: string; correctChoice: number | null}[]
      expect(questions.map(({_id}) => _id)).toEqual(ids)
      expect(questions.every(({_id, scopedId}) => scopedId === `${agenda._id}:${_id}`)).toBe(true)
      expect(questions.flatMap(({_id, correctChoice}) => (correctChoice === null ? [] : [_id]))).toEqual([ids[place]])
    }
  })

  test('the activity of somebody else is nobody’s, also while its student reads it', async () => {
    const [own, other] = students
    if (own === undefined || other === undefined) throw new Error('there are students')
    const [theirs, foreign, empty] = await Promise.all([
      ask(own.student, own.agenda),
      ask(other.student, own.agenda),
      ask(other.student, other.agenda, ['longa-99']),
    ])
    expect(theirs.data?.questionMany).toHaveLength(ids.length)
    expect(foreign).toMatchObject({data: null, codes: ['NOT_FOUND']})
    expect(empty).toMatchObject({data: null, codes: ['QUESTIONS_NOT_FOUND']})
  })

  test('an id that no database can keep is refused to its sender alone', async () => {
    const [own, other] = students
    if (own === undefined || other === undefined) throw new Error('there are students')
    const [bad, broken, good] = await Promise.all([
      ask(other.student, other.agenda, ['a\0b']),
      ask(other.student, other.agenda, ['\ud800']),
      ask(own.student, own.agenda),
    ])
    expect([bad.codes, broken.codes]).toEqual([['BAD_INPUT'], ['BAD_INPUT']])
    expect(good.data?.questionMany).toHaveLength(ids.length)
  })

  test('they go in one statement, in the order of each one’s ids and by each one’s date', async () => {
    const {database, statements} = countStatements(server.database)
    const [first, second, third] = students
    if (first === undefined || second === undefined || third === undefined) throw new Error('there are students')
    const found = await Promise.all([
      findQuestions(database, wantedOf(first, ['alta-03', 'alta-01'])),
      findQuestions(database, wantedOf(second, ['alta-01', 'alta-03', 'alta-00'])),
      findQuestions(database, {...wantedOf(third), calendarDate: '20260101'}),
      findQuestions(database, {...wantedOf(third, ['alta-02']), calendarDate: undefined}),
    ])
    expect(found.map((questions) => questions.map(({_id}) => _id))).toEqual([
      ['alta-03', 'alta-01'],
      ['alta-01', 'alta-03', 'alta-00'],
      [],
      ['alta-02'],
    ])
    expect(statements()).toBe(1)
  })

  test('one who asks for very many does not make the statement of the others larger', async () => {
    const {database, statements} = countStatements(server.database)
    const [first, second] = students
    if (first === undefined || second === undefined) throw new Error('there are students')
    const many = Array.from({length: 300}, (_, number) => ids[number] ?? `unknown-${number}`)
    const found = await Promise.all([
      findQuestions(database, wantedOf(first)),
      findQuestions(database, wantedOf(second, many)),
      findQuestions(database, wantedOf(first)),
    ])
    expect(found.map(({length}) => length)).toEqual([6, 6, 6])
    expect(statements()).toBe(3)
  })
})
