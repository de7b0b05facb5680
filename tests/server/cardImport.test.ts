import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {fileBounds} from '../../domain/decks/deckFile.ts'
import {cardsImportedADay} from '../../server/decks/limits.ts'
import {communityCardsDocument, savedCardsDocument} from './decksRequests.ts'
import {backends, type Student, TestServer} from './support.ts'
import {timeouts} from '../support/timeouts.ts'

describe.each(backends)('the import of cards on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await TestServer.open(kind)
  })
  afterAll(() => server.close())

  const send = async (payload: unknown, key: string, token?: string) => {
    const reply = await server.app.inject({
      method: 'POST',
      url: '/content/cards',
      payload: JSON.stringify(payload),
      headers: {
        'content-type': 'application/json',
        'idempotency-key': key,
        ...(token !== undefined && {authorization: `Bearer ${token}`}),
      },
    })
    return {status: reply.statusCode, body: reply.json<object>()}
  }

  const totalOf = async ({token}: Student, document: string, variables: object = {}) => {
    const {data} = await server.ask(document, {skip: 0, limit: 75, ...variables}, {token})
    const cards = data?.cards as {totalAmount: number}
    return cards.totalAmount
  }

  const card = (front: string, lessonId = 'alta') => ({front, back: 'Verso', lessonId})

  test('everything comes, drawn by the one sanitiser, once however often it is sent, among the own decks at once', async () => {
    const student = await server.student()
    const cards = [card('Importado <script>alert(1)</script> **um**'), card('Importado dois', 'longa')]
    expect(await send({cards}, 'a', student.token)).toEqual({status: 200, body: {amount: 2}})
    expect(await send({cards}, 'a', student.token)).toEqual({status: 200, body: {amount: 2}})
    const found = await server.ask(
      communityCardsDocument,
      {skip: 0, limit: 75, includes: 'importado <script>'},
      {token: student.token},
    )
    expect(found.data?.cards).toMatchObject({
      totalAmount: 1,
      flashcards: [
        {front: [{tag: 'p', children: ['Importado <script>alert(1)</script> ', {tag: 'strong', children: ['um']}]}]},
      ],
    })
    expect(await totalOf(student, savedCardsDocument)).toBe(2)
    expect(await send({cards: [card('Outro')]}, 'a', student.token)).toMatchObject({status: 422})
  })

  test.each<[string, unknown, number]>([
    ['a face that is none', {cards: [card('Certo'), card(' ')]}, 400],
    ['a lesson of no course', {cards: [card('Certo'), card('Errado', 'nenhuma')]}, 404],
    ['no card', {cards: []}, 400],
    ['too many cards', {cards: Array.from({length: fileBounds.cards + 1}, () => card('a'))}, 400],
    ['another shape', {cards: [{...card('a'), profileId: 'x'}]}, 400],
    ['something else', 'nada', 400],
  ])('with %s nothing comes', async (_name, payload, status) => {
    const student = await server.student()
    expect((await send(payload, 'b', student.token)).status).toBe(status)
    expect(await totalOf(student, savedCardsDocument)).toBe(0)
  })

  test('nobody without access imports, and nobody without a key', async () => {
    const blocked = await server.student({}, 'blocked_due_payment')
    const student = await server.student()
    const payload = {cards: [card('a')]}
    expect(await send(payload, 'c')).toEqual({status: 401, body: {error: 'UNAUTHENTICATED'}})
    expect(await send(payload, 'c', blocked.token)).toEqual({status: 403, body: {error: 'FORBIDDEN'}})
    expect((await send(payload, '', student.token)).status).toBe(400)
  })

  test(
    'a whole file comes, then no more on that day, but cards are still written',
    {timeout: timeouts.process},
    async () => {
      const student = await server.student()
      const cards = Array.from({length: cardsImportedADay}, (_, index) => card(`Grande ${index}`))
      expect(await send({cards}, 'd', student.token)).toEqual({status: 200, body: {amount: cardsImportedADay}})
      expect(await totalOf(student, savedCardsDocument)).toBe(cardsImportedADay)
      expect(await send({cards: [card('Mais um')]}, 'e', student.token)).toMatchObject({status: 429})
      const {codes} = await server.ask(
        'mutation { createFlashcard(front: "À mão", back: "b", lessonId: "alta", idempotencyKey: "mao") { _id } }',
        {},
        {token: student.token},
      )
      expect(codes).toEqual([])
    },
  )
})
