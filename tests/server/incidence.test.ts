import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {mostBoards} from '../../server/study/incidence.repository.ts'
import {addFullExams, addMock} from './examFixture.ts'
import {backends, type Student, TestServer} from './support.ts'

const document = `query ($id: ID!) {
  lessonIncidence(lessonId: $id) { _id boards { institution uf lessonQuestions questions exams lastYear } } }`

/** Ids of the questions of a lesson of the small course. */
const of = (lesson: string, ...numbers: readonly number[]) =>
  numbers.map((number) => `${lesson}-${String(number).padStart(2, '0')}`)

const exams = [
  {id: 'a24', uf: 'SP', institution: 'Aurora', year: 2024, questions: [...of('alta', 0, 1), ...of('longa', 0, 1, 2)]},
  {id: 'a26', uf: 'SP', institution: 'Aurora', year: 2026, questions: of('longa', 3, 4, 5)},
  {id: 'b26', uf: 'MG', institution: 'Aurora', year: 2026, questions: [...of('alta', 0), ...of('longa', 0)]},
  {id: 'br', institution: 'Revalida', year: 2023, questions: [...of('alta', 5), ...of('longa', 0, 1, 2, 3)]},
  {id: 'outra', uf: 'RJ', institution: 'Outra', year: 2025, questions: of('longa', 0, 1)},
]

describe.each(backends)('how papers ask a lesson, on %s', (kind) => {
  let server: TestServer
  let student: Student
  beforeAll(async () => {
    server = await TestServer.open(kind)
    student = await server.student()
    await addFullExams(server, exams)
  })
  afterAll(() => server.close())

  const ask = (id: string) => server.ask(document, {id}, {token: student.token})
  const boards = async (id = 'alta') => {
    const {data} = await ask(id)
    const incidence = data?.lessonIncidence as {
      boards: {institution: string; uf: string; lessonQuestions: number; questions: number}[]
    }
    return incidence.boards
  }
  const inShort = async (id?: string) =>
    (await boards(id)).map(({institution, uf, lessonQuestions, questions}) => [
      institution,
      uf,
      lessonQuestions,
      questions,
    ])
  const change = (id: string, fields: object) =>
    server.database.db.updateTable('question').set(fields).where('id', '=', id).execute()

  test('each institution is told apart, by its share, with all of its papers; essays count like other questions', async () => {
    expect((await ask('alta')).data).toEqual({
      lessonIncidence: {
        _id: 'alta',
        boards: [
          {institution: 'Aurora', uf: 'MG', lessonQuestions: 1, questions: 2, exams: 1, lastYear: 2026},
          {institution: 'Aurora', uf: 'SP', lessonQuestions: 2, questions: 8, exams: 2, lastYear: 2024},
          {institution: 'Revalida', uf: 'BR', lessonQuestions: 1, questions: 5, exams: 1, lastYear: 2023},
        ],
      },
    })
  })

  test('a lesson that no paper asks has no institutions, and one that does not exist is not found', async () => {
    expect(await boards('futura')).toEqual([])
    expect((await ask('nada')).codes).toEqual(['NOT_FOUND'])
  })

  test.each([
    ['annulled', {correct: -1}, {correct: 0}],
    ['retired', {retired: true}, {retired: false}],
    ['reserved for mock exams', {is_reserved: true}, {is_reserved: false}],
  ])('a question that is %s counts for nothing, in the lesson and in all', async (_word, fields, before) => {
    await change('alta-00', fields)
    expect(await inShort()).toEqual([
      ['Revalida', 'BR', 1, 5],
      ['Aurora', 'SP', 1, 7],
    ])
    await change('alta-00', before)
  })

  test('a question whose key a mock exam holds counts once the key is out', async () => {
    await addMock(server, ['alta-00', 'longa-00'])
    expect(await inShort()).toEqual([
      ['Revalida', 'BR', 1, 4],
      ['Aurora', 'SP', 1, 6],
    ])
    server.now += 3 * 86_400_000
    student = await server.student()
    expect((await inShort())[0]).toEqual(['Aurora', 'MG', 1, 2])
  })

  test('questions of imported papers without a lesson belong to the lesson whose path they name', async () => {
    const place = {lesson_id: null, area: 'CM' as const}
    await change('longa-00', {...place, classification: JSON.stringify(['Clínica', 'Tema alta'])})
    await change('longa-01', {...place, classification: JSON.stringify(['Clínica'])})
    expect(await inShort()).toContainEqual(['Outra', 'RJ', 1, 2])
    expect(await inShort()).toContainEqual(['Aurora', 'MG', 2, 2])
  })

  test('no reply tells of more than a hundred institutions, and it has those of the largest shares', async () => {
    const many = Array.from({length: mostBoards + 5}, (_, index) => ({
      id: `m${index}`,
      institution: `Muitas ${index}`,
      year: 2026,
      questions: [...of('media', 0), ...of('futura', ...(index < 5 ? [0] : []))],
    }))
    await addFullExams(server, [...many, {id: 'pura', institution: 'Pura', year: 2026, questions: of('media', 2)}])
    const told = await inShort('media')
    expect(told).toHaveLength(mostBoards)
    expect(told.every(([, , asked, of]) => asked === of)).toBe(true)
  })
})
