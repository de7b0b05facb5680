import {expect, test} from 'vitest'
import {
  cardBounds,
  cardImage,
  emptyDraft,
  isCreatable,
  isFace,
  isImageTold,
  keptFace,
  keptImage,
} from '../../../domain/decks/card.ts'
import {cardActionOf, emptinessOf} from '../../../domain/decks/cards.ts'
import {
  areaChips,
  areasAfterClick,
  type Deck,
  filteredDecks,
  isNarrowed,
  lessonsWithoutDeck,
  noFilters,
} from '../../../domain/decks/deckList.ts'
import {boundedPage, cardsOfPage, hasNextPage, isNextBeyond, pageSizeOf, pagesOf} from '../../../domain/decks/paging.ts'
import {deckPath, deckPlaceOf} from '../../../domain/decks/place.ts'
import {flashcardCount, pageLabel, timesAdded} from '../../../src/text/decks/decks.ts'
import {timeAgo} from '../../../src/text/decks/relativeTime.ts'
import {card} from '../../models/decks/cards.ts'

test('the chips stand in the order of the documents', () => {
  expect(areaChips).toEqual(['GO', 'PED', 'CIR', 'SC', 'CM', 'EXT'])
})

test('with all areas active a click leaves one, otherwise it toggles', () => {
  expect(areasAfterClick(areaChips, 'PED')).toEqual(['PED'])
  expect(areasAfterClick(['PED'], 'GO')).toEqual(['GO', 'PED'])
  expect(areasAfterClick(['GO', 'PED'], 'GO')).toEqual(['PED'])
  expect(areasAfterClick(['PED'], 'PED')).toEqual([])
  expect(areasAfterClick(['GO', 'PED', 'CIR', 'SC', 'CM'], 'EXT')).toEqual(areaChips)
})

const deck = (title: string, area: Deck['area']): Deck => ({lessonId: title, title, count: 1, area})
const decks = [deck('Sífilis', 'GO'), deck('unknown', 'CM'), deck('Sepse', 'CM'), deck('Antiga', null)]
const titles = (filters: typeof noFilters) => filteredDecks(decks, filters).map(({title}) => title)

test('decks are found by words without accents; one without a title is never shown', () => {
  expect(titles(noFilters)).toEqual(['Sífilis', 'Sepse', 'Antiga'])
  expect(titles({...noFilters, search: ' SIFILIS '})).toEqual(['Sífilis'])
  expect(titles({...noFilters, search: 'unknown'})).toEqual([])
  expect(titles({...noFilters, areas: ['CM']})).toEqual(['Sepse'])
  expect(titles({...noFilters, areas: []})).toEqual([])
})

test('words and areas narrow', () => {
  expect(
    [noFilters, {...noFilters, search: ' '}, {...noFilters, search: 'a'}, {...noFilters, areas: []}].map(isNarrowed),
  ).toEqual([false, false, true, true])
})

test('lessons without a deck come by title', () => {
  const lesson = (title: string) => ({lessonId: title, title, area: null})
  expect(
    lessonsWithoutDeck(['Sepse', 'Úlcera', 'Ácido', 'Sífilis', 'Zika'].map(lesson), decks).map(({title}) => title),
  ).toEqual(['Ácido', 'Úlcera', 'Zika'])
})

test('a place of the decks is in the address', () => {
  expect(deckPlaceOf('/baralhos/comunidade')).toEqual({tab: 'comunidade', lessonId: null})
  expect(deckPlaceOf('/baralhos/meus-baralhos/todos')).toEqual({tab: 'meus-baralhos', lessonId: 'todos'})
  expect(deckPlaceOf('/baralhos/outro')).toEqual({tab: 'comunidade', lessonId: null})
  expect(deckPath('comunidade', 'a/b')).toBe('/baralhos/comunidade/a%2Fb')
})

test('an own card goes for everybody, a saved one out of the deck, another one can be saved', () => {
  const actions = [card, {...card, isAdded: true}, {...card, isOwn: true}, {...card, isOwn: true, isAdded: true}]
  expect(actions.map((one) => cardActionOf(one, 'comunidade'))).toEqual(['save', 'remove', 'delete', 'delete'])
  expect(actions.map((one) => cardActionOf(one, 'meus-baralhos'))).toEqual(['remove', 'remove', 'delete', 'delete'])
})

