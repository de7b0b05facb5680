import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {comparedLetters} from '../../domain/decks/likeness.ts'
import {createCardDocument, deleteCardDocument, similarCardsDocument} from './decksRequests.ts'
import {backends, type Student, TestServer} from './support.ts'

describe.each(backends)('similar cards on %s', (kind) => {
  let server: TestServer
  let keys = 0
  beforeAll(async () => {
    server = await TestServer.open(kind)
  })
  afterAll(() => server.close())

  const ask = ({token}: Student, document: string, variables: object) =>
    server.ask(document, {key: `p${(keys += 1)}`, ...variables}, {token})

  async function create(student: Student, front: string, lessonId = 'alta'): Promise<string> {
    const {data} = await ask(student, createCardDocument, {front, back: 'Verso', lessonId})
    const card = data?.card as {_id: string}
    return card._id
  }

  async function similar(student: Student, front: string, lessonId = 'alta'): Promise<string[]> {
    const {data} = await ask(student, similarCardsDocument, {front, lessonId})
    const cards = data?.cards as {_id: string}[]
    return cards.map(({_id}) => _id)
  }

  test('cards of the lesson that ask nearly the same are told, whoever wrote them, and no longer once they are gone', async () => {
    const author = await server.student()
    const reader = await server.student()
    const id = await create(author, 'Quais são os componentes da tríade de **Beck**?')
    await create(author, 'Dose de adrenalina na anafilaxia?')
    await create(author, 'Quais são os componentes da tríade de Beck?', 'longa')
    expect(await similar(reader, 'quais os componentes da triade de beck')).toEqual([id])
    expect(await similar(reader, 'Sinal de Blumberg: como se pesquisa?')).toEqual([])
    expect(await similar(reader, 'Beck')).toEqual([])
    expect(await similar(reader, 'quais os componentes da triade de beck', 'nenhuma')).toEqual([])
    await ask(author, deleteCardDocument, {_id: id})
    expect(await similar(reader, 'quais os componentes da triade de beck')).toEqual([])
  })

  test('what an answer says does not count, only the question', async () => {
    const author = await server.student()
    await ask(author, createCardDocument, {
      front: 'Qual o agente?',
      back: 'Streptococcus pneumoniae resistente à penicilina',
      lessonId: 'alta',
    })
    expect(await similar(author, 'Streptococcus pneumoniae resistente à penicilina')).toEqual([])
  })

  test('a front that no card has is refused', async () => {
    const student = await server.student()
    const {codes} = await ask(student, similarCardsDocument, {front: 'x'.repeat(10_001), lessonId: 'alta'})
    expect([codes, await similar(student, 'x'.repeat(comparedLetters.most * 3))]).toEqual([['BAD_INPUT'], []])
  })
})
