import type {CommunityCard} from '../../../domain/decks/cards.ts'
import type {Deck, DeckLesson} from '../../../domain/decks/deckList.ts'

export const lessons: readonly DeckLesson[] = [
  {lessonId: 'l1', title: 'Trauma torácico', area: 'CIR'},
  {lessonId: 'l2', title: 'Aleitamento', area: 'PED'},
  {lessonId: 'l3', title: 'Arboviroses', area: 'SC'},
]

export const decks: readonly Deck[] = [
  {lessonId: 'l1', title: 'Trauma torácico', count: 2, area: 'CIR'},
  {lessonId: 'l2', title: 'Aleitamento', count: 1, area: 'PED'},
]

export const card: CommunityCard = {
  id: 'c1',
  front: [{tag: 'p', children: ['Tríade de Beck?']}],
  back: [{tag: 'p', children: ['Hipotensão, turgência jugular e bulhas abafadas.']}],
  prefix: null,
  lessonId: 'l1',
  createdAt: Date.parse('2026-03-01T12:00:00Z'),
  creator: 'Helena Moraes',
  timesAdded: 3,
  isOwn: false,
  isAdded: false,
}

const faceOf = (text: string) => [{tag: 'p' as const, children: [text]}]

export const ownCard: CommunityCard = {...card, id: 'c2', front: faceOf('Minha pergunta?'), isOwn: true, isAdded: true}

export const savedCard: CommunityCard = {...card, id: 'c3', front: faceOf('Já salvo?'), isAdded: true}
