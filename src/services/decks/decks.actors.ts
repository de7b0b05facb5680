import type {Client} from '@urql/core'
import {fromPromise} from 'xstate'
import type {CardImage} from '../../../domain/decks/card.ts'
import type {CommunityCard} from '../../../domain/decks/cards.ts'
import type {DeckLesson, DeckTab} from '../../../domain/decks/deckList.ts'
import {allLessons} from '../../../domain/decks/place.ts'
import {areaOfName} from '../../../domain/themes/areas.ts'
import type {CardCreated} from '../../../machines/decks/cardCreation.types.ts'
import type {CardPage, CardsAsked, LoadedCards} from '../../../machines/decks/cardList.types.ts'
import type {CardChange} from '../../../machines/decks/cardViewer.types.ts'
import type {LoadedDecks} from '../../../machines/decks/deckList.types.ts'
import type {FrontWritten} from '../../../machines/decks/similarCards.types.ts'
import type {MoreAsked} from '../../../machines/decks/paging.types.ts'
import {
  AddFlashcardToDeckDocument,
  CreateFlashcardDocument,
  type DeckCardPartsFragment,
  DeckLessonsDocument,
  type DeckLessonsQuery,
  type DeckPartsFragment,
  DeleteFlashcardDocument,
  GetCommunityDecksDocument,
  GetCommunityFlashcardsDocument,
  GetUserDecksDocument,
  GetUserFlashcardsDocument,
  RemoveFlashcardFromDeckDocument,
  SimilarFlashcardsDocument,
} from '../gen/decks/graphql.ts'
import {ask, mutate} from '../profile/requests.ts'
import {type Read, readNow} from '../study/reads.ts'

/** The most cards of one request. */
const mostCards = 75

const lessonOf = ({lessonId, leaf}: DeckLessonsQuery['customRelevances'][number]): DeckLesson => ({
  lessonId,
  title: leaf.at(-1) ?? '',
  area: areaOfName(leaf[0] ?? '') ?? null,
})

async function readLessons(client: Client, signal: AbortSignal): Promise<Read<readonly DeckLesson[]>> {
  const {data, isFromDevice} = await readNow(client, DeckLessonsDocument, {}, signal)
  return {data: data.customRelevances.map(lessonOf), isFromDevice}
}

async function readDecks(
  client: Client,
  tab: DeckTab,
  signal: AbortSignal,
): Promise<Read<readonly DeckPartsFragment[]>> {
  if (tab === 'comunidade') {
    const {data, isFromDevice} = await readNow(client, GetCommunityDecksDocument, {}, signal)
    return {data: data.getCommunityDecks, isFromDevice}
  }
  const {data, isFromDevice} = await readNow(client, GetUserDecksDocument, {}, signal)
  return {data: data.getUserDecks, isFromDevice}
}

/** The decks of a tab, and all lessons. Rejects with a `RequestError` when neither server nor device knows them. */
export const loadDecksWith = (client: Client) =>
  fromPromise<LoadedDecks, {tab: DeckTab}>(async ({input, signal}) => {
    const [decks, lessons] = await Promise.all([readDecks(client, input.tab, signal), readLessons(client, signal)])
    const areas = new Map(lessons.data.map(({lessonId, area}) => [lessonId, area]))
    return {
      decks: decks.data.map(({lesson, lessonTitle, flashcardsAmount}) => ({
        lessonId: lesson,
        title: lessonTitle,
        count: flashcardsAmount,
        area: areas.get(lesson) ?? null,
      })),
      lessons: lessons.data,
      isFromDevice: decks.isFromDevice || lessons.isFromDevice,
    }
  })

const cardOf = ({
  _id,
  createdBy,
  createdAt,
  ownFlashcard,
  alreadyAdded,
  ...card
}: DeckCardPartsFragment): CommunityCard => ({
  id: _id,
  front: card.front,
  back: card.back,
  prefix: card.prefix,
  lessonId: card.lessonId,
  timesAdded: card.timesAdded,
  createdAt: Date.parse(createdAt),
  creator: createdBy?.name ?? null,
  isOwn: ownFlashcard,
  isAdded: alreadyAdded,
})

