import type {SnapshotFrom} from 'xstate'
import {type Deck, type DeckFilters, type DeckTab, filteredDecks, isNarrowed} from '../../domain/decks/deckList.ts'
import type {deckListMachine} from './deckList.machine.ts'

type DeckListSnapshot = SnapshotFrom<typeof deckListMachine>

export const tabOf = ({context}: DeckListSnapshot): DeckTab => context.tab

export const filtersOf = ({context}: DeckListSnapshot): DeckFilters => context.filters

export const areDecksNarrowed = ({context}: DeckListSnapshot): boolean => isNarrowed(context.filters)

/** The decks that words and areas leave. */
export const shownDecks = ({context: {decks, filters}}: DeckListSnapshot): readonly Deck[] =>
  filteredDecks(decks, filters)

export const areDecksFromDevice = ({context}: DeckListSnapshot): boolean => context.isFromDevice
