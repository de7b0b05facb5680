import {itemLimits} from './limits.ts'
import {quantityIn} from './wizard.ts'
import type {ThemePath} from './extras.types.ts'

/** A deck of the student: her saved flashcards of one lesson. */
export type Deck = {readonly lesson: string; readonly lessonTitle: string; readonly flashcardsAmount: number}

export const flashcardModes = ['aristo', 'myDecks'] as const
export type FlashcardMode = (typeof flashcardModes)[number]

/** What is chosen in the flashcard wizard, as it is typed. Both modes keep what was chosen in them. */
export type FlashcardChoice = {
  readonly mode: FlashcardMode
  readonly path: ThemePath
  readonly deckIds: readonly string[]
  readonly isRandom: boolean
  readonly limit: string
}

export type FlashcardWish =
  | {readonly mode: 'aristo'; readonly classification: ThemePath; readonly count: number}
  | {readonly mode: 'myDecks'; readonly deckIds: readonly string[]; readonly count: number}

export const emptyFlashcards: FlashcardChoice = {
  mode: 'aristo',
  path: [],
  deckIds: [],
  isRandom: false,
  limit: String(itemLimits.usual),
}

/** Ticked decks; random ones are no decks in particular. */
export const toggledDeck = (deckIds: readonly string[], deck: string): readonly string[] =>
  deckIds.includes(deck) ? deckIds.filter((id) => id !== deck) : [...deckIds, deck]

/** 'Aristo' wants area and specialty, 'Meus Baralhos' a deck or the random option (spec 1§5); null until then. */
export function flashcardWishOf({mode, path, deckIds, isRandom, limit}: FlashcardChoice): FlashcardWish | null {
  const count = quantityIn(limit, itemLimits)
  if (count === null) return null
  if (mode === 'aristo') return path.length >= 2 ? {mode, classification: path, count} : null
  return isRandom || deckIds.length > 0 ? {mode, deckIds: isRandom ? [] : deckIds, count} : null
}

/** What became of the ticked decks when the list was read anew. */
export function sortedDecks(before: readonly Deck[], now: readonly Deck[], deckIds: readonly string[]) {
  const isThere = (id: string) => now.some(({lesson}) => lesson === id)
  const gone = before.filter(({lesson}) => deckIds.includes(lesson) && !isThere(lesson))
  return {deckIds: deckIds.filter(isThere), gone: gone.map(({lessonTitle}) => lessonTitle)}
}