test.each([
  ['comunidade', 'l1', '', 'lesson'],
  ['comunidade', 'l1', 'beck', 'search'],
  ['comunidade', 'todos', '', 'search'],
  ['meus-baralhos', 'l1', '', 'mine'],
  ['meus-baralhos', 'todos', '', 'mine'],
] as const)('an empty list of %s/%s with the words "%s" is of the kind %s', (tab, lessonId, includes, kind) => {
  expect(emptinessOf(tab, lessonId, includes)).toBe(kind)
})

test('pages have 15 cards, and 14 in a lesson of the community', () => {
  expect([
    pageSizeOf('comunidade', 'l1'),
    pageSizeOf('comunidade', 'todos'),
    pageSizeOf('meus-baralhos', 'l1'),
  ]).toEqual([14, 15, 15])
})

test('an empty list has one page', () => {
  expect([0, 1, 15, 16].map((total) => pagesOf({total, pageSize: 15}))).toEqual([1, 1, 1, 2])
})

test('the next page is beyond what is here as soon as one of its cards is', () => {
  const paged = {page: 1, pageSize: 15, total: 40, cached: 30}
  expect([hasNextPage(paged), isNextBeyond(paged)]).toEqual([true, false])
  expect(isNextBeyond({...paged, cached: 29})).toBe(true)
  expect(isNextBeyond({...paged, page: 2})).toBe(true)
  expect(isNextBeyond({...paged, page: 2, cached: 40})).toBe(false)
  expect(hasNextPage({...paged, page: 3})).toBe(false)
  expect(boundedPage({...paged, page: 9})).toBe(3)
  expect(cardsOfPage([1, 2, 3, 4, 5], {page: 2, pageSize: 2})).toEqual([3, 4])
})

test('a card can be created with a lesson and two faces that are not too long', () => {
  const whole = {...emptyDraft, lessonId: 'l1', front: 'F', back: 'V'}
  expect(
    [emptyDraft, whole, {...whole, lessonId: ''}, {...whole, front: ' '}, {...whole, back: '\n'}].map(isCreatable),
  ).toEqual([false, true, false, false, false])
  expect([
    isFace('x'.repeat(cardBounds.face)),
    isFace(` ${'x'.repeat(cardBounds.face)} `),
    isFace('x'.repeat(2_001)),
  ]).toEqual([true, true, false])
  expect(keptFace(' a\0\ud800 ')).toBe('a\ufffd\ufffd')
})

test('numbers in words', () => {
  expect([0, 1, 2].map(flashcardCount)).toEqual(['0 flashcard', '1 flashcard', '2 flashcards'])
  expect([0, 1, 1_200].map(timesAdded)).toEqual(['Adicionado 0 vezes', 'Adicionado 1 vez', 'Adicionado 1.200 vezes'])
  expect(pageLabel(2, 7)).toBe('2 / 7')
})

test('the time since a card was written stands in its largest unit', () => {
  const now = Date.parse('2026-03-10T12:00:00Z')
  const ago = (seconds: number) => timeAgo(now - seconds * 1_000, now)
  expect([-5, 59, 60, 3_600, 86_400, 86_400 * 7, 86_400 * 30, 86_400 * 800].map(ago)).toEqual([
    'agora mesmo',
    'agora mesmo',
    'há 1 minuto',
    'há 1 hora',
    'há 1 dia',
    'há 1 semana',
    'há 1 mês',
    'há 2 anos',
  ])
})

test('a picture of a card says in words what it shows', () => {
  const alts = ['', ' \n', 'Lesão em alvo', 'a'.repeat(cardImage.alt), 'a'.repeat(cardImage.alt + 1)]
  expect([null, ...alts.map((alt) => ({id: 'i', alt}))].map(isImageTold)).toEqual([
    true,
    false,
    false,
    true,
    true,
    false,
  ])
  expect(keptImage({id: 'i', alt: ' Lesão\n em  alvo\0 '})).toEqual({id: 'i', alt: 'Lesão em alvo\ufffd'})
  const card = {...emptyDraft, lessonId: 'l1', front: 'F', back: 'V'}
  expect(isCreatable({...card, images: {front: null, back: {id: 'i', alt: ''}}})).toBe(false)
})
