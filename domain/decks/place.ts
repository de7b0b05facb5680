import {type DeckTab, deckTabs} from './deckList.ts'

/** What stands in the address for all lessons (spec 2§2). */
export const allLessons = 'todos'

/** Where in the decks an address is: in the list of a tab, or in the cards of a lesson. */
export type DeckPlace = {
  readonly tab: DeckTab
  /** Null in the list of decks; `todos` for the cards of all lessons. */
  readonly lessonId: string | null
}

/** The place of a decoded path; the list of the community for everything else. */
export function deckPlaceOf(path: string): DeckPlace {
  const [, , tab, lessonId] = path.split('/')
  return {tab: deckTabs.find((known) => known === tab) ?? 'comunidade', lessonId: lessonId || null}
}

export const deckPath = (tab: DeckTab, lessonId?: string): string =>
  lessonId === undefined ? `/baralhos/${tab}` : `/baralhos/${tab}/${encodeURIComponent(lessonId)}`
