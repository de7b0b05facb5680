import {assign, setup} from 'xstate'
import {requestFailureIn} from '../../domain/profile/requestFailure.ts'
import {
  itemOf,
  type KeptRaffle,
  leftOf,
  noItems,
  type PutBack,
  type RaffleCategory,
  type RaffleLists,
  raffleCategories,
  shownItem,
  withDrawn,
  withPutBack,
} from '../../domain/stage/raffle.ts'
import {effect, notProvided} from '../shared/notProvided.ts'
import type {LoadedRaffle, OpenedItem, RaffleContext, RaffleEvent, RaffleInput} from './raffle.types.ts'

const drawnBy = ({lists, kept}: RaffleContext, roll: number): KeptRaffle => {
  const item = itemOf(leftOf(lists, kept), roll)
  return item === null ? kept : withDrawn(kept, item.id)
}

/**
 * The team's raffle on the stage (flow F-143; spec 3§2.8, 3§4): a category, a moment of suspense, and an item that was not
 * drawn yet, opened in another tab. What was drawn is kept on the device before it is seen, so that nothing comes twice.
 * Where the system asks for less motion there is no suspense.
 */
export const raffleMachine = setup({
  types: {} as {context: RaffleContext; events: RaffleEvent; input: RaffleInput; tags: 'pending' | 'stage'},
  actors: {
    /** Rejects with a request failure when neither server nor device knows the lists. */
    loadRaffle: notProvided<LoadedRaffle>('loadRaffle'),
    /** Opens the item in another tab; rejects where the browser does not let it. */
    openItem: notProvided<void, OpenedItem>('openItem'),
  },
  actions: {
    storeLists: assign((_, {lists}: {lists: RaffleLists}) => ({lists})),
    storeCategory: assign(({context}, {category}: {category: RaffleCategory}) => ({
      kept: {...context.kept, category, shownId: null},
    })),
    storeDraw: assign(({context}, {roll}: {roll: number}) => ({kept: drawnBy(context, roll)})),
    storeQuestion: assign((_, {what}: {what: PutBack}) => ({putBack: what})),
    storePutBack: assign(({context}) => ({kept: withPutBack(context.kept, context.putBack)})),
    storeDrawn: assign(({context}, {kept}: {kept: KeptRaffle}) => ({kept: {...context.kept, drawn: kept.drawn}})),
    clearShown: assign(({context}) => ({kept: {...context.kept, shownId: null}})),
    keepRaffle: effect<KeptRaffle>('keepRaffle'),
  },
  guards: {
    hasItems: (_, {lists}: {lists: RaffleLists}) => raffleCategories.some((category) => lists[category].length > 0),
    hasLeft: ({context: {lists, kept}}) => leftOf(lists, kept).length > 0,
    hasNoneLeft: ({context: {lists, kept}}) => leftOf(lists, kept).length === 0,
    hasShown: ({context: {lists, kept}}) => shownItem(lists, kept) !== null,
    hasDrawn: ({context: {kept}}, {what}: {what: PutBack}) =>
      (what === 'all' ? raffleCategories : [kept.category]).some((category) => kept.drawn[category].length > 0),
    isMotionReduced: (_, {isMotionReduced}: {isMotionReduced: boolean}) => isMotionReduced,
    isOffline: (_, {error}: {error: unknown}) => requestFailureIn(error) === 'offline',
  },
  delays: {suspense: 2_200},
}).createMachine({
  id: 'raffle',
  context: ({input: {kept}}) => ({lists: noItems, kept, putBack: 'category'}),
  initial: 'loading',
  on: {'raffle.changed': {actions: {type: 'storeDrawn', params: ({event: {kept}}) => ({kept})}}},
  states: {
    loading: {
      tags: 'pending',
      invoke: {
        id: 'loadRaffle',
        src: 'loadRaffle',
        onDone: [
          {
            guard: {type: 'hasItems', params: ({event}) => event.output},
            target: 'open',
            actions: {type: 'storeLists', params: ({event}) => event.output},
          },
          {target: 'empty'},
        ],
        onError: [
          {guard: {type: 'isOffline', params: ({event}) => ({error: event.error})}, target: 'offline'},
          {target: 'failed'},
        ],
      },
    },
    empty: {},
    offline: {on: {'list.retry': 'loading', 'network.returned': 'loading'}},
    failed: {on: {'list.retry': 'loading'}},
    open: {
      tags: 'stage',
      initial: 'ready',
      states: {
        ready: {
          initial: 'arranging',
          on: {
            'category.choose': {
              target: '.idle',
              actions: [
                {type: 'storeCategory', params: ({event: {category}}) => ({category})},
                {type: 'keepRaffle', params: ({context}) => context.kept},
              ],
            },
            'raffle.draw': [
              {
                guard: 'hasNoneLeft',
                target: '.exhausted',
                actions: ['clearShown', {type: 'keepRaffle', params: ({context}) => context.kept}],
              },
              {
                guard: {type: 'isMotionReduced', params: ({event: {isMotionReduced}}) => ({isMotionReduced})},
                target: 'opening',
                actions: [
                  {type: 'storeDraw', params: ({event: {roll}}) => ({roll})},
                  {type: 'keepRaffle', params: ({context}) => context.kept},
                ],
              },
              {
                target: 'drawing',
                actions: [
                  {type: 'storeDraw', params: ({event: {roll}}) => ({roll})},
                  {type: 'keepRaffle', params: ({context}) => context.kept},
                ],
              },
            ],
            'raffle.putBack': {
              guard: {type: 'hasDrawn', params: ({event: {what}}) => ({what})},
              target: 'asking',
              actions: {type: 'storeQuestion', params: ({event: {what}}) => ({what})},
            },
          },
          states: {
            arranging: {always: [{guard: 'hasShown', target: 'drawn'}, {target: 'idle'}]},
            idle: {always: {guard: 'hasNoneLeft', target: 'exhausted'}},
            exhausted: {always: {guard: 'hasLeft', target: 'idle'}},
            drawn: {on: {'item.open': '#raffle.open.opening'}},
            blocked: {on: {'item.open': '#raffle.open.opening'}},
          },
        },
        drawing: {after: {suspense: 'opening'}},
        opening: {
          invoke: {
            id: 'openItem',
            src: 'openItem',
            input: ({context: {kept}}) => ({category: kept.category, id: kept.shownId ?? ''}),
            onDone: 'ready.drawn',
            onError: 'ready.blocked',
          },
        },
        asking: {
          on: {
            'putBack.confirm': {
              target: 'ready',
              actions: ['storePutBack', {type: 'keepRaffle', params: ({context}) => context.kept}],
            },
            'putBack.cancel': 'ready',
          },
        },
      },
    },
  },
})
