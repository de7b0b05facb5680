import {favoritesMachine} from '../../../machines/study/favorites.machine.ts'
import type {FavoriteItem} from '../../../machines/study/favorites.types.ts'
import {favoritesText} from '../../../src/text/study/favorites.ts'
import type {ViewModel} from '../../support/interactions.ts'
import type {FlowModel} from '../../support/harness.ts'

const item = (id: string, title: string): FavoriteItem => ({id, title, detail: 'Revalida · 2025'})
export const sepsis = item('f1', 'Sepse na primeira hora')
export const stroke = item('f2', 'Afasia de início súbito')
export const colic = item('f3', 'Cólica renal no plantão')

export const favoritesModel: FlowModel<typeof favoritesMachine> = {
  machine: favoritesMachine,
  starts: {
    'a course with favourites': {tab: 'questao', isOffered: true, openId: null},
    'a sprint course': {tab: 'questao', isOffered: false, openId: null},
  },
  cases: {
    'page.more': [{type: 'page.more'}],
    'favorites.retry': [{type: 'favorites.retry'}],
    'network.returned': [{type: 'network.returned'}],
    'agenda.back': [{type: 'agenda.back'}],
    'item.open': [
      {type: 'item.open', id: 'f1'},
      {type: 'item.open', id: 'unknown'},
    ],
    'item.close': [{type: 'item.close'}],
    'address.changed': [
      {type: 'address.changed', openId: 'f2'},
      {type: 'address.changed', openId: 'unknown'},
    ],
    'favorite.changed': [
      {type: 'favorite.changed', id: 'f1', isFavorite: false},
      {type: 'favorite.changed', id: 'f1', isFavorite: true},
    ],
  },
  replies: {
    'xstate.done.actor.loadFavorites': [
      {items: [], hasMore: false, isFromDevice: false},
      {items: [sepsis], hasMore: false, isFromDevice: true},
      {items: [sepsis, stroke], hasMore: true, isFromDevice: false},
    ],
    'xstate.error.actor.loadFavorites': [{failure: 'offline'}, {failure: 'unreachable'}],
    'xstate.done.actor.loadMoreFavorites': [{items: [stroke, colic], hasMore: false, isFromDevice: false}],
    'xstate.error.actor.loadMoreFavorites': [{failure: 'offline'}],
  },
  requests: ['loadFavorites', 'loadMoreFavorites'],
  listeners: [],
  effects: ['openItem', 'goToAgenda', 'notifyRemoved'],
}

const listed = {
  absent: [
    ['text', favoritesText.none],
    ['text', favoritesText.failed],
  ],
} as const

export const favoritesView: ViewModel<typeof favoritesMachine> = {
  interactions: {
    'page.more': (page) => page.getByRole('button', {name: /^(Carregar mais|Tentar de novo)$/}).click(),
    'favorites.retry': (page) => page.getByRole('button', {name: favoritesText.tryAgain}).click(),
    'network.returned': 'fact',
    'agenda.back': (page) => page.getByRole('button', {name: favoritesText.backToAgenda}).click(),
    'item.open': (page) => page.getByRole('button', {name: new RegExp(`^${sepsis.title}`)}).click(),
    'item.close': (page) => page.getByRole('button', {name: favoritesText.close}).click(),
    'address.changed': 'fact',
    'favorite.changed': 'fact',
  },
  expectations: {
    unavailable: {visible: [['heading', favoritesText.unavailable]], absent: [['text', favoritesText.notCounted]]},
    loading: {
      visible: [
        ['status', favoritesText.loading],
        ['text', favoritesText.notCounted],
      ],
      absent: [['list', favoritesText.list]],
    },
    empty: {
      visible: [
        ['heading', favoritesText.none],
        ['button', favoritesText.backToAgenda],
      ],
    },
    offline: {visible: [['alert'], ['heading', favoritesText.offline], ['button', favoritesText.tryAgain]]},
    failed: {visible: [['alert'], ['heading', favoritesText.failed], ['button', favoritesText.tryAgain]]},
    'listed.list': ({removed, openId, items, hasMore, isFromDevice}) => ({
      visible: [
        ['text', favoritesText.notCounted],
        removed.length === items.length ? ['text', favoritesText.nothingLeft] : ['list', favoritesText.list],
        ...(openId === null ? [['text', favoritesText.choose] as const] : [['button', favoritesText.close] as const]),
        ...(openId !== null && removed.includes(openId) ? [['text', favoritesText.removed] as const] : []),
        ...(openId === 'unknown' ? [['text', favoritesText.unknownItem] as const] : []),
        ...(hasMore ? [['button', favoritesText.more] as const] : []),
        ...(isFromDevice ? [['text', favoritesText.fromDevice] as const] : []),
      ],
      absent: [...listed.absent, ...(hasMore ? [] : [['button', favoritesText.more] as const])],
    }),
    'listed.loadingMore': {visible: [['button', favoritesText.loadingMore]], ...listed},
    'listed.moreFailed': {
      visible: [
        ['text', favoritesText.moreFailed],
        ['button', favoritesText.tryAgain],
      ],
      ...listed,
    },
  },
  unavailable: ({context}, event) => {
    if (event.type === 'item.open' && event.id === 'unknown') return "the list holds the student's favourites only"
    if (event.type === 'item.open' && context.removed.includes(event.id)) return 'what was taken out is not in the list'
    if (event.type === 'item.close' && context.openId === null) return 'nothing is open'
    if (event.type === 'page.more' && !context.hasMore) return 'there is no button at the end of the whole list'
    return null
  },
}
