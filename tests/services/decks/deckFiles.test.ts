import type {Client} from '@urql/core'
import {afterEach, beforeEach, expect, test, vi} from 'vitest'
import {createActor, type PromiseActorLogic, toPromise} from 'xstate'
import {fileBounds} from '../../../domain/decks/deckFile.ts'
import {exportDecksWith, readDeckFileFor} from '../../../src/services/decks/deckFiles.actors.ts'
import {saveFile} from '../../../src/services/platform/saveFile.ts'

vi.mock('../../../src/services/platform/saveFile.ts', () => ({saveFile: vi.fn()}))
const send = vi.hoisted(() => vi.fn<typeof fetch>())
vi.mock('../../../src/services/platform/authorizedFetch.ts', () => ({authorizedFetch: () => send}))
beforeEach(() => vi.stubGlobal('navigator', {onLine: true}))
afterEach(() => vi.clearAllMocks())

/** Runs one request to its end. */
function ask<Output, Input>(logic: PromiseActorLogic<Output, Input>, input: NoInfer<Input>): Promise<Output> {
  const actor = createActor<PromiseActorLogic<Output, Input>>(logic, {input})
  actor.subscribe({error: () => undefined})
  actor.start()
  return toPromise(actor)
}

const readDeckFile = readDeckFileFor('uid')

const file = (content: BlobPart, name = 'cartoes.csv') => new File([content], name)

test.each<[string, File, string]>([
  ['another kind', file('a;b', 'cartoes.pdf'), 'unknownKind'],
  ['too many bytes', file(new Uint8Array(fileBounds.bytes + 1)), 'tooLarge'],
  ['too many cards', file('a;b\n'.repeat(fileBounds.cards + 1)), 'tooMany'],
  ['cards of too many bytes', file(`"${'ã'.repeat(fileBounds.sent / 2)}";b`), 'tooLarge'],
  ['nothing', file(''), 'empty'],
  ['names of columns only', file('frente;verso\n'), 'empty'],
  ['a quote without an end', file('a;"b'), 'broken'],
])('a file with %s is refused', async (_name, given, trouble) => {
  await expect(ask(readDeckFile, given)).rejects.toMatchObject({trouble})
})

test('no file is none', async () => {
  await expect(ask(readDeckFile, null)).rejects.toMatchObject({trouble: 'unknownKind'})
})

test('as many cards as a file may have are read', async () => {
  const {cards} = await ask(readDeckFile, file(`frente;verso\n${'a;b\n'.repeat(fileBounds.cards)}`))
  expect(cards).toHaveLength(fileBounds.cards)
})

test('text of older spreadsheets is read, and bytes that are no text do no harm', async () => {
  const {cards} = await ask(readDeckFile, file(Uint8Array.from([0xe3, 0x3b, 0x00, 0x0a])))
  expect(cards).toEqual([{row: 1, front: 'ã', back: '\0', theme: ''}])
})

test('all pages of the saved cards are in the file that is saved, and its progress is told', async () => {
  const total = 100
  const face = (text: string) => [{tag: 'p', children: [text]}]
  const query = (_document: unknown, {skip, limit}: {skip?: number; limit?: number}) => {
    const data =
      skip === undefined || limit === undefined
        ? {getUserDecks: [{lesson: 'l1', lessonTitle: 'Icterícia', flashcardsAmount: total}]}
        : {
            getUserFlashcards: {
              totalAmount: total,
              flashcards: Array.from({length: Math.min(limit, total - skip)}, (_, index) => ({
                front: face(`=${skip + index}`),
                back: face('V'),
                lessonId: 'l1',
              })),
            },
          }
    return {toPromise: () => Promise.resolve({data})}
  }
  const tell = vi.fn()
  // The one operation that the export uses, of the many that a client has.
  const client = {query} as unknown as Client
  expect(await ask(exportDecksWith('uid', client, tell), {format: 'csv'})).toBe(total)
  expect(tell.mock.calls).toEqual([[{done: 75, total}], [{done: 100, total}]])
  const [saved] = vi.mocked(saveFile).mock.lastCall ?? []
  const lines = (await saved?.blob.text())?.split('\r\n') ?? []
  expect([lines[0], lines[1], lines[100], lines[101]]).toEqual([
    'frente;verso;tema',
    "'=0;V;Icterícia",
    "'=99;V;Icterícia",
    '',
  ])
})

