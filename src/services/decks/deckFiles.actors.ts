import type {Client} from '@urql/core'
import {fromPromise} from 'xstate'
import type {CommunityCard} from '../../../domain/decks/cards.ts'
import {csvOf, parseCsv} from '../../../domain/shared/csv.ts'
import {cardsOfTable, fileBounds, type FileTrouble, type ReadCards} from '../../../domain/decks/deckFile.ts'
import {markdownOf} from '../../../domain/decks/faceText.ts'
import type {ImportInput, Progress} from '../../../machines/decks/deckFiles.types.ts'
import {GetUserDecksDocument, GetUserFlashcardsDocument} from '../gen/decks/graphql.ts'
import {authorizedFetch} from '../platform/authorizedFetch.ts'
import {serverClock} from '../platform/clock.ts'
import {timeZone} from '../platform/device.ts'
import {tokensOf} from '../platform/identity.ts'
import {saveFile} from '../platform/saveFile.ts'
import {ask, RequestError, unansweredFailure} from '../profile/requests.ts'

/** A file of which no cards can be read, and why. */
export class FileError extends Error {
  readonly trouble: FileTrouble

  constructor(trouble: FileTrouble, options?: ErrorOptions) {
    super(trouble, options)
    this.name = 'FileError'
    this.trouble = trouble
  }
}

/** The text of a file: UTF-8, or what older spreadsheets of Windows write. */
function textOf(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', {fatal: true}).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** Reads the cards of a CSV file on the device. Rejects with a `FileError`. */
export const readDeckFile = fromPromise<ReadCards, File | null>(async ({input: file}) => {
  if (file === null || !/\.(?:csv|tsv|txt)$/iu.test(file.name)) throw new FileError('unknownKind')
  if (file.size > fileBounds.bytes) throw new FileError('tooLarge')
  const rows = parseCsv(textOf(await file.arrayBuffer()), fileBounds.cards + 2)
  if (rows === null) throw new FileError('broken')
  const cards = cardsOfTable(rows)
  if (cards.length === 0) throw new FileError('empty')
  if (cards.length > fileBounds.cards) throw new FileError('tooMany')
  if (new Blob([JSON.stringify(cards)]).size > fileBounds.sent) throw new FileError('tooLarge')
  return cards
})

/** As long as ten thousand cards may take on a slow network, in milliseconds. */
const importPatience = 120_000

/** Writes the cards of a file, all or none; the same key is carried out once. Rejects with a `RequestError`. */
export function importCardsFor(uid: string) {
  const send = authorizedFetch({
    token: tokensOf(uid),
    timeZone,
    monotonic: serverClock.monotonic,
    onServerTime: serverClock.observe,
    // A login that has ended is the product's own client's to tell.
    onUnauthorized: () => undefined,
  })
  return fromPromise<unknown, ImportInput>(async ({input: {cards, key}, signal}) => {
    const response = await send('/content/cards', {
      method: 'POST',
      body: JSON.stringify({cards}),
      headers: {'content-type': 'application/json', 'idempotency-key': key},
      signal: AbortSignal.any([signal, AbortSignal.timeout(importPatience)]),
    }).catch((error: unknown) => {
      throw new RequestError(unansweredFailure(), {cause: error})
    })
    if (response.status === 401) throw new RequestError('unauthenticated')
    if (!response.ok) throw new RequestError(response.status >= 500 ? 'unreachable' : 'refused')
  })
}

/** Cards of one request. */
const atOnce = 75

type Saved = Pick<CommunityCard, 'front' | 'back' | 'lessonId'>

async function savedCards(client: Client, tell: (progress: Progress) => void, signal: AbortSignal): Promise<Saved[]> {
  const cards: Saved[] = []
  for (;;) {
    const page = {lessonId: null, skip: cards.length, limit: atOnce}
    const {getUserFlashcards} = await ask(client, GetUserFlashcardsDocument, page, signal)
    cards.push(...getUserFlashcards.flashcards)
    tell({done: cards.length, total: getUserFlashcards.totalAmount})
    if (getUserFlashcards.flashcards.length < atOnce) return cards
  }
}

/** Saves the own decks as a CSV file, and resolves with how many cards it has. Rejects with a `RequestError`. */
export const exportDecksWith = (client: Client, tell: (progress: Progress) => void) =>
  fromPromise<number>(async ({signal}) => {
    const {getUserDecks} = await ask(client, GetUserDecksDocument, {}, signal)
    const titles = new Map(getUserDecks.map(({lesson, lessonTitle}) => [lesson, lessonTitle]))
    const cards = await savedCards(client, tell, signal)
    const rows = cards.map(({front, back, lessonId}) => [
      markdownOf(front).trim(),
      markdownOf(back).trim(),
      titles.get(lessonId ?? '') ?? '',
    ])
    if (rows.length > 0) {
      const file = new Blob([csvOf(['frente', 'verso', 'tema'], rows)], {type: 'text/csv'})
      saveFile({blob: file, name: 'meus-baralhos.csv'})
    }
    return rows.length
  })
