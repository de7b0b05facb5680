import {zipSync} from 'fflate'
import initSqlJs from 'sql.js'
import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {fileBounds} from '../../domain/decks/deckFile.ts'
import {collectionTables} from '../../server/content/anki/packageColumns.ts'
import {openPackage} from '../../server/content/anki/package.ts'
import {packagesPerMinute} from '../../server/decks/limits.ts'
import {timeouts} from '../support/timeouts.ts'
import {legacyPackage, type MadeNote, newPackage} from './content/ankiPackages.ts'
import {savedCardsDocument} from './decksRequests.ts'
import {backends, type Student, TestServer} from './support.ts'

type Read = {
  readonly cards?: readonly {row: number; front: string; back: string; theme: string}[]
  readonly left?: object
  readonly trouble?: string
}

const note = (guid: string, front: string, back = 'Verso'): MadeNote => ({guid, type: 1, fields: [front, back]})

describe.each(backends)('packages of Anki on %s', {timeout: timeouts.process}, (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await TestServer.open(kind)
  })
  afterAll(() => server.close())

  const bearer = (token: string | undefined) => (token === undefined ? {} : {authorization: `Bearer ${token}`})

  const read = async (bytes: Uint8Array, token?: string, type = 'application/octet-stream') => {
    const reply = await server.app.inject({
      method: 'POST',
      url: '/content/cards/package',
      payload: Buffer.from(bytes),
      headers: {'content-type': type, ...bearer(token)},
    })
    return {status: reply.statusCode, body: reply.json<Read>()}
  }

  const write = (token?: string) => server.app.inject({url: '/content/cards.apkg', headers: bearer(token)})

  const importCards = async ({token}: Student, cards: readonly object[]) => {
    const headers = {'content-type': 'application/json', 'idempotency-key': `k${token.length}`, ...bearer(token)}
    const payload = JSON.stringify({cards})
    const reply = await server.app.inject({method: 'POST', url: '/content/cards', payload, headers})
    expect(reply.statusCode).toBe(200)
  }

  test('of old and new versions are read as a file of cards, and what cannot come along is counted', async () => {
    const {token} = await server.student()
    const notes = [
      note('a', 'Tríade de <b>Beck</b>? <img src="x.png">', 'Hipotensão \\(PA < 90\\) [sound:a.mp3]'),
      note('b', '<img src="y.png">'),
      note('c', '<script>alert(1)</script>Fim'),
    ]
    for (const make of [legacyPackage, newPackage]) {
      const {status, body} = await read(await make(notes, {'x.png': new Uint8Array(10)}), token)
      expect([status, body.left]).toEqual([200, {cards: 1, media: 3}])
      expect(body.cards).toEqual([
        {row: 1, front: 'Tríade de **Beck**?', back: expect.stringContaining('Hipotensão'), theme: 'Arritmias'},
        {row: 2, front: 'Fim', back: 'Verso', theme: 'Arritmias'},
      ])
    }
  })

  test.each<[string, () => Promise<Uint8Array>, string]>([
    ['no zip', async () => new Uint8Array([1, 2, 3]), 'broken'],
    ['a zip without a collection', async () => zipSync({'../../etc/passwd': new Uint8Array(3)}), 'broken'],
    ['a collection that is none', async () => zipSync({'collection.anki2': new Uint8Array(100)}), 'broken'],
    ['no card', () => legacyPackage([]), 'empty'],
    ['cards without words only', () => legacyPackage([note('a', '<img src=x>')]), 'empty'],
    [
      'too many cards',
      () => legacyPackage(Array.from({length: fileBounds.cards + 1}, (_, index) => note(`n${index}`, `F${index}`))),
      'tooMany',
    ],
    [
      'a collection that is huge once unpacked',
      async () => zipSync({'collection.anki2': new Uint8Array(70_000_000)}),
      'broken',
    ],
  ])('with %s are told apart, and the server goes on', async (_name, make, trouble) => {
    const {token} = await server.student()
    expect(await read(await make(), token)).toEqual({status: 200, body: {trouble}})
  })

  test('nobody without access sends or fetches one, nor something else, nor too much, nor too often', async () => {
    const blocked = await server.student({}, 'blocked_due_payment')
    const bytes = await legacyPackage([note('a', 'F')])
    expect((await read(bytes)).status).toBe(401)
    expect((await read(bytes, blocked.token)).status).toBe(403)
    expect([(await write()).statusCode, (await write(blocked.token)).statusCode]).toEqual([401, 403])
    const {token} = await server.student()
    expect((await read(bytes, token, 'application/json')).status).toBe(415)
    expect((await read(new Uint8Array(fileBounds.bytes + 1), token)).status).toBe(413)
    const busy = await server.student()
    const statuses = []
    for (let turn = 0; turn <= packagesPerMinute; turn += 1) statuses.push((await read(bytes, busy.token)).status)
    expect(statuses.at(-1)).toBe(429)
    expect(statuses[0]).toBe(200)
  })

  test('own decks come out as a package that comes back as it was, in file order, the same notes each time', async () => {
    const student = await server.student()
    expect((await write(student.token)).statusCode).toBe(204)
    const faces = [
      'Primeira **frente** com $\\frac{a}{b}$',
      'Segunda: R$ 20 a R$ 30, 1 < 2 & "3"',
      '- um\n- dois\n\nTerceira',
    ]
    await importCards(
      student,
      faces.map((front) => ({front, back: 'Verso *ênfase*', lessonId: 'alta'})),
    )
    const saved = await server.ask(savedCardsDocument, {skip: 0, limit: 75}, {token: student.token})
    const fronts = (cards: unknown) => (cards as {flashcards: {front: unknown}[]}).flashcards.map(({front}) => front)
    const trees = fronts(saved.data?.cards)
    expect(trees).toHaveLength(3)
    expect(JSON.stringify(trees[0])).toContain('Primeira')
    expect(JSON.stringify(trees[2])).toContain('Terceira')

    const reply = await write(student.token)
    expect([reply.statusCode, reply.headers['x-cards']]).toEqual([200, '3'])
    const {body} = await read(reply.rawPayload, student.token)
    expect(body.left).toEqual({cards: 0, media: 0})
    expect(body.cards?.map(({theme}) => theme)).toEqual(['Tema alta', 'Tema alta', 'Tema alta'])

    const other = await server.student()
    await importCards(
      other,
      (body.cards ?? []).map(({front, back}) => ({front, back, lessonId: 'alta'})),
    )
    const again = await server.ask(savedCardsDocument, {skip: 0, limit: 75}, {token: other.token})
    expect(fronts(again.data?.cards)).toEqual(trees)

    const guids = async (bytes: Uint8Array) => {
      const {Database} = await initSqlJs()
      const database = new Database(openPackage(bytes).collection)
      const [result] = database.exec('select guid from notes order by id')
      const tables = database.exec("select count(*) from sqlite_schema where type = 'table'")
      database.close()
      return {guids: result?.values, tables: tables[0]?.values[0]?.[0]}
    }
    const first = await guids(reply.rawPayload)
    expect(first.tables).toBe(collectionTables.filter((statement) => statement.startsWith('create table')).length)
    server.now += 61_000
    expect(await guids((await write(await server.token(`uid-${student.profileId}`))).rawPayload)).toEqual(first)
  })
})
