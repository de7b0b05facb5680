import {firstChoice} from '../../../domain/decks/cards.ts'
import {cardListMachine} from '../../../machines/decks/cardList.machine.ts'
import {cardListText} from '../../../src/text/decks/decks.ts'
import type {FlowModel} from '../../support/harness.ts'
import type {ViewModel} from '../../support/interactions.ts'
import {card, lessons, ownCard} from './cards.ts'

export const foundCards = {cards: [card, ownCard], total: 3, lessons}

const start = {lessonId: 'l1', choice: firstChoice, windowSize: 70}

export const cardListModel: FlowModel<typeof cardListMachine> = {
  machine: cardListMachine,
  starts: {
    'a lesson of the community': {...start, tab: 'comunidade'},
    'all of the community': {...start, tab: 'comunidade', lessonId: 'todos', windowSize: 75},
    'an own deck': {...start, tab: 'meus-baralhos', windowSize: 75},
  },
  cases: {
    'search.submit': [{type: 'search.submit', includes: ' lua '}],
    'sort.pick': [{type: 'sort.pick', sortBy: 'date'}],
    'more.arrived': [{type: 'more.arrived', cards: [], total: 2}],
    'cards.refresh': [{type: 'cards.refresh'}],
    'cards.retry': [{type: 'cards.retry'}],
    'network.returned': [{type: 'network.returned'}],
  },
  replies: {
    'xstate.done.actor.loadCards': [{cards: [], total: 0, lessons}, foundCards],
    'xstate.error.actor.loadCards': [{failure: 'offline'}, {failure: 'unreachable'}],
  },
  requests: ['loadCards'],
  listeners: [],
  effects: ['keepChoice', 'resetPaging', 'tellPaging', 'notifySortFailed', 'leaveList'],
}

const retry = ['button', cardListText.tryAgain] as const
const list = ['list', cardListText.list] as const

export const cardListView: ViewModel<typeof cardListMachine> = {
  interactions: {
    'search.submit': async (page, {includes}) => {
      await page.getByRole('searchbox', {name: cardListText.search}).fill(includes)
      await page.getByRole('button', {name: cardListText.searchButton, exact: true}).click()
    },
    'sort.pick': (page, {sortBy}) => page.getByRole('combobox', {name: cardListText.order}).selectOptions(sortBy),
    'more.arrived': 'fact',
    'cards.refresh': 'fact',
    'cards.retry': (page) => page.getByRole('button', {name: cardListText.tryAgain}).click(),
    'network.returned': 'fact',
  },
  expectations: {
    loading: {visible: [['status', cardListText.loading]], absent: [list, retry]},
    emptySearch: {visible: [['heading', cardListText.noneFound]], absent: [list]},
    emptyLesson: {
      visible: [
        ['heading', cardListText.noneWritten],
        ['button', cardListText.createFirst],
      ],
      absent: [list],
    },
    emptyMine: {visible: [['heading', cardListText.noneMine]], absent: [list]},
    offline: {visible: [['alert'], ['heading', cardListText.offline], retry], absent: [list]},
    failed: {visible: [['alert'], ['heading', cardListText.failed], retry], absent: [list]},
    'list.reading': {visible: [list], absent: [retry, ['text', cardListText.sorting]]},
    'list.refreshing': {visible: [list], absent: [retry, ['text', cardListText.sorting]]},
    'list.sorting': {visible: [list, ['text', cardListText.sorting]]},
  },
}
