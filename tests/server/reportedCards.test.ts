import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {longestHidingReason, mostReports} from '../../server/decks/limits.ts'
import {
  createCardDocument,
  decideCardDocument,
  deleteCardDocument,
  reportCard,
  reportedCardsDocument,
} from './decksRequests.ts'
import {backends, type Student, TestServer} from './support.ts'

type Reported = {
  readonly totalAmount: number
  readonly items: readonly {
    readonly _id: string
    readonly front: string
    readonly author: string
    readonly reports: readonly {readonly title: string; readonly body: string; readonly createdAt: string}[]
  }[]
}

describe.each(backends)('reported cards on %s', (kind) => {
  let server: TestServer
  let author: Student
  let staff: Student
  let keys = 0
  beforeAll(async () => {
    server = await TestServer.open(kind)
    author = await server.student({name: 'Marina Alves'})
    staff = await server.student({roles: JSON.stringify(['moderator'])})
  })
  afterAll(() => server.close())

  const create = async (front: string) => {
    const variables = {front, back: 'Verso', lessonId: 'alta', key: `c${(keys += 1)}`}
    const {data} = await server.ask(createCardDocument, variables, {token: author.token})
    const card = data?.card as {readonly _id: string} | undefined
    return card?._id ?? ''
  }
  const list = async (): Promise<Reported> => {
    const {data} = await server.ask(reportedCardsDocument, {}, {token: staff.token})
    return data?.cards as Reported
  }
  const decide = (id: string, reason: string | null, {key = `d${(keys += 1)}`, by = staff} = {}) =>
    server.ask(decideCardDocument, {_id: id, reason, key}, {token: by.token})
  const notices = async () => {
    const rows = await server.database.db.selectFrom('notification').select('message').execute()
    return rows.map(({message}) => message)
  }

  test('come to the staff as they were written, the oldest report first, and who reported is told to nobody', async () => {
    const [first, second] = [await create('Primeiro **cartão**'), await create('Segundo')]
    const reader = await server.student({name: 'Quem Reportou'})
    await reportCard(server, reader, second, {title: 'Resposta errada', body: 'Confira.'})
    server.now += 1_000
    await reportCard(server, reader, first)
    await reportCard(server, await server.student(), second)
    await reportCard(server, reader, 'alta-c00')
    const reported = await list()
    expect(reported).toMatchObject({
      totalAmount: 2,
      items: [
        {_id: second, front: 'Segundo', back: 'Verso', lessonId: 'alta', author: 'Marina Alves'},
        {_id: first, front: 'Primeiro **cartão**'},
      ],
    })
    expect(reported.items[0]?.reports.map(({title, body}) => [title, body])).toEqual([
      ['Resposta errada', 'Confira.'],
      ['Outro', ''],
    ])
    expect(reported.items[0]?.reports[0]?.createdAt).toBe(new Date(server.now - 1_000).toISOString())
    expect(JSON.stringify(reported)).not.toMatch(new RegExp(`Quem Reportou|${reader.profileId}`))
  })

  test('one that is hidden is gone for everybody, and its author reads why, once however often it is sent', async () => {
    const id = await create('Nome de um paciente')
    await reportCard(server, staff, id)
    const sent = [
      await decide(id, ' Expõe um paciente. ', {key: 'hide'}),
      await decide(id, ' Expõe um paciente. ', {key: 'hide'}),
    ]
    expect(sent.map(({data}) => data)).toEqual([{decideReportedFlashcard: id}, {decideReportedFlashcard: id}])
    expect((await notices()).filter((message) => message.includes('Nome de um paciente'))).toEqual([
      'Seu flashcard “Nome de um paciente” foi ocultado pela moderação. Motivo: Expõe um paciente.',
    ])
    expect((await list()).items.map(({_id}) => _id)).not.toContain(id)
    const rows = await server.database.db.selectFrom('flashcard').select('retired').where('id', '=', id).execute()
    expect(rows).toEqual([{retired: true}])
    expect((await decide(id, 'Outro motivo', {key: 'hide'})).codes).toEqual(['IDEMPOTENCY_KEY_REUSED'])
  })

  test('one that stands is as it was, until it is reported again', async () => {
    const id = await create('Discutível')
    await reportCard(server, staff, id)
    expect((await decide(id, null)).codes).toEqual([])
    expect((await list()).items.map(({_id}) => _id)).not.toContain(id)
    expect((await notices()).filter((message) => message.includes('Discutível'))).toEqual([])
    await reportCard(server, author, id)
    expect((await list()).items.find(({_id}) => _id === id)?.reports).toHaveLength(1)
  })

  test('two of the staff at once decide once', async () => {
    const id = await create('Dois ao mesmo tempo')
    await reportCard(server, author, id)
    const other = await server.student({roles: JSON.stringify(['admin'])})
    const codes = (await Promise.all([decide(id, 'Um'), decide(id, 'Dois', {by: other})])).map((reply) => reply.codes)
    expect(codes.toSorted((a, b) => a.length - b.length)).toEqual([[], ['NOT_FOUND']])
    expect((await notices()).filter((message) => message.includes('Dois ao mesmo tempo'))).toHaveLength(1)
  })

  test('nobody decides about one that is unknown, not reported, of the bank, or gone, nor without words', async () => {
    const [free, gone, reported] = [await create('Livre'), await create('Apagado'), await create('Reportado')]
    await reportCard(server, staff, gone)
    await server.ask(deleteCardDocument, {_id: gone, key: 'gone'}, {token: author.token})
    await reportCard(server, staff, 'alta-c01')
    await reportCard(server, staff, reported)
    for (const id of ['nenhum', free, gone, 'alta-c01'])
      expect((await decide(id, 'Motivo')).codes).toEqual(['NOT_FOUND'])
    for (const reason of ['', ' \n ', 'a'.repeat(longestHidingReason + 1)])
      expect((await decide(reported, reason)).codes).toEqual(['BAD_INPUT'])
    expect((await decide(reported, 'Motivo', {key: ''})).codes).toEqual(['BAD_INPUT'])
    expect((await decide(reported, 'Motivo', {by: author})).codes).toEqual(['FORBIDDEN'])
    expect((await server.ask(reportedCardsDocument, {}, {token: author.token})).codes).toEqual(['FORBIDDEN'])
  })

  test('of many reports of one card the oldest are told', async () => {
    const id = await create('Muito reportado')
    for (let index = 0; index <= mostReports; index += 1) await reportCard(server, author, id, {body: `n ${index}`})
    expect((await list()).items.find(({_id}) => _id === id)?.reports).toHaveLength(mostReports)
  })
})
