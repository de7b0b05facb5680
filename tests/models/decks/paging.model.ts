import {pagingMachine} from '../../../machines/decks/paging.machine.ts'
import {pagingText} from '../../../src/text/decks/decks.ts'
import type {FlowModel} from '../../support/harness.ts'
import type {ViewModel} from '../../support/interactions.ts'
import {card} from './cards.ts'

export const pagingModel: FlowModel<typeof pagingMachine> = {
  machine: pagingMachine,
  starts: {'pages of one card': {pageSize: 1}},
  cases: {
    'page.next': [{type: 'page.next'}],
    'page.previous': [{type: 'page.previous'}],
    'list.arrived': [
      {type: 'list.arrived', cached: 1, total: 2},
      {type: 'list.arrived', cached: 2, total: 2},
    ],
    'list.reset': [{type: 'list.reset'}],
  },
  replies: {
    'xstate.done.actor.loadMore': [{cards: [card], total: 2}],
    'xstate.error.actor.loadMore': [{failure: 'offline'}],
  },
  requests: ['loadMore'],
  listeners: [],
  effects: ['handOver'],
}

type Context = {readonly page: number; readonly total: number; readonly hasFailed: boolean}

export const pagingView: ViewModel<typeof pagingMachine> = {
  interactions: {
    'page.next': (page) => page.getByRole('button', {name: pagingText.next}).click(),
    'page.previous': (page) => page.getByRole('button', {name: pagingText.previous}).click(),
    'list.arrived': 'fact',
    'list.reset': 'fact',
  },
  expectations: {
    ready: ({page, total, hasFailed}: Context) => ({
      visible: [
        ['text', `${page} / ${Math.max(1, total)}`],
        ...(hasFailed ? [['text', pagingText.failed] as const] : []),
      ],
      absent: [['text', pagingText.fetching], ...(hasFailed ? [] : [['text', pagingText.failed] as const])],
    }),
    fetching: {visible: [['text', pagingText.fetching]]},
  },
  unavailable: ({value}, event) =>
    value === 'fetching' && event.type.startsWith('page.') ? 'the buttons wait for the cards' : null,
}
