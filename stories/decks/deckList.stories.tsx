import {noFilters} from '../../domain/decks/deckList.ts'
import {deckListMachine} from '../../machines/decks/deckList.machine.ts'
import {DeckListView} from '../../src/features/decks/DeckListView.tsx'
import {flowStories} from '../support/flowStory.tsx'
import {decks, lessons} from './decks.ts'

const {at, meta} = flowStories({
  machine: deckListMachine,
  View: ({state, send}) => <DeckListView state={state} send={send} />,
  context: {tab: 'comunidade', filters: noFilters, decks, lessons, isFromDevice: false},
})

const none = {decks: []}

export default {title: 'Fluxos/Baralhos/Lista', ...meta}
export const Loading = at('loading', none)
export const EmptyReading = at({empty: 'reading'}, none)
export const EmptyReading_Mine = at({empty: 'reading'}, {...none, tab: 'meus-baralhos'})
export const EmptyHelp = at({empty: 'help'}, none)
export const Offline = at('offline', none)
export const Failed = at('failed', none)
export const ListReading = at({list: 'reading'})
export const ListReading_Mine = at({list: 'reading'}, {tab: 'meus-baralhos'})
export const ListReading_OneArea = at({list: 'reading'}, {filters: {...noFilters, areas: ['PED']}})
export const ListReading_NothingFound = at({list: 'reading'}, {filters: {...noFilters, search: 'ortopedia'}})
export const ListReading_FromDevice = at({list: 'reading'}, {isFromDevice: true})
export const ListHelp = at({list: 'help'})
export const ListRefreshing = at({list: 'refreshing'})