test('without a saved card no file is saved', async () => {
  const data = {getUserDecks: [], getUserFlashcards: {totalAmount: 0, flashcards: []}}
  const client = {query: () => ({toPromise: () => Promise.resolve({data})})} as unknown as Client
  expect(await ask(exportDecksWith('uid', client, vi.fn()), {format: 'csv'})).toBe(0)
  expect(saveFile).not.toHaveBeenCalled()
})

const packageFile = file('PK', 'Baralho.APKG')
const json =
  (value: unknown, status = 200) =>
  () =>
    Promise.resolve(Response.json(value, {status}))
const offline = () => Promise.reject(new TypeError('Failed to fetch'))

test('a package is read by the server', async () => {
  const read = {cards: [{row: 1, front: 'F', back: 'V', theme: 'Trauma'}], left: {cards: 2, media: 3}}
  send.mockImplementationOnce(json(read))
  expect(await ask(readDeckFile, packageFile)).toEqual(read)
  const [path, options] = send.mock.lastCall ?? []
  expect([path, options?.method, options?.body]).toEqual(['/content/cards/package', 'POST', packageFile])
})

test.each<[string, () => Promise<Response>, string]>([
  ['is told what is wrong with it', json({trouble: 'tooMany'}), 'tooMany'],
  ['is refused as too large', json({}, 413), 'tooLarge'],
  ['comes too often', json({error: 'RATE_LIMITED'}, 429), 'unread'],
  ['gets no JSON', () => Promise.resolve(new Response('<html>')), 'unread'],
  ['gets another shape', json({cards: [{row: -1}]}), 'unread'],
  ['is not answered', offline, 'unread'],
])('a package that %s', async (_name, reply, trouble) => {
  send.mockImplementationOnce(reply)
  await expect(ask(readDeckFile, packageFile)).rejects.toMatchObject({trouble})
})

test('a package without network says so', async () => {
  vi.stubGlobal('navigator', {onLine: false})
  send.mockImplementationOnce(offline)
  await expect(ask(readDeckFile, packageFile)).rejects.toMatchObject({trouble: 'offline'})
})

test('a package of too many bytes is not sent', async () => {
  send.mockClear()
  await expect(ask(readDeckFile, file(new Uint8Array(fileBounds.bytes + 1), 'a.apkg'))).rejects.toMatchObject({
    trouble: 'tooLarge',
  })
  expect(send).not.toHaveBeenCalled()
})

const exported = exportDecksWith('uid', {} as Client, vi.fn())

test('the decks are saved as the package that the server writes, none when there is no card', async () => {
  send.mockImplementationOnce(() => Promise.resolve(new Response('PK', {headers: {'x-cards': '12'}})))
  expect(await ask(exported, {format: 'apkg'})).toBe(12)
  expect(vi.mocked(saveFile).mock.lastCall?.[0].name).toBe('meus-baralhos.apkg')
  vi.mocked(saveFile).mockClear()
  send.mockImplementationOnce(() => Promise.resolve(new Response(null, {status: 204})))
  expect(await ask(exported, {format: 'apkg'})).toBe(0)
  expect(saveFile).not.toHaveBeenCalled()
})

test.each<[() => Promise<Response>, string]>([
  [json({}, 401), 'unauthenticated'],
  [json({}, 429), 'refused'],
  [json({}, 503), 'unreachable'],
])('an export that fails tells why: %#', async (reply, failure) => {
  send.mockImplementationOnce(reply)
  await expect(ask(exported, {format: 'apkg'})).rejects.toMatchObject({failure})
})
