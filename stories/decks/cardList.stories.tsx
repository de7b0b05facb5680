import {firstChoice} from '../../domain/decks/cards.ts'
import {cardListMachine} from '../../machines/decks/cardList.machine.ts'
import {pagingMachine} from '../../machines/decks/paging.machine.ts'
import {CardListView} from '../../src/features/decks/CardListView.tsx'
import {PagingView} from '../../src/features/decks/PagingView.tsx'
import {flowStories} from '../support/flowStory.tsx'
import {cards, lessons} from './decks.ts'

const paging = pagingMachine.resolveState({
  value: 'ready',
  context: {page: 1, pageSize: 14, total: 40, cached: 28, hasFailed: false},
})
const nothing = () => undefined

const {at, meta} = flowStories({
  machine: cardListMachine,
  View: ({state, send}) => (
    <CardListView
      state={state}
      send={send}
      paging={paging}
      pages={<PagingView state={paging} send={nothing} />}
      onOpen={nothing}
      onCreate={nothing}
    />
  ),
  context: {
    tab: 'comunidade',
    lessonId: 'l2',
    choice: firstChoice,
    wished: 'relevance',
    windowSize: 70,
    cards,
    total: 40,
    lessons,
  },
})

const none = {cards: [], total: 0}

export default {title: 'Fluxos/Baralhos/Flashcards', ...meta}
export const Loading = at('loading', none)
export const Deciding = at('deciding', none)
export const EmptySearch = at('emptySearch', {...none, choice: {...firstChoice, includes: 'escafoide'}})
export const EmptySearch_All = at('emptySearch', {...none, lessonId: 'todos'})
export const EmptyLesson = at('emptyLesson', none)
export const EmptyLesson_Unknown = at('emptyLesson', {...none, lessonId: 'outra'})
export const EmptyMine = at('emptyMine', {...none, tab: 'meus-baralhos'})
export const Offline = at('offline', none)
export const Failed = at('failed', none)
export const ListReading = at({list: 'reading'})
export const ListReading_Mine = at({list: 'reading'}, {tab: 'meus-baralhos'})
export const ListReading_All = at({list: 'reading'}, {lessonId: 'todos'})
export const ListRefreshing = at({list: 'refreshing'})
export const ListSorting = at({list: 'sorting'}, {wished: 'date'})
