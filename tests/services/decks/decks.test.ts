import {type Client, CombinedError, type TypedDocumentNode} from '@urql/core'
import {beforeEach, describe, expect, test, vi} from 'vitest'
import {createActor, type PromiseActorLogic, toPromise} from 'xstate'
import {firstChoice} from '../../../domain/decks/cards.ts'
import {keepChoice, readChoice} from '../../../src/services/decks/choiceStore.ts'
import {createCardWith, loadCardsWith, loadDecksWith, loadMoreWith} from '../../../src/services/decks/decks.actors.ts'

type Asked = {readonly name: string; readonly variables: Record<string, unknown>}

const lost = new CombinedError({networkError: new Error('socket hang up')})

const nameOf = ({definitions: [first]}: TypedDocumentNode): string =>
  first !== undefined && 'name' in first ? (first.name?.value ?? '') : ''

/** A client that replies to each operation by its name; without a reply it is lost. */
function clientWith(replies: Readonly<Record<string, (variables: Record<string, unknown>) => unknown>>) {
  const asked: Asked[] = []
  const reply = (document: TypedDocumentNode, variables: Record<string, unknown>) => {
    const name = nameOf(document)
    asked.push({name, variables})
    const data = replies[name]?.(variables)
    return {toPromise: () => Promise.resolve(data === undefined ? {error: lost} : {data})}
  }
  // The two operations that the services use, of the many that a client has.
  return {asked, client: {query: reply, mutation: reply} as unknown as Client}
}

/** Runs one request to its end. */
function ask<Output, Input>(logic: PromiseActorLogic<Output, Input>, input: Input): Promise<Output> {
  const actor = createActor<PromiseActorLogic<Output, Input>>(logic, {input})
  actor.subscribe({error: () => undefined})
  actor.start()
  return toPromise(actor)
}

const lessons = {customRelevances: [{lessonId: 'l1', leaf: ['Pediatria', 'Neonatologia', 'Icterícia']}]}
const deck = {lesson: 'l1', lessonTitle: 'Icterícia', flashcardsAmount: 2}

const wire = (id: string) => ({
  _id: id,
  front: [],
  back: [],
  prefix: null,
  lessonId: 'l1',
  createdAt: '2026-03-01T12:00:00.000Z',
  createdBy: {_id: 'p', name: 'Ana Lima'},
  timesAdded: 2,
  ownFlashcard: false,
  alreadyAdded: true,
})

describe('decks', () => {
  test('of the community have the area of their lesson; one of another course has none', async () => {
    const {client} = clientWith({
      GetCommunityDecks: () => ({getCommunityDecks: [deck, {...deck, lesson: 'l9', lessonTitle: 'Outra'}]}),
      DeckLessons: () => lessons,
    })
    expect(await ask(loadDecksWith(client), {tab: 'comunidade' as const})).toEqual({
      decks: [
        {lessonId: 'l1', title: 'Icterícia', count: 2, area: 'PED'},
        {lessonId: 'l9', title: 'Outra', count: 2, area: null},
      ],
      lessons: [{lessonId: 'l1', title: 'Icterícia', area: 'PED'}],
      isFromDevice: false,
    })
  })

  test('of the student are another question', async () => {
    const {client, asked} = clientWith({GetUserDecks: () => ({getUserDecks: []}), DeckLessons: () => lessons})
    await ask(loadDecksWith(client), {tab: 'meus-baralhos' as const})
    expect(asked.map(({name}) => name)).toEqual(['GetUserDecks', 'DeckLessons'])
  })
})

describe('cards', () => {
  const wanted = {tab: 'comunidade', lessonId: 'todos', includes: 'beck', sortBy: 'date'} as const
  const page = ({skip}: Record<string, unknown>) => ({
    getCommunityFlashcards: {totalAmount: 90, flashcards: [wire(`c${String(skip)}`)]},
  })

  test('of all lessons are asked for without a lesson, more than 75 in several requests', async () => {
    const {client, asked} = clientWith({GetCommunityFlashcards: page, DeckLessons: () => lessons})
    const {cards, total} = await ask(loadCardsWith(client), {...wanted, count: 90})
    expect(asked.slice(1)).toEqual([
      {
        name: 'GetCommunityFlashcards',
        variables: {lessonId: null, skip: 0, limit: 75, sortBy: 'date', includes: 'beck'},
      },
      {
        name: 'GetCommunityFlashcards',
        variables: {lessonId: null, skip: 75, limit: 15, sortBy: 'date', includes: 'beck'},
      },
    ])
    expect([cards.map(({id, creator, isAdded}) => [id, creator, isAdded]), total]).toEqual([
      [
        ['c0', 'Ana Lima', true],
        ['c75', 'Ana Lima', true],
      ],
      90,
    ])
  })

  test('after those that are here are asked for as the list is', async () => {
    const {client, asked} = clientWith({
      GetUserFlashcards: () => ({getUserFlashcards: {totalAmount: 0, flashcards: []}}),
    })
    const mine = {...wanted, tab: 'meus-baralhos', lessonId: 'l1'} as const
    await ask(
      loadMoreWith(client, () => mine),
      {skip: 75, limit: 75},
    )
    expect(asked).toEqual([{name: 'GetUserFlashcards', variables: {lessonId: 'l1', skip: 75, limit: 75}}])
  })

  test('that nobody could ask for are refused with a reason', async () => {
    vi.stubGlobal('navigator', {onLine: false})
    const {client} = clientWith({DeckLessons: () => lessons})
    await expect(ask(loadCardsWith(client), {...wanted, count: 75})).rejects.toMatchObject({failure: 'offline'})
    vi.unstubAllGlobals()
  })

  test('are written under the key of their draft', async () => {
    const {client, asked} = clientWith({CreateFlashcard: () => ({createFlashcard: {_id: 'c'}})})
    const images = {front: null, back: {id: 'i', alt: 'Lesão'}}
    await ask(createCardWith(client), {lessonId: 'l1', front: 'F', back: 'V', images, key: 'chave'})
    expect(asked[0]?.variables).toEqual({
      lessonId: 'l1',
      front: 'F',
      back: 'V',
      frontImage: null,
      backImage: {_id: 'i', alt: 'Lesão'},
      idempotencyKey: 'chave',
    })
  })
})

describe('how cards were asked for', () => {
  beforeEach(() => {
    const kept = new Map<string, string>()
    vi.stubGlobal('localStorage', {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => void kept.set(name, value),
    })
    return () => vi.unstubAllGlobals()
  })

  test('is remembered for each lesson', () => {
    keepChoice('l1', {includes: 'beck', sortBy: 'date'})
    expect([readChoice('l1'), readChoice('l2')]).toEqual([{includes: 'beck', sortBy: 'date'}, firstChoice])
  })

  test('is forgotten after 200 further lessons', () => {
    keepChoice('primeira', {includes: 'a', sortBy: 'date'})
    for (let lesson = 0; lesson < 200; lesson += 1) keepChoice(`l${lesson}`, {includes: 'b', sortBy: 'date'})
    expect([readChoice('primeira'), readChoice('l0').includes]).toEqual([firstChoice, 'b'])
  })
})
