import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {backends, type Student, TestServer} from './support.ts'
import {
  addMaterial,
  favoriteDocument,
  favoriteOneDocument,
  rateDocument,
  rateOneDocument,
  reportDocument,
  sender,
} from './studySupport.ts'

const kinds = [
  ['question', 'alta-00'],
  ['video', 'video-alta'],
  ['text', 'texto-alta'],
  ['mindmap', 'mapa-alta'],
  ['flashcard', 'alta-c00'],
] as const

describe.each(backends)('favourites, ratings and reports on %s', (kind) => {
  let server: TestServer
  let send: ReturnType<typeof sender>
  beforeAll(async () => {
    server = await TestServer.open(kind)
    await addMaterial(server)
    send = sender(server)
  })
  afterAll(() => server.close())

  const favorite = (student: Student, type: string, document: string, enabled = true) =>
    send(student, favoriteDocument, {type, document, enabled})
  const page = async ({token}: Student, type: string, skip = 0, limit = 100) => {
    const query = `query ($skip: Int!, $limit: Int!) { list: ${type}ManyFavorite(skip: $skip, limit: $limit) { _id } }`
    const {codes, data} = await server.ask(query, {skip, limit}, {token})
    if (codes.length > 0) return codes
    const list = data?.list
    return Array.isArray(list) ? list.map((entry: {_id: string}) => entry._id) : list
  }

  test.each(kinds)('a %s becomes a favourite and is none again', async (type, document) => {
    const student = await server.student()
    const one = async () => (await server.ask(favoriteOneDocument, {type, document}, {token: student.token})).data
    const named = {_id: `${type}:${document}`, type, document}
    expect(await one()).toEqual({favoriteOne: {...named, enabled: false}})
    expect((await favorite(student, type, document)).data).toEqual({favoriteCreateOrDelete: {...named, enabled: true}})
    expect(await one()).toEqual({favoriteOne: {...named, enabled: true}})
    expect(await page(student, type)).toEqual([document])
    expect(await page(await server.student(), type)).toEqual([])
    await favorite(student, type, document, false)
    expect(await one()).toEqual({favoriteOne: {...named, enabled: false}})
    expect(await page(student, type)).toEqual([])
  })

  test('the newest favourite comes first, also among those of one instant, page by page', async () => {
    const student = await server.student()
    const ids = Array.from({length: 12}, (_entry, number) => `longa-${String(number).padStart(2, '0')}`)
    for (const id of ids) await favorite(student, 'question', id)
    // Twice the same is the same favourite, at its old place.
    await favorite(student, 'question', 'longa-00')
    const newest = ids.toReversed()
    expect(await page(student, 'question', 0, 5)).toEqual(newest.slice(0, 5))
    expect(await page(student, 'question', 5, 5)).toEqual(newest.slice(5, 10))
    expect(await page(student, 'question', 10, 5)).toEqual(newest.slice(10))
    expect(await page(student, 'question', 100, 5)).toEqual([])
  })

  test('what an operator retired stays a favourite', async () => {
    const student = await server.student()
    await favorite(student, 'video', 'video-fora')
    await favorite(student, 'flashcard', 'media-c00')
    expect([await page(student, 'video'), await page(student, 'flashcard')]).toEqual([['video-fora'], ['media-c00']])
  })

  test.each([
    ['a page of more than a hundred', 0, 101],
    ['a page of nothing', 0, 0],
    ['a page before the first', -1, 10],
    ['a page beyond all reason', 100_001, 10],
  ])('%s is refused', async (_name, skip, limit) => {
    expect(await page(await server.student(), 'question', skip, limit)).toEqual(['BAD_INPUT'])
  })

  test.each([
    ['question', 'nenhuma', 'NOT_FOUND'],
    ['video', 'alta-00', 'NOT_FOUND'],
    ['comment', 'alta-00', 'BAD_INPUT'],
    ['question', '', 'BAD_INPUT'],
  ])('the %s "%s" becomes no favourite', async (type, document, code) => {
    expect((await favorite(await server.student(), type, document)).codes).toEqual([code])
  })

  const rate = (student: Student, type: string, document: string, value: number, key: string) =>
    server.ask(rateDocument, {type, document, rate: value, key}, {token: student.token})

  test.each(kinds.slice(1))('a %s is rated from one to five stars, and again', async (type, document) => {
    const student = await server.student()
    const one = async () => (await server.ask(rateOneDocument, {type, document}, {token: student.token})).data
    const named = {_id: `${type}:${document}`, type, document}
    expect(await one()).toEqual({rateOne: {...named, rate: null}})
    for (const value of [0.2, 0.4, 0.6, 0.8, 1]) {
      const reply = await rate(student, type, document, value, `nota-${value}`)
      expect(reply.data).toEqual({rateCreateOrUpdate: {...named, rate: value}})
      expect(await one()).toEqual({rateOne: {...named, rate: value}})
    }
  })

  test.each([
    ['video', 'video-alta', 0, 'BAD_INPUT'],
    ['video', 'video-alta', 0.5, 'BAD_INPUT'],
    ['video', 'video-alta', 1.2, 'BAD_INPUT'],
    ['video', 'video-alta', -0.2, 'BAD_INPUT'],
    ['video', 'nenhum', 0.2, 'NOT_FOUND'],
    ['question', 'alta-00', 0.2, 'BAD_INPUT'],
    ['comment', 'alta-00', 0.2, 'BAD_INPUT'],
  ])('the %s %s is not rated %d', async (type, document, value, code) => {
    expect((await rate(await server.student(), type, document, value, 'nota')).codes).toEqual([code])
  })

  const report = (student: Student, change: object = {}) =>
    send(student, reportDocument, {body: '', contentId: 'alta-00', contentType: 'question', title: 'Outro', ...change})

  test('a report keeps the words of the student', async () => {
    const student = await server.student()
    const words = {
      title: 'Gabarito errado',
      body: '  Falta a dose.\nE a via\u0007.  ',
      contentType: 'flashcard',
      contentId: 'alta-c00',
    }
    expect((await report(student, words)).data).toEqual({reportCreateOne: true})
    const rows = await server.database.db
      .selectFrom('content_report')
      .select(['type', 'document', 'title', 'body', 'created_at'])
      .where('profile_id', '=', student.profileId)
      .execute()
    expect(rows).toEqual([
      {
        type: 'flashcard',
        document: 'alta-c00',
        title: 'Gabarito errado',
        body: 'Falta a dose.\nE a via .',
        created_at: new Date(server.now),
      },
    ])
  })

  test.each([
    ['without a reason', {title: '  '}, 'BAD_INPUT'],
    ['with a reason of 201 characters', {title: 'a'.repeat(201)}, 'BAD_INPUT'],
    ['with a description of 2001 characters', {body: 'a'.repeat(2_001)}, 'BAD_INPUT'],
    ['of nothing there is', {contentId: 'nenhuma'}, 'NOT_FOUND'],
    ['of a comment', {contentType: 'comment'}, 'BAD_INPUT'],
  ])('a report %s is refused', async (_name, change, code) => {
    expect((await report(await server.student(), change)).codes).toEqual([code])
  })

  test('a report with half a character is taken with a sign in its place', async () => {
    const student = await server.student()
    expect((await report(student, {body: 'erro \ud800'})).codes).toEqual([])
    const kept = await server.database.db
      .selectFrom('content_report')
      .select('body')
      .where('profile_id', '=', student.profileId)
      .execute()
    expect(kept).toEqual([{body: 'erro \ufffd'}])
  })
})
