import type {Client} from '@urql/core'
import {afterEach, expect, test, vi} from 'vitest'
import {createActor, type PromiseActorLogic, toPromise} from 'xstate'
import {fileBounds} from '../../../domain/decks/deckFile.ts'
import {exportDecksWith, readDeckFile} from '../../../src/services/decks/deckFiles.actors.ts'
import {saveFile} from '../../../src/services/platform/saveFile.ts'

vi.mock('../../../src/services/platform/saveFile.ts', () => ({saveFile: vi.fn()}))
afterEach(() => vi.clearAllMocks())

/** Runs one request to its end. */
function ask<Output, Input>(logic: PromiseActorLogic<Output, Input>, input: Input): Promise<Output> {
  const actor = createActor<PromiseActorLogic<Output, Input>>(logic, {input})
  actor.subscribe({error: () => undefined})
  actor.start()
  return toPromise(actor)
}

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
  const cards = await ask(readDeckFile, file(`frente;verso\n${'a;b\n'.repeat(fileBounds.cards)}`))
  expect(cards).toHaveLength(fileBounds.cards)
})

test('text of older spreadsheets is read, and bytes that are no text do no harm', async () => {
  const cards = await ask(readDeckFile, file(Uint8Array.from([0xe3, 0x3b, 0x00, 0x0a])))
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
  expect(await ask(exportDecksWith(client, tell), undefined)).toBe(total)
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
  expect(await ask(exportDecksWith(client, vi.fn()), undefined)).toBe(0)
  expect(saveFile).not.toHaveBeenCalled()
})
