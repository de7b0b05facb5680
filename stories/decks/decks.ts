import type {CommunityCard} from '../../domain/decks/cards.ts'
import type {Deck, DeckLesson} from '../../domain/decks/deckList.ts'

const areas = ['GO', 'PED', 'CIR', 'SC', 'CM'] as const

const titles = [
  'Síndromes hipertensivas da gestação',
  'Aleitamento materno e introdução alimentar',
  'Trauma torácico',
  'Testes diagnósticos',
  'Síndrome coronariana aguda',
  'Sangramentos da primeira metade da gestação',
  'Imunizações',
]

export const lessons: readonly DeckLesson[] = [...titles, 'Tireoide'].map((title, index) => ({
  lessonId: `l${index}`,
  title,
  area: areas[index % areas.length] ?? null,
}))

/** Decks of every area. */
export const decks: readonly Deck[] = titles.map((title, index) => ({
  lessonId: `l${index}`,
  title,
  count: index * 7 + 1,
  area: areas[index % areas.length] ?? null,
}))

const face = (text: string) => [{tag: 'p' as const, children: [text]}]

/** A card in a typical moment. */
export const card: CommunityCard = {
  id: 'c1',
  front: [{tag: 'p', children: ['Quais são os componentes da ', {tag: 'strong', children: ['tríade de Beck']}, '?']}],
  back: [
    {
      tag: 'ul',
      children: ['Hipotensão arterial', 'Turgência jugular', 'Bulhas abafadas'].map((text) => ({
        tag: 'li' as const,
        children: [text],
      })),
    },
  ],
  prefix: null,
  lessonId: 'l2',
  createdAt: Date.parse('2026-03-01T12:00:00Z'),
  creator: 'Helena Moraes',
  timesAdded: 42,
  isOwn: false,
  isAdded: false,
}

export const ownCard: CommunityCard = {
  ...card,
  id: 'c2',
  isOwn: true,
  isAdded: true,
  creator: 'Você Mesma',
  timesAdded: 1,
}

export const savedCard: CommunityCard = {
  ...card,
  id: 'c3',
  isAdded: true,
  front: face('Conduta imediata no pneumotórax hipertensivo?'),
  back: face('Descompressão no 4º ou 5º espaço intercostal, entre as linhas axilares, seguida de drenagem.'),
}

export const cards: readonly CommunityCard[] = [
  card,
  ownCard,
  savedCard,
  {
    ...card,
    id: 'c4',
    front: face('Definição de hemotórax maciço?'),
    back: face('Mais de 1.500 mL à drenagem.'),
    timesAdded: 0,
  },
]
