import type {Deck, DeckFilters, DeckLesson, DeckTab} from '../../domain/decks/deckList.ts'
import type {ThemeArea} from '../../domain/themes/areas.ts'

export type LoadedDecks = {
  readonly decks: readonly Deck[]
  /** All lessons of the course. */
  readonly lessons: readonly DeckLesson[]
  /** No server answered: this is what the device knew. */
  readonly isFromDevice: boolean
}

export type DeckListContext = LoadedDecks & {readonly tab: DeckTab; readonly filters: DeckFilters}

export type DeckListInput = Pick<DeckListContext, 'tab'>

export type DeckListEvent =
  | {readonly type: 'tab.changed'; readonly tab: DeckTab}
  | {readonly type: 'search.set'; readonly search: string}
  | {readonly type: 'area.click'; readonly area: ThemeArea}
  | {readonly type: 'filters.clear'}
  | {readonly type: 'creation.open'}
  | {readonly type: 'help.open'}
  | {readonly type: 'help.close'}
  | {readonly type: 'decks.refresh'}
  | {readonly type: 'decks.retry'}
  | {readonly type: 'network.returned'}
