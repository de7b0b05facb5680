import type {HistoryEntry} from '../../../domain/exam/history.ts'
import {historyMachine} from '../../../machines/exam/history.machine.ts'
import {examHistoryText, historyNames} from '../../../src/text/exam/examHistory.ts'
import type {ViewModel} from '../../support/interactions.ts'
import type {FlowModel} from '../../support/harness.ts'

export const takenMock: HistoryEntry = {
  id: 'm1',
  tag: 'MockExamActivity',
  template: 'aristo-2',
  title: 'Simulado Aristo 2',
  institution: null,
  calendarDate: '20261114',
  grade: 78.25,
  finished: true,
  receipt: {
    sequence: 12,
    hash: '3fa81c77'.repeat(8),
    finishedAt: '2026-11-14T15:30:00.000Z',
    answered: 98,
    total: 100,
    byStudent: true,
  },
}
export const missedMock: HistoryEntry = {
  ...takenMock,
  id: null,
  template: 'aristo-1',
  title: 'Simulado Aristo 1',
  calendarDate: '20261031',
  grade: null,
  finished: false,
  receipt: null,
}

export const historyModel: FlowModel<typeof historyMachine> = {
  machine: historyMachine,
  starts: {'the mock exams': {kind: 'simulado'}},
  cases: {
    'kind.select': [
      {type: 'kind.select', kind: 'prova'},
      {type: 'kind.select', kind: 'simulado'},
    ],
    'history.retry': [{type: 'history.retry'}],
    'network.returned': [{type: 'network.returned'}],
    'extra.add': [
      {type: 'extra.add', template: 'aristo-1', key: 'key-1'},
      {type: 'extra.add', template: 'aristo-2', key: 'key-1'},
    ],
  },
  replies: {
    'xstate.done.actor.loadHistory': [
      {entries: [], isFromDevice: false},
      {entries: [takenMock, missedMock], isFromDevice: false},
    ],
    'xstate.error.actor.loadHistory': [{failure: 'offline'}, {failure: 'unreachable'}],
    'xstate.done.actor.createExtra': [{id: 'x1', calendarDate: '20261121'}],
    'xstate.error.actor.createExtra': [{failure: 'unreachable'}, {failure: 'refused'}],
  },
  requests: ['loadHistory', 'createExtra'],
  listeners: [],
  effects: ['openExtra', 'notifyAdded', 'notifyAddFailed'],
}

const add = ['button', examHistoryText.addExtra] as const
const shown = [
  ['heading', takenMock.title],
  ['text', examHistoryText.done],
  ['text', examHistoryText.notDone],
] as const

export const historyView: ViewModel<typeof historyMachine> = {
  interactions: {
    'kind.select': 'fact',
    'history.retry': (page) => page.getByRole('button', {name: examHistoryText.tryAgain}).click(),
    'network.returned': 'fact',
    'extra.add': (page) => page.getByRole('button', {name: examHistoryText.addExtra}).click(),
  },
  expectations: {
    loading: ({kind}) => ({
      visible: [
        ['status', examHistoryText.loading],
        ['link', historyNames[kind]],
      ],
      absent: [['list', historyNames[kind]]],
    }),
    'list.idle': ({kind}) => ({
      visible: [...shown, ...(kind === 'simulado' ? [add, ['link', takenMock.title] as const] : [])],
      absent: [['alert'], ...(kind === 'simulado' ? [] : [add])],
    }),
    'list.adding': {visible: [...shown, ['button', examHistoryText.adding]], absent: [['alert']]},
    'list.addFailed': ({isRefused}) => ({
      visible: [
        ...shown,
        ['alert'],
        ['text', examHistoryText.addFailedTitle],
        add,
        ['text', isRefused ? `${examHistoryText.addFailed} ${examHistoryText.addLater}` : examHistoryText.addFailed],
      ],
    }),
    empty: {visible: [['heading', examHistoryText.none]], absent: [['button', examHistoryText.tryAgain]]},
    offline: {visible: [['alert'], ['heading', examHistoryText.offline], ['button', examHistoryText.tryAgain]]},
    failed: {visible: [['alert'], ['heading', examHistoryText.failed], ['button', examHistoryText.tryAgain]]},
  },
  unavailable: (_, event) => {
    if (event.type === 'extra.add' && event.template === takenMock.template)
      return 'a finished mock exam offers no extra'
    return null
  },
}
