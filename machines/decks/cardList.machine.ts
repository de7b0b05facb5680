import {assign, setup} from 'xstate'
import {type CardChoice, type CardOrder, emptinessOf} from '../../domain/decks/cards.ts'
import {requestFailureIn} from '../../domain/profile/requestFailure.ts'
import {effect, notProvided} from '../shared/notProvided.ts'
import type {
  CardListContext,
  CardListEvent,
  CardListInput,
  CardPage,
  CardsAsked,
  LoadedCards,
} from './cardList.types.ts'

type Known = {readonly cached: number; readonly total: number}

const known = ({cards, total}: CardPage): Known => ({cached: cards.length, total})

const asked = ({tab, lessonId, choice, windowSize}: CardListContext): CardsAsked => ({
  tab,
  lessonId,
  ...choice,
  count: windowSize,
})

/**
 * The cards of a lesson, or of all (flow F-091; spec 2§2, 2§4): words of the content and an order, which are remembered
 * for each lesson. A page beyond these cards is the paging's to fetch.
 */
export const cardListMachine = setup({
  types: {} as {context: CardListContext; events: CardListEvent; input: CardListInput; tags: 'pending'},
  actors: {
    /** Rejects with a request failure when the server does not answer. */
    loadCards: notProvided<LoadedCards, CardsAsked>('loadCards'),
  },
  actions: {
    storeCards: assign((_, {cards, total, lessons}: LoadedCards) => ({cards, total, lessons})),
    storeMore: assign(({context}, {cards, total}: CardPage) => ({cards: [...context.cards, ...cards], total})),
    storeWords: assign(({context}, {includes}: {includes: string}) => ({choice: {...context.choice, includes}})),
    storeWish: assign((_, {sortBy}: {sortBy: CardOrder}) => ({wished: sortBy})),
    storeOrder: assign(({context}) => ({choice: {...context.choice, sortBy: context.wished}})),
    keepChoice: effect<{lessonId: string; choice: CardChoice}>('keepChoice'),
    /** The paging goes to the first page. */
    resetPaging: effect('resetPaging'),
    tellPaging: effect<Known>('tellPaging'),
    notifySortFailed: effect('notifySortFailed'),
    /** Back to the list of decks. */
    leaveList: effect('leaveList'),
  },
  guards: {
    hasCards: (_, {cards}: CardPage) => cards.length > 0,
    isCommunity: ({context}) => context.tab === 'comunidade',
    isOtherOrder: ({context}, {sortBy}: {sortBy: CardOrder}) =>
      context.tab === 'comunidade' && context.choice.sortBy !== sortBy,
    isOffline: (_, {error}: {error: unknown}) => requestFailureIn(error) === 'offline',
    isMine: ({context}) => context.tab === 'meus-baralhos',
    isUnwritten: ({context: {tab, lessonId, choice}}) => emptinessOf(tab, lessonId, choice.includes) === 'lesson',
  },
}).createMachine({
  id: 'cardList',
  context: ({input}) => ({...input, wished: input.choice.sortBy, cards: [], total: 0, lessons: []}),
  initial: 'loading',
  on: {
    'search.submit': {
      guard: 'isCommunity',
      target: '.loading',
      actions: [
        {type: 'storeWords', params: ({event}) => ({includes: event.includes.trim()})},
        {type: 'keepChoice', params: ({context}) => ({lessonId: context.lessonId, choice: context.choice})},
        'resetPaging',
      ],
    },
  },
  states: {
    loading: {
      tags: 'pending',
      invoke: {
        id: 'loadCards',
        src: 'loadCards',
        input: ({context}) => asked(context),
        onDone: {
          target: 'deciding',
          actions: [
            {type: 'storeCards', params: ({event}) => event.output},
            {type: 'tellPaging', params: ({event}) => known(event.output)},
          ],
        },
        onError: [
          {guard: {type: 'isOffline', params: ({event}) => ({error: event.error})}, target: 'offline'},
          {target: 'failed'},
        ],
      },
    },
    deciding: {
      always: [
        {guard: {type: 'hasCards', params: ({context}) => context}, target: 'list'},
        {guard: 'isMine', target: 'emptyMine'},
        {guard: 'isUnwritten', target: 'emptyLesson'},
        {target: 'emptySearch'},
      ],
    },
    emptySearch: {on: {'cards.refresh': 'loading'}},
    emptyLesson: {on: {'cards.refresh': 'loading'}},
    emptyMine: {entry: 'leaveList'},
    offline: {on: {'cards.retry': 'loading', 'network.returned': 'loading'}},
    failed: {on: {'cards.retry': 'loading', 'network.returned': 'loading'}},
    list: {
      initial: 'reading',
      on: {
        'more.arrived': {
          actions: [
            {type: 'storeMore', params: ({event}) => event},
            {type: 'tellPaging', params: ({context}) => known(context)},
          ],
        },
        'cards.refresh': '.refreshing',
        'sort.pick': {
          guard: {type: 'isOtherOrder', params: ({event}) => ({sortBy: event.sortBy})},
          target: '.sorting',
          reenter: true,
          actions: {type: 'storeWish', params: ({event}) => ({sortBy: event.sortBy})},
        },
      },
      states: {
        reading: {},
        refreshing: {
          invoke: {
            id: 'loadCards',
            src: 'loadCards',
            input: ({context}) => ({...asked(context), count: Math.max(context.windowSize, context.cards.length)}),
            onDone: {
              target: '#cardList.deciding',
              actions: [
                {type: 'storeCards', params: ({event}) => event.output},
                {type: 'tellPaging', params: ({event}) => known(event.output)},
              ],
            },
            onError: 'reading',
          },
        },
        sorting: {
          tags: 'pending',
          invoke: {
            id: 'loadCards',
            src: 'loadCards',
            input: ({context}) => ({...asked(context), sortBy: context.wished}),
            onDone: {
              target: '#cardList.deciding',
              actions: [
                'storeOrder',
                {type: 'storeCards', params: ({event}) => event.output},
                {type: 'keepChoice', params: ({context}) => ({lessonId: context.lessonId, choice: context.choice})},
                'resetPaging',
                {type: 'tellPaging', params: ({event}) => known(event.output)},
              ],
            },
            onError: {target: 'reading', actions: 'notifySortFailed'},
          },
        },
      },
    },
  },
})
