import type {Client} from '@urql/core'
import * as v from 'valibot'
import {fromPromise} from 'xstate'
import type {CommunityCard} from '../../../domain/decks/cards.ts'
import {csvOf, parseCsv} from '../../../domain/shared/csv.ts'
import {
  cardsOfTable,
  type ExportFormat,
  fileBounds,
  type FileTrouble,
  fileTroubles,
  type ReadCards,
} from '../../../domain/decks/deckFile.ts'
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

async function cardsOfCsv(file: File): Promise<ReadCards> {
  const rows = parseCsv(textOf(await file.arrayBuffer()), fileBounds.cards + 2)
  if (rows === null) throw new FileError('broken')
  const cards = cardsOfTable(rows)
  if (cards.length === 0) throw new FileError('empty')
  if (cards.length > fileBounds.cards) throw new FileError('tooMany')
  if (new Blob([JSON.stringify(cards)]).size > fileBounds.sent) throw new FileError('tooLarge')
  return {cards, left: {cards: 0, media: 0}}
}

const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const readPackage = v.union([
  v.object({trouble: v.picklist(fileTroubles)}),
  v.object({
    cards: v.array(v.object({row: count, front: v.string(), back: v.string(), theme: v.string()})),
    left: v.object({cards: count, media: count}),
  }),
])

/** Of files, with the student's own token. */
const senderOf = (uid: string) =>
  authorizedFetch({
    token: tokensOf(uid),
    timeZone,
    monotonic: serverClock.monotonic,
    onServerTime: serverClock.observe,
    // A login that has ended is the product's own client's to tell.
    onUnauthorized: () => undefined,
  })

/** The server reads packages, which are databases; nothing of one is kept there. */
async function cardsOfPackage(uid: string, file: File, signal: AbortSignal): Promise<ReadCards> {
  const unread = (error: unknown) => {
    throw new FileError(unansweredFailure() === 'offline' ? 'offline' : 'unread', {cause: error})
  }
  const response = await senderOf(uid)('/content/cards/package', {
    method: 'POST',
    body: file,
    headers: {'content-type': 'application/octet-stream'},
    signal: AbortSignal.any([signal, AbortSignal.timeout(importPatience)]),
  }).catch(unread)
  if (response.status === 413) throw new FileError('tooLarge')
  if (!response.ok) throw new FileError('unread')
  const read = v.safeParse(readPackage, await response.json().catch(unread))
  if (!read.success) throw new FileError('unread')
  if ('trouble' in read.output) throw new FileError(read.output.trouble)
  return read.output
}

/** Reads the cards of a CSV file on the device, or of an Anki package by the server. Rejects with a `FileError`. */
export const readDeckFileFor = (uid: string) =>
  fromPromise<ReadCards, File | null>(async ({input: file, signal}) => {
    if (file === null || !/\.(?:csv|tsv|txt|apkg)$/iu.test(file.name)) throw new FileError('unknownKind')
    if (file.size > fileBounds.bytes) throw new FileError('tooLarge')
    return /\.apkg$/iu.test(file.name) ? cardsOfPackage(uid, file, signal) : cardsOfCsv(file)
  })

/** As long as ten thousand cards may take on a slow network, in milliseconds. */
const importPatience = 120_000

/** Writes the cards of a file, all or none; the same key is carried out once. Rejects with a `RequestError`. */
export function importCardsFor(uid: string) {
  const send = senderOf(uid)
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

async function exportedCsv(client: Client, tell: (progress: Progress) => void, signal: AbortSignal): Promise<number> {
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
}

async function exportedPackage(uid: string, signal: AbortSignal): Promise<number> {
  const unanswered = (error: unknown) => {
    throw new RequestError(unansweredFailure(), {cause: error})
  }
  const patience = AbortSignal.any([signal, AbortSignal.timeout(importPatience)])
  const response = await senderOf(uid)('/content/cards.apkg', {signal: patience}).catch(unanswered)
  if (response.status === 401) throw new RequestError('unauthenticated')
  if (!response.ok) throw new RequestError(response.status >= 500 ? 'unreachable' : 'refused')
  if (response.status === 204) return 0
  const blob = await response.blob().catch(unanswered)
  saveFile({blob, name: 'meus-baralhos.apkg'})
  return Number(response.headers.get('x-cards'))
}

/** Saves the own decks as a file, and resolves with how many cards it has. Rejects with a `RequestError`. */
export const exportDecksWith = (uid: string, client: Client, tell: (progress: Progress) => void) =>
  fromPromise<number, {format: ExportFormat}>(({input: {format}, signal}) =>
    format === 'csv' ? exportedCsv(client, tell, signal) : exportedPackage(uid, signal),
  )
