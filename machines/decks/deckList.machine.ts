import {assign, setup} from 'xstate'
import {
  areasAfterClick,
  type DeckFilters,
  type DeckLesson,
  type DeckTab,
  isNarrowed,
  lessonsWithoutDeck,
  noFilters,
} from '../../domain/decks/deckList.ts'
import {requestFailureIn} from '../../domain/profile/requestFailure.ts'
import type {ThemeArea} from '../../domain/themes/areas.ts'
import {effect, notProvided} from '../shared/notProvided.ts'
import type {DeckListContext, DeckListEvent, DeckListInput, LoadedDecks} from './deckList.types.ts'

const withoutDeck = ({decks, lessons}: DeckListContext) => lessonsWithoutDeck(lessons, decks)

/**
 * The decks of the community and the student's own (flow F-090; spec 2§2): words and areas narrow them, the community has
 * a card to create for lessons without a deck, and a drawer explains them.
 */
export const deckListMachine = setup({
  types: {} as {context: DeckListContext; events: DeckListEvent; input: DeckListInput; tags: 'pending'},
  actors: {
    /** Rejects with a request failure when neither server nor device knows them. */
    loadDecks: notProvided<LoadedDecks, {tab: DeckTab}>('loadDecks'),
  },
  actions: {
    storeDecks: assign((_, {decks, lessons, isFromDevice}: LoadedDecks) => ({decks, lessons, isFromDevice})),
    storeTab: assign((_, {tab}: {tab: DeckTab}) => ({tab, decks: [], isFromDevice: false})),
    storeFilters: assign(({context}, filters: Partial<DeckFilters>) => ({filters: {...context.filters, ...filters}})),
    storeClick: assign(({context: {filters}}, {area}: {area: ThemeArea}) => ({
      filters: {...filters, areas: areasAfterClick(filters.areas, area)},
    })),
    openCreation: effect<{lessons: readonly DeckLesson[]}>('openCreation'),
  },
  guards: {
    hasDecks: (_, {decks}: LoadedDecks) => decks.length > 0,
    isOffline: (_, {error}: {error: unknown}) => requestFailureIn(error) === 'offline',
    isOther: ({context}, {tab}: {tab: DeckTab}) => context.tab !== tab,
    isNarrowed: ({context}) => isNarrowed(context.filters),
    canCreate: ({context}) => context.tab === 'comunidade' && withoutDeck(context).length > 0,
  },
}).createMachine({
  id: 'deckList',
  context: ({input}) => ({...input, filters: noFilters, decks: [], lessons: [], isFromDevice: false}),
  initial: 'loading',
  on: {
    'tab.changed': {
      guard: {type: 'isOther', params: ({event}) => ({tab: event.tab})},
      target: '.loading',
      actions: {type: 'storeTab', params: ({event}) => ({tab: event.tab})},
    },
  },
  states: {
    loading: {
      tags: 'pending',
      invoke: {
        id: 'loadDecks',
        src: 'loadDecks',
        input: ({context}) => ({tab: context.tab}),
        onDone: [
          {
            guard: {type: 'hasDecks', params: ({event}) => event.output},
            target: 'list',
            actions: {type: 'storeDecks', params: ({event}) => event.output},
          },
          {target: 'empty', actions: {type: 'storeDecks', params: ({event}) => event.output}},
        ],
        onError: [
          {guard: {type: 'isOffline', params: ({event}) => ({error: event.error})}, target: 'offline'},
          {target: 'failed'},
        ],
      },
    },
    empty: {
      initial: 'reading',
      on: {
        'decks.refresh': 'loading',
        'creation.open': {
          guard: 'canCreate',
          actions: {type: 'openCreation', params: ({context}) => ({lessons: withoutDeck(context)})},
        },
      },
      states: {
        reading: {on: {'help.open': 'help'}},
        help: {on: {'help.close': 'reading'}},
      },
    },
    offline: {on: {'decks.retry': 'loading', 'network.returned': 'loading'}},
    failed: {on: {'decks.retry': 'loading', 'network.returned': 'loading'}},
    list: {
      initial: 'reading',
      on: {
        'search.set': {actions: {type: 'storeFilters', params: ({event}) => ({search: event.search})}},
        'area.click': {actions: {type: 'storeClick', params: ({event}) => ({area: event.area})}},
        'filters.clear': {guard: 'isNarrowed', actions: {type: 'storeFilters', params: noFilters}},
        'creation.open': {
          guard: 'canCreate',
          actions: {type: 'openCreation', params: ({context}) => ({lessons: withoutDeck(context)})},
        },
        'decks.refresh': '.refreshing',
        'network.returned': '.refreshing',
      },
      states: {
        reading: {on: {'help.open': 'help'}},
        help: {on: {'help.close': 'reading'}},
        refreshing: {
          on: {'help.open': 'help'},
          invoke: {
            id: 'loadDecks',
            src: 'loadDecks',
            input: ({context}) => ({tab: context.tab}),
            onDone: [
              {
                guard: {type: 'hasDecks', params: ({event}) => event.output},
                target: 'reading',
                actions: {type: 'storeDecks', params: ({event}) => event.output},
              },
              {target: '#deckList.empty', actions: {type: 'storeDecks', params: ({event}) => event.output}},
            ],
            onError: 'reading',
          },
        },
      },
    },
  },
})
