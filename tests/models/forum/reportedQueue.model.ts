import {reportedQueueMachine} from '../../../machines/forum/reportedQueue.machine.ts'
import type {ReportedItem} from '../../../machines/forum/reportedQueue.types.ts'
import {reportedText} from '../../../src/text/forum/hiding.ts'
import {reasonNames} from '../../../src/text/study/feedback.ts'
import type {FlowModel} from '../../support/harness.ts'
import type {ViewModel} from '../../support/interactions.ts'
import {older} from './comments.ts'

export const reported: ReportedItem = {
  id: older.id,
  author: older.user.name,
  body: older.body,
  reports: [{title: reasonNames.offTopic, description: 'Propaganda.', createdAt: '2026-03-10T08:00:00.000Z'}],
  link: '/viewer/questao?id=q1&comment=c0',
}

export const reportedQueueModel: FlowModel<typeof reportedQueueMachine> = {
  machine: reportedQueueMachine,
  starts: {'the page': undefined},
  cases: {
    'queue.reload': [{type: 'queue.reload'}],
    'network.returned': [{type: 'network.returned'}],
    'report.settled': [{type: 'report.settled', id: 'c0'}],
  },
  replies: {
    'xstate.done.actor.loadReported': [
      {items: [reported], total: 1},
      {items: [reported], total: 2},
      {items: [], total: 0},
    ],
    'xstate.error.actor.loadReported': [{failure: 'offline'}, {failure: 'unreachable'}],
  },
  contextKey: ({items, total}) => [items.length, total],
  requests: ['loadReported'],
  listeners: [],
  effects: [],
}

const list = ['list', reportedText.list] as const

export const reportedQueueView: ViewModel<typeof reportedQueueMachine> = {
  interactions: {
    'queue.reload': (page) => page.getByRole('button', {name: /^(?:Atualizar denúncias|Tentar de novo)$/u}).click(),
    'network.returned': 'fact',
    'report.settled': 'fact',
  },
  unavailable: ({value}, event) =>
    event.type === 'queue.reload' && value === 'empty' ? 'the page of an empty list is loaded anew' : null,
  excused: {'reportedQueue.empty · queue.reload': 'the page of an empty list is loaded anew'},
  expectations: {
    loading: {visible: [['status', reportedText.loading]], absent: [list]},
    offline: {visible: [['heading', reportedText.offline]], absent: [list]},
    failed: {visible: [['heading', reportedText.failed]], absent: [list]},
    empty: {visible: [['heading', reportedText.empty]], absent: [list]},
    list: {visible: [list, ['text', reasonNames.offTopic], ['text', 'Propaganda.'], ['link', reportedText.content]]},
  },
}
