import {assign, setup} from 'xstate'
import {requestFailureIn} from '../../domain/profile/requestFailure.ts'
import {effect, notProvided} from '../shared/notProvided.ts'
import type {
  FavoritePage,
  FavoritePageInput,
  FavoritesContext,
  FavoritesEvent,
  FavoritesInput,
} from './favorites.types.ts'

/** Pages are cut by place, and places move when favourites come and go: an item that comes twice counts once. */
function joined(items: FavoritesContext['items'], more: FavoritesContext['items']): FavoritesContext['items'] {
  const known = new Set(items.map(({id}) => id))
  return [...items, ...more.filter(({id}) => !known.has(id))]
}

const changed = (removed: readonly string[], id: string, isFavorite: boolean): readonly string[] => {
  const others = removed.filter((known) => known !== id)
  return isFavorite ? others : [...others, id]
}

/**
 * One tab of the student's favourites (flow F-083; spec 2§2, 2§7, 2§9): pages of a hundred, the next when the end of the list is
 * reached; one item open beside it. An item taken out leaves the list at once and comes back to its place when that is
 * undone; the next page begins where the server's list now stands.
 */
export const favoritesMachine = setup({
  types: {} as {context: FavoritesContext; events: FavoritesEvent; input: FavoritesInput; tags: 'pending' | 'listed'},
  actors: {
    loadFavorites: notProvided<FavoritePage, FavoritePageInput>('loadFavorites'),
    loadMoreFavorites: notProvided<FavoritePage, FavoritePageInput>('loadMoreFavorites'),
  },
  actions: {
    storeFirst: assign((_, {items, hasMore, isFromDevice}: FavoritePage) => ({
      items,
      removed: [],
      hasMore,
      isFromDevice,
    })),
    storeMore: assign(({context}, {items, hasMore, isFromDevice}: FavoritePage) => ({
      items: joined(context.items, items),
      hasMore,
      isFromDevice: context.isFromDevice || isFromDevice,
    })),
    storeChange: assign(({context}, {id, isFavorite}: {id: string; isFavorite: boolean}) => ({
      removed: changed(context.removed, id, isFavorite),
    })),
    storeOpen: assign((_, {openId}: {openId: string | null}) => ({openId})),
    openItem: effect<{id: string | null}>('openItem'),
    goToAgenda: effect('goToAgenda'),
    notifyRemoved: effect('notifyRemoved'),
  },
  guards: {
    isOffered: ({context}) => context.isOffered,
    hasItems: (_, {items}: FavoritePage) => items.length > 0,
    hasMore: ({context}) => context.hasMore,
    isListed: ({context}, {id}: {id: string}) => context.items.some((item) => item.id === id),
    isOpen: ({context}) => context.openId !== null,
    isOpenAndLast: ({context}) => context.openId !== null && context.items.length === context.removed.length,
    isRemoval: (_, {isFavorite}: {isFavorite: boolean}) => !isFavorite,
    isOffline: (_, {error}: {error: unknown}) => requestFailureIn(error) === 'offline',
  },
}).createMachine({
  id: 'favorites',
  context: ({input}) => ({...input, items: [], removed: [], hasMore: false, isFromDevice: false}),
  initial: 'deciding',
  on: {'address.changed': {actions: {type: 'storeOpen', params: ({event}) => ({openId: event.openId})}}},
  states: {
    deciding: {always: [{guard: 'isOffered', target: 'loading'}, {target: 'unavailable'}]},
    unavailable: {},
    loading: {
      tags: 'pending',
      invoke: {
        id: 'loadFavorites',
        src: 'loadFavorites',
        input: ({context}) => ({tab: context.tab, skip: 0}),
        onDone: [
          {
            guard: {type: 'hasItems', params: ({event}) => event.output},
            target: 'listed',
            actions: {type: 'storeFirst', params: ({event}) => event.output},
          },
          {target: 'empty', actions: {type: 'storeFirst', params: ({event}) => event.output}},
        ],
        onError: [
          {guard: {type: 'isOffline', params: ({event}) => ({error: event.error})}, target: 'offline'},
          {target: 'failed'},
        ],
      },
    },
    listed: {
      tags: 'listed',
      initial: 'list',
      on: {
        'item.open': {
          guard: {type: 'isListed', params: ({event}) => ({id: event.id})},
          actions: [
            {type: 'storeOpen', params: ({event}) => ({openId: event.id})},
            {type: 'openItem', params: ({event}) => ({id: event.id})},
          ],
        },
        'item.close': [
          {
            guard: 'isOpenAndLast',
            target: 'loading',
            actions: [
              {type: 'storeOpen', params: {openId: null}},
              {type: 'openItem', params: {id: null}},
            ],
          },
          {
            guard: 'isOpen',
            actions: [
              {type: 'storeOpen', params: {openId: null}},
              {type: 'openItem', params: {id: null}},
            ],
          },
        ],
        'favorite.changed': [
          {
            guard: {type: 'isRemoval', params: ({event}) => ({isFavorite: event.isFavorite})},
            actions: [
              {type: 'storeChange', params: ({event: {id, isFavorite}}) => ({id, isFavorite})},
              'notifyRemoved',
            ],
          },
          {actions: {type: 'storeChange', params: ({event: {id, isFavorite}}) => ({id, isFavorite})}},
        ],
      },
      states: {
        list: {on: {'page.more': {guard: 'hasMore', target: 'loadingMore'}}},
        loadingMore: {
          tags: 'pending',
          // The server's list has moved under the page that is on its way: it is asked for anew.
          on: {
            'favorite.changed': {
              target: 'loadingMore',
              reenter: true,
              actions: {type: 'storeChange', params: ({event: {id, isFavorite}}) => ({id, isFavorite})},
            },
          },
          invoke: {
            id: 'loadMoreFavorites',
            src: 'loadMoreFavorites',
            input: ({context}) => ({tab: context.tab, skip: context.items.length - context.removed.length}),
            onDone: {target: 'list', actions: {type: 'storeMore', params: ({event}) => event.output}},
            onError: 'moreFailed',
          },
        },
        moreFailed: {on: {'page.more': 'loadingMore'}},
      },
    },
    empty: {on: {'agenda.back': {actions: 'goToAgenda'}}},
    offline: {on: {'favorites.retry': 'loading', 'network.returned': 'loading'}},
    failed: {on: {'favorites.retry': 'loading'}},
  },
})
