import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {backends, type Student, TestServer, updateProfileDocument} from './support.ts'

describe.each(backends)('the institutions on %s', (kind) => {
  let server: TestServer
  let student: Student
  beforeAll(async () => {
    server = await TestServer.open(kind)
    student = await server.student()
    const exam = (id: string, institution: string, uf: string | null, year: number) => ({
      id,
      title: id,
      institution,
      uf,
      year,
      edition: year === 2025 ? 'R1' : null,
      exam_type: 'acesso-direto',
      content_hash: id,
    })
    await server.database.db
      .insertInto('exam')
      .values([
        exam('velha', 'Santa Casa do Acre', 'AC', 2021),
        exam('nova', 'Hospital do Acre', 'AC', 2022),
        exam('usp-2024', 'USP', 'SP', 2024),
        exam('usp-2025', 'USP', 'SP', 2025),
        exam('nacional', 'Exame Nacional', null, 2025),
      ])
      .execute()
  })
  afterAll(() => server.close())

  type State = {uf: string; institutions: {name: string; exams: {template: string}[]}[]}
  const list = async (isPriority: boolean): Promise<State[]> => {
    const document = `query ($p: Boolean!) { getInstitutionList(isPriorityInstitutionsList: $p) {
      uf institutions { name exams { year template complement examType } } } }`
    const reply = await server.ask(document, {p: isPriority}, {token: student.token})
    expect(reply.codes).toEqual([])
    return reply.data?.getInstitutionList as State[]
  }
  const inState = (states: readonly State[], uf: string) => states.find((state) => state.uf === uf)?.institutions ?? []

  test('are those of the catalogue and of the exams, by federation unit, with their exams', async () => {
    const states = await list(false)
    expect(states.map(({uf}) => uf)).toEqual(states.map(({uf}) => uf).toSorted())
    expect(states.filter(({uf}) => uf !== 'BR')).toHaveLength(27)
    expect(inState(states, 'AC')).toEqual([
      {name: 'Hospital do Acre', exams: [{year: 2022, template: 'nova', complement: null, examType: 'acesso-direto'}]},
      {
        name: 'Santa Casa do Acre',
        exams: [{year: 2021, template: 'velha', complement: null, examType: 'acesso-direto'}],
      },
      {name: 'UFAC', exams: []},
    ])
    expect(inState(states, 'SP').find(({name}) => name === 'USP')).toEqual({
      name: 'USP',
      exams: [
        {year: 2025, template: 'usp-2025', complement: 'R1', examType: 'acesso-direto'},
        {year: 2024, template: 'usp-2024', complement: null, examType: 'acesso-direto'},
      ],
    })
    expect(inState(states, 'BR').map(({name}) => name)).toEqual(['Exame Nacional'])
  })

  test('of priority are those that the catalogue marks and those with an exam of the last five years', async () => {
    const states = await list(true)
    expect(inState(states, 'AC').map(({name}) => name)).toEqual(['Hospital do Acre'])
    expect(inState(states, 'SP').map(({name}) => name)).toContain('UNICAMP')
    expect(states.flatMap(({institutions}) => institutions).length).toBeGreaterThan(12)
    expect(states.length).toBeGreaterThan(8)
  })

  test('can all be targets', async () => {
    const states = await list(false)
    const all = states.flatMap(({uf, institutions}) => institutions.map(({name}) => ({uf, institution: name})))
    for (let from = 0; from < all.length; from += 50) {
      const input = {institutionTarget: all.slice(from, from + 50)}
      const reply = await server.ask(updateProfileDocument, {input, key: `${from}`}, {token: student.token})
      expect(reply).toMatchObject({codes: [], data: {updateProfile: true}})
    }
  })
})
