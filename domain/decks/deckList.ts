import {folded} from '../study/textSearch.ts'
import type {ThemeArea} from '../themes/areas.ts'

/** The two lists of decks: what everybody has written, and what the student has saved (spec 2§2). */
export const deckTabs = ['comunidade', 'meus-baralhos'] as const
export type DeckTab = (typeof deckTabs)[number]

/** The cards of one lesson. */
export type Deck = {
  readonly lessonId: string
  readonly title: string
  readonly count: number
  /** Null for a lesson that the course does not have. */
  readonly area: ThemeArea | null
}

/** A lesson that a card may be written for. */
export type DeckLesson = {readonly lessonId: string; readonly title: string; readonly area: ThemeArea | null}

/** The chips of the areas, in their order (spec 2§2). */
export const areaChips = ['GO', 'PED', 'CIR', 'SC', 'CM', 'EXT'] as const satisfies readonly ThemeArea[]

/** With all areas active a click leaves that one alone, otherwise it toggles (spec 2§2). */
export function areasAfterClick(active: readonly ThemeArea[], area: ThemeArea): readonly ThemeArea[] {
  if (active.length === areaChips.length) return [area]
  return areaChips.filter((chip) => (chip === area ? !active.includes(chip) : active.includes(chip)))
}

/** What narrows the decks. */
export type DeckFilters = {readonly areas: readonly ThemeArea[]; readonly search: string}

export const noFilters: DeckFilters = {areas: areaChips, search: ''}

export const isNarrowed = ({areas, search}: DeckFilters): boolean =>
  areas.length < areaChips.length || search.trim() !== ''

/** Lessons that have no title of their own are left out (spec 2§3). */
const hasTitle = ({title}: Deck) => title !== 'unknown'

/**
 * The decks whose title holds the words, in any case and with or without accents, of the areas that are active. A deck
 * of no area shows while all are.
 */
export function filteredDecks(decks: readonly Deck[], {areas, search}: DeckFilters): readonly Deck[] {
  const words = folded(search.trim())
  const isOfArea = ({area}: Deck) => areas.length === areaChips.length || (area !== null && areas.includes(area))
  return decks.filter((deck) => hasTitle(deck) && isOfArea(deck) && folded(deck.title).includes(words))
}

/** The lessons that nobody has written a card for, by title: with one of them the list has a card to create (spec 2§2). */
export function lessonsWithoutDeck(lessons: readonly DeckLesson[], decks: readonly Deck[]): readonly DeckLesson[] {
  const taken = new Set(decks.map(({lessonId}) => lessonId))
  return lessonsByTitle(lessons.filter(({lessonId}) => !taken.has(lessonId)))
}

/** Lessons as the list of the creation has them (spec 2§5). */
export const lessonsByTitle = (lessons: readonly DeckLesson[]): readonly DeckLesson[] =>
  lessons.toSorted((a, b) => a.title.localeCompare(b.title, 'pt-BR'))