type Wanted = Omit<CardsAsked, 'count'> & MoreAsked

async function askCards(client: Client, wanted: Wanted, signal: AbortSignal): Promise<CardPage> {
  const {tab, skip, limit, includes, sortBy} = wanted
  const lessonId = wanted.lessonId === allLessons ? null : wanted.lessonId
  if (tab === 'meus-baralhos') {
    const {getUserFlashcards: page} = await ask(client, GetUserFlashcardsDocument, {lessonId, skip, limit}, signal)
    return {cards: page.flashcards.map(cardOf), total: page.totalAmount}
  }
  const variables = {lessonId, skip, limit, sortBy, includes: includes === '' ? null : includes}
  const {getCommunityFlashcards: page} = await ask(client, GetCommunityFlashcardsDocument, variables, signal)
  return {cards: page.flashcards.map(cardOf), total: page.totalAmount}
}

/** The first so many cards, in as many requests as they take, and the lessons. Rejects with a `RequestError`. */
export const loadCardsWith = (client: Client) =>
  fromPromise<LoadedCards, CardsAsked>(async ({input: {count, ...wanted}, signal}) => {
    const parts = Array.from({length: Math.ceil(count / mostCards)}, (_, part) => ({
      skip: part * mostCards,
      limit: Math.min(mostCards, count - part * mostCards),
    }))
    const [lessons, ...pages] = await Promise.all([
      readLessons(client, signal),
      ...parts.map((part) => askCards(client, {...wanted, ...part}, signal)),
    ])
    return {lessons: lessons.data, cards: pages.flatMap(({cards}) => cards), total: pages.at(-1)?.total ?? 0}
  })

/** The cards after those that are here. Rejects with a `RequestError`. */
export const loadMoreWith = (client: Client, list: () => Omit<CardsAsked, 'count'>) =>
  fromPromise<CardPage, MoreAsked>(({input, signal}) => askCards(client, {...list(), ...input}, signal))

/** Puts a card into the student's deck. Rejects with a `RequestError`. */
export const addToDeckWith = (client: Client) =>
  fromPromise<unknown, CardChange>(({input: {id, key}, signal}) =>
    mutate(client, AddFlashcardToDeckDocument, {_id: id, idempotencyKey: key}, signal),
  )

export const removeFromDeckWith = (client: Client) =>
  fromPromise<unknown, CardChange>(({input: {id, key}, signal}) =>
    mutate(client, RemoveFlashcardFromDeckDocument, {_id: id, idempotencyKey: key}, signal),
  )

export const deleteCardWith = (client: Client) =>
  fromPromise<unknown, CardChange>(({input: {id, key}, signal}) =>
    mutate(client, DeleteFlashcardDocument, {_id: id, idempotencyKey: key}, signal),
  )

/** Cards of the lesson that ask nearly the same. Rejects with a `RequestError`. */
export const findSimilarWith = (client: Client) =>
  fromPromise<readonly CommunityCard[], FrontWritten>(async ({input: {lessonId, front}, signal}) => {
    const {similarFlashcards} = await ask(client, SimilarFlashcardsDocument, {lessonId, front}, signal)
    return similarFlashcards.map(cardOf)
  })

const imageInput = (image: CardImage | null) => (image === null ? null : {_id: image.id, alt: image.alt})

/** Writes a card for everybody. Rejects with a `RequestError`. */
export const createCardWith = (client: Client) =>
  fromPromise<unknown, CardCreated>(({input: {key, lessonId, front, back, images}, signal}) => {
    const draft = {lessonId, front, back, frontImage: imageInput(images.front), backImage: imageInput(images.back)}
    return mutate(client, CreateFlashcardDocument, {...draft, idempotencyKey: key}, signal)
  })
